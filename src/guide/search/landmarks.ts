// biome-ignore-all format: lists of names read better in rows
import { nameKeys } from '../cities/name-keys.ts'

/** A sight that families look for things around, though it is no place of the guide. */
export interface Landmark {
  name: string
  /** The slug of its city. */
  city: string
  lat: number
  lng: number
}

/** The name as it is shown, what else is typed for it, with commas between, and where it is. */
const rows: readonly (readonly [name: string, typed: string, city: string, lat: number, lng: number])[] = [
  ['Louvre', 'Louvre Museum, Musée du Louvre, Museo del Louvre, Mona Lisa, Luwr, Luwru, Louvru, Лувър, Лувъра, Λούβρο', 'paris', 48.8606, 2.3376],
  ['Notre-Dame', 'Notre Dame de Paris', 'paris', 48.853, 2.3499],
  ['Sacré-Cœur', 'Sacre Coeur, Montmartre', 'paris', 48.8867, 2.3431],
  ['Champs-Élysées', '', 'paris', 48.8698, 2.3076],
  ['Arc de Triomphe', 'Triumphbogen Paris, Triomfboog, Łuk Triumfalny, Łuku Triumfalnego', 'paris', 48.8738, 2.295],
  ['Musée d’Orsay', '', 'paris', 48.86, 2.3266],
  ['Gare du Nord', '', 'paris', 48.8809, 2.3553],
  ['Gare de Lyon', '', 'paris', 48.8443, 2.3743],
  ['Big Ben', 'Houses of Parliament', 'london', 51.5007, -0.1246],
  ['Westminster Abbey', '', 'london', 51.4993, -0.1273],
  ['Buckingham Palace', '', 'london', 51.5014, -0.1419],
  ['London Eye', '', 'london', 51.5033, -0.1195],
  ['Tower Bridge', '', 'london', 51.5055, -0.0754],
  ['Hyde Park', '', 'london', 51.5073, -0.1657],
  ['Trafalgar Square', '', 'london', 51.508, -0.1281],
  ['Leicester Square', '', 'london', 51.5104, -0.1301],
  ['Piccadilly Circus', '', 'london', 51.5101, -0.134],
  ['Covent Garden', '', 'london', 51.5117, -0.124],
  ['Wembley', 'Wembley Stadium', 'london', 51.556, -0.2795],
  ['King’s Cross', 'King’s Cross Station, St Pancras', 'london', 51.5308, -0.1238],
  ['Sagrada Família', '', 'barcelona', 41.4036, 2.1744],
  ['La Rambla', 'Ramblas, Las Ramblas, Les Rambles', 'barcelona', 41.3809, 2.173],
  ['Camp Nou', '', 'barcelona', 41.3809, 2.1228],
  ['Museo del Prado', 'Prado Museum', 'madrid', 40.4138, -3.6921],
  ['Puerta del Sol', '', 'madrid', 40.4169, -3.7035],
  ['Gran Vía', '', 'madrid', 40.4203, -3.7058],
  ['Bernabéu', 'Santiago Bernabéu', 'madrid', 40.4531, -3.6883],
  ['Brandenburg Gate', 'Brandenburger Tor, Porte de Brandebourg, Porta di Brandeburgo, Puerta de Brandeburgo, Porta de Brandemburgo, Brama Brandenburska, Bramy Brandenburskiej, Braniborská brána, Braniborské brány', 'berlin', 52.5163, 13.3777],
  ['Reichstag', '', 'berlin', 52.5186, 13.3762],
  ['Alexanderplatz', '', 'berlin', 52.5219, 13.4132],
  ['Berlin TV Tower', 'Fernsehturm Berlin, Berliner Fernsehturm', 'berlin', 52.5208, 13.4094],
  ['Museum Island', 'Museumsinsel', 'berlin', 52.5169, 13.4019],
  ['Cologne Cathedral', 'Kölner Dom, Cathédrale de Cologne, Duomo di Colonia, Catedral de Colonia, Dom van Keulen, Katedra w Kolonii', 'cologne', 50.9413, 6.9583],
  ['Marienplatz', '', 'munich', 48.1374, 11.5755],
  ['Theresienwiese', 'Oktoberfest', 'munich', 48.1315, 11.5496],
  ['Allianz Arena', '', 'munich', 48.2188, 11.6247],
  ['Reeperbahn', '', 'hamburg', 53.5496, 9.9586],
  ['Elbphilharmonie', '', 'hamburg', 53.5413, 9.9841],
  ['Speicherstadt', '', 'hamburg', 53.5433, 9.9886],
  ['Landungsbrücken', '', 'hamburg', 53.5459, 9.9681],
  ['Schönbrunn Palace', 'Schloss Schönbrunn, Schloß Schönbrunn, Palais de Schönbrunn, Château de Schönbrunn, Castello di Schönbrunn, Reggia di Schönbrunn, Palacio de Schönbrunn, Palácio de Schönbrunn, Pałac Schönbrunn, Pałacu Schönbrunn, zámek Schönbrunn, zámku Schönbrunn, Paleis Schönbrunn, Schönbrunn slot, Schönbrunni kastély', 'vienna', 48.1858, 16.3128],
  ['Stephansdom', 'Stephansplatz', 'vienna', 48.2085, 16.3731],
  ['Hofburg', '', 'vienna', 48.2065, 16.3658],
  ['Spanish Riding School', 'Spanische Hofreitschule', 'vienna', 48.2076, 16.366],
  ['Trevi Fountain', 'Trevi, Fontana di Trevi, Trevi-Brunnen, Trevibrunnen, Fontaine de Trevi, Trevifontein', 'rome', 41.9009, 12.4833],
  ['Vatican', 'Vatikan, Vaticano, Vatikán, Watykan, Watykanu, Vaticaan, Vaticaanstad, Vatikanet, Ватикан, Ватикана, Βατικανό', 'rome', 41.9022, 12.4539],
  ['Piazza Navona', '', 'rome', 41.8992, 12.4731],
  ['Forum Romanum', 'Fori Imperiali', 'rome', 41.8925, 12.4853],
  ['Pantheon', '', 'rome', 41.8986, 12.4769],
  ['Roma Termini', '', 'rome', 41.901, 12.5018],
  ['Uffizi', 'Uffizien', 'florence', 43.7678, 11.2553],
  ['Ponte Vecchio', '', 'florence', 43.768, 11.2531],
  ['Rialto Bridge', 'Rialto, Rialtobrücke', 'venice', 45.438, 12.3359],
  ['Piazza San Marco', 'Markusplatz', 'venice', 45.4341, 12.3388],
  ['Grand-Place', 'Grote Markt Brussel', 'brussels', 50.8467, 4.3525],
  ['Manneken Pis', '', 'brussels', 50.845, 4.35],
  ['Rijksmuseum', '', 'amsterdam', 52.36, 4.8852],
  ['Van Gogh Museum', '', 'amsterdam', 52.3584, 4.8811],
  ['Anne Frank House', 'Anne Frank', 'amsterdam', 52.3752, 4.884],
  ['Dam Square', '', 'amsterdam', 52.3731, 4.8926],
  ['Little Mermaid', 'Den lille havfrue, Kleine Meerjungfrau, Petite Sirène', 'copenhagen', 55.6929, 12.5993],
  ['Nyhavn', '', 'copenhagen', 55.6798, 12.5914],
  ['Amalienborg', '', 'copenhagen', 55.6841, 12.593],
  ['Charles Bridge', 'Karlův most, Karlova mostu, Karlsbrücke, Pont Charles, Puente de Carlos, Ponte Carlo, Karelsbrug, Most Karola, Mostu Karola', 'prague', 50.0865, 14.4114],
  ['Staroměstské náměstí', 'Orloj', 'prague', 50.0875, 14.4213],
  ['Gamla stan', '', 'stockholm', 59.325, 18.0707],
  ['Trinity College', '', 'dublin', 53.3444, -6.2577],
  ['Temple Bar', '', 'dublin', 53.3455, -6.2642],
  ['Guinness Storehouse', '', 'dublin', 53.3419, -6.2867],
  ['Phoenix Park', '', 'dublin', 53.3559, -6.3298],
  ['Belém Tower', 'Tower of Belém, Torre de Belém, Belém', 'lisbon', 38.6916, -9.216],
  ['Alfama', '', 'lisbon', 38.7118, -9.13],
  ['Ribeira do Porto', '', 'porto', 41.1406, -8.6132],
  ['Fisherman’s Bastion', 'Halászbástya, Fischerbastei', 'budapest', 47.5022, 19.0348],
  ['Buda Castle', 'Budai vár', 'budapest', 47.4961, 19.0396],
  ['Chain Bridge', 'Lánchíd, Kettenbrücke', 'budapest', 47.4989, 19.0438],
  ['Rynek Główny', 'Rynku Głównego', 'krakow', 50.0617, 19.9373],
  ['Wawel', 'Wawelu', 'krakow', 50.0541, 19.9352],
  ['Plaka', 'Plaka Athens, Πλάκα', 'athens', 37.9729, 23.7303],
  ['Syntagma Square', 'Syntagma, Σύνταγμα', 'athens', 37.9755, 23.7348],
  ['Zytglogge', '', 'bern', 46.948, 7.4477],
  ['Chapel Bridge', 'Kapellbrücke', 'lucerne', 47.0517, 8.3075],
  ['Jet d’eau', '', 'geneva', 46.2074, 6.1559],
]

/** By what each is called, as `nameKeys` has it. */
export const landmarks: ReadonlyMap<string, Landmark> = new Map(
  rows.flatMap(([name, typed, city, lat, lng]) =>
    `${name}, ${typed}`
      .split(', ')
      .filter(Boolean)
      .flatMap(nameKeys)
      .map((key) => [key, { name, city, lat, lng }] as const),
  ),
)
