import type { Position } from '../how-far/distance.ts'

export interface BuiltInCity extends Position {
  name: string
  slug: string
}

/** The cities of a fresh installation, and those that Settings offers to add again. */
export const builtInCountries: readonly { country: string; cities: readonly BuiltInCity[] }[] = [
  {
    country: 'France',
    cities: [
      { name: 'Paris', slug: 'paris', lat: 48.8566, lng: 2.3522 },
      { name: 'Lyon', slug: 'lyon', lat: 45.764, lng: 4.8357 },
      { name: 'Marseille', slug: 'marseille', lat: 43.2965, lng: 5.3698 },
      { name: 'Nice', slug: 'nice', lat: 43.7102, lng: 7.262 },
      { name: 'Toulouse', slug: 'toulouse', lat: 43.6047, lng: 1.4442 },
    ],
  },
  {
    country: 'Germany',
    cities: [
      { name: 'Berlin', slug: 'berlin', lat: 52.52, lng: 13.405 },
      { name: 'Munich', slug: 'munich', lat: 48.1351, lng: 11.582 },
      { name: 'Hamburg', slug: 'hamburg', lat: 53.5511, lng: 9.9937 },
      { name: 'Cologne', slug: 'cologne', lat: 50.9375, lng: 6.9603 },
      { name: 'Frankfurt', slug: 'frankfurt', lat: 50.1109, lng: 8.6821 },
    ],
  },
  {
    country: 'Spain',
    cities: [
      { name: 'Madrid', slug: 'madrid', lat: 40.4168, lng: -3.7038 },
      { name: 'Barcelona', slug: 'barcelona', lat: 41.3874, lng: 2.1686 },
      { name: 'Valencia', slug: 'valencia', lat: 39.4699, lng: -0.3763 },
      { name: 'Seville', slug: 'seville', lat: 37.3891, lng: -5.9845 },
      { name: 'Málaga', slug: 'malaga', lat: 36.7213, lng: -4.4214 },
    ],
  },
  {
    country: 'Italy',
    cities: [
      { name: 'Rome', slug: 'rome', lat: 41.9028, lng: 12.4964 },
      { name: 'Milan', slug: 'milan', lat: 45.4642, lng: 9.19 },
      { name: 'Florence', slug: 'florence', lat: 43.7696, lng: 11.2558 },
      { name: 'Venice', slug: 'venice', lat: 45.4408, lng: 12.3155 },
      { name: 'Naples', slug: 'naples', lat: 40.8518, lng: 14.2681 },
    ],
  },
  {
    country: 'United Kingdom',
    cities: [
      { name: 'London', slug: 'london', lat: 51.5074, lng: -0.1278 },
      { name: 'Edinburgh', slug: 'edinburgh', lat: 55.9533, lng: -3.1883 },
      { name: 'Glasgow', slug: 'glasgow', lat: 55.8642, lng: -4.2518 },
      { name: 'Manchester', slug: 'manchester', lat: 53.4808, lng: -2.2426 },
      { name: 'Birmingham', slug: 'birmingham', lat: 52.4862, lng: -1.8904 },
    ],
  },
  {
    country: 'Netherlands',
    cities: [
      { name: 'Amsterdam', slug: 'amsterdam', lat: 52.3676, lng: 4.9041 },
      { name: 'Rotterdam', slug: 'rotterdam', lat: 51.9225, lng: 4.4792 },
      { name: 'The Hague', slug: 'the-hague', lat: 52.0705, lng: 4.3007 },
      { name: 'Utrecht', slug: 'utrecht', lat: 52.0907, lng: 5.1214 },
      { name: 'Eindhoven', slug: 'eindhoven', lat: 51.4416, lng: 5.4697 },
    ],
  },
  {
    country: 'Belgium',
    cities: [
      { name: 'Brussels', slug: 'brussels', lat: 50.8503, lng: 4.3517 },
      { name: 'Antwerp', slug: 'antwerp', lat: 51.2194, lng: 4.4025 },
      { name: 'Ghent', slug: 'ghent', lat: 51.0543, lng: 3.7174 },
      { name: 'Bruges', slug: 'bruges', lat: 51.2093, lng: 3.2247 },
      { name: 'Liège', slug: 'liege', lat: 50.6326, lng: 5.5797 },
    ],
  },
  {
    country: 'Austria',
    cities: [
      { name: 'Vienna', slug: 'vienna', lat: 48.2082, lng: 16.3738 },
      { name: 'Salzburg', slug: 'salzburg', lat: 47.8095, lng: 13.055 },
      { name: 'Innsbruck', slug: 'innsbruck', lat: 47.2692, lng: 11.4041 },
      { name: 'Graz', slug: 'graz', lat: 47.0707, lng: 15.4395 },
      { name: 'Linz', slug: 'linz', lat: 48.3069, lng: 14.2858 },
    ],
  },
  {
    country: 'Switzerland',
    cities: [
      { name: 'Zurich', slug: 'zurich', lat: 47.3769, lng: 8.5417 },
      { name: 'Geneva', slug: 'geneva', lat: 46.2044, lng: 6.1432 },
      { name: 'Basel', slug: 'basel', lat: 47.5596, lng: 7.5886 },
      { name: 'Bern', slug: 'bern', lat: 46.948, lng: 7.4474 },
      { name: 'Lucerne', slug: 'lucerne', lat: 47.0502, lng: 8.3093 },
    ],
  },
  {
    country: 'Poland',
    cities: [
      { name: 'Warsaw', slug: 'warsaw', lat: 52.2297, lng: 21.0122 },
      { name: 'Kraków', slug: 'krakow', lat: 50.0647, lng: 19.945 },
      { name: 'Wrocław', slug: 'wroclaw', lat: 51.1079, lng: 17.0385 },
      { name: 'Gdańsk', slug: 'gdansk', lat: 54.352, lng: 18.6466 },
      { name: 'Poznań', slug: 'poznan', lat: 52.4064, lng: 16.9252 },
    ],
  },
  {
    country: 'Czech Republic',
    cities: [
      { name: 'Prague', slug: 'prague', lat: 50.0755, lng: 14.4378 },
      { name: 'Brno', slug: 'brno', lat: 49.1951, lng: 16.6068 },
      { name: 'Plzeň', slug: 'plzen', lat: 49.7384, lng: 13.3736 },
      { name: 'Ostrava', slug: 'ostrava', lat: 49.8209, lng: 18.2625 },
      { name: 'Liberec', slug: 'liberec', lat: 50.7663, lng: 15.0543 },
    ],
  },
  {
    country: 'Hungary',
    cities: [
      { name: 'Budapest', slug: 'budapest', lat: 47.4979, lng: 19.0402 },
      { name: 'Debrecen', slug: 'debrecen', lat: 47.5316, lng: 21.6273 },
      { name: 'Szeged', slug: 'szeged', lat: 46.253, lng: 20.1414 },
      { name: 'Pécs', slug: 'pecs', lat: 46.0727, lng: 18.2323 },
      { name: 'Győr', slug: 'gyor', lat: 47.6842, lng: 17.6344 },
    ],
  },
  {
    country: 'Portugal',
    cities: [
      { name: 'Lisbon', slug: 'lisbon', lat: 38.7223, lng: -9.1393 },
      { name: 'Porto', slug: 'porto', lat: 41.1579, lng: -8.6291 },
      { name: 'Faro', slug: 'faro', lat: 37.0194, lng: -7.9304 },
      { name: 'Coimbra', slug: 'coimbra', lat: 40.2033, lng: -8.4103 },
      { name: 'Funchal', slug: 'funchal', lat: 32.6669, lng: -16.9241 },
    ],
  },
  {
    country: 'Greece',
    cities: [
      { name: 'Athens', slug: 'athens', lat: 37.9838, lng: 23.7275 },
      { name: 'Thessaloniki', slug: 'thessaloniki', lat: 40.6401, lng: 22.9444 },
      { name: 'Heraklion', slug: 'heraklion', lat: 35.3387, lng: 25.1442 },
      { name: 'Rhodes', slug: 'rhodes', lat: 36.4349, lng: 28.2176 },
      { name: 'Corfu', slug: 'corfu', lat: 39.6243, lng: 19.9217 },
    ],
  },
  {
    country: 'Denmark',
    cities: [
      { name: 'Copenhagen', slug: 'copenhagen', lat: 55.6761, lng: 12.5683 },
      { name: 'Billund', slug: 'billund', lat: 55.7308, lng: 9.1153 },
      { name: 'Aarhus', slug: 'aarhus', lat: 56.1629, lng: 10.2039 },
      { name: 'Odense', slug: 'odense', lat: 55.4038, lng: 10.4024 },
      { name: 'Aalborg', slug: 'aalborg', lat: 57.0488, lng: 9.9217 },
    ],
  },
  {
    country: 'Sweden',
    cities: [
      { name: 'Stockholm', slug: 'stockholm', lat: 59.3293, lng: 18.0686 },
      { name: 'Gothenburg', slug: 'gothenburg', lat: 57.7089, lng: 11.9746 },
      { name: 'Malmö', slug: 'malmo', lat: 55.605, lng: 13.0038 },
      { name: 'Linköping', slug: 'linkoping', lat: 58.4108, lng: 15.6214 },
      { name: 'Jönköping', slug: 'jonkoping', lat: 57.7826, lng: 14.1618 },
    ],
  },
  {
    country: 'Norway',
    cities: [
      { name: 'Oslo', slug: 'oslo', lat: 59.9139, lng: 10.7522 },
      { name: 'Bergen', slug: 'bergen', lat: 60.3913, lng: 5.3221 },
      { name: 'Stavanger', slug: 'stavanger', lat: 58.97, lng: 5.7331 },
      { name: 'Kristiansand', slug: 'kristiansand', lat: 58.1467, lng: 7.9956 },
      { name: 'Trondheim', slug: 'trondheim', lat: 63.4305, lng: 10.3951 },
    ],
  },
  {
    country: 'Finland',
    cities: [
      { name: 'Helsinki', slug: 'helsinki', lat: 60.1699, lng: 24.9384 },
      { name: 'Tampere', slug: 'tampere', lat: 61.4978, lng: 23.761 },
      { name: 'Turku', slug: 'turku', lat: 60.4518, lng: 22.2666 },
      { name: 'Rovaniemi', slug: 'rovaniemi', lat: 66.5039, lng: 25.7294 },
      { name: 'Lahti', slug: 'lahti', lat: 60.9827, lng: 25.6612 },
    ],
  },
  {
    country: 'Romania',
    cities: [
      { name: 'Bucharest', slug: 'bucharest', lat: 44.4268, lng: 26.1025 },
      { name: 'Brașov', slug: 'brasov', lat: 45.6427, lng: 25.5887 },
      { name: 'Cluj-Napoca', slug: 'cluj-napoca', lat: 46.7712, lng: 23.6236 },
      { name: 'Sibiu', slug: 'sibiu', lat: 45.7969, lng: 24.1519 },
      { name: 'Constanța', slug: 'constanta', lat: 44.1598, lng: 28.6348 },
    ],
  },
  {
    country: 'Bulgaria',
    cities: [
      { name: 'Sofia', slug: 'sofia', lat: 42.6977, lng: 23.3219 },
      { name: 'Plovdiv', slug: 'plovdiv', lat: 42.1354, lng: 24.7453 },
      { name: 'Varna', slug: 'varna', lat: 43.2141, lng: 27.9147 },
      { name: 'Burgas', slug: 'burgas', lat: 42.5048, lng: 27.4626 },
      { name: 'Veliko Tarnovo', slug: 'veliko-tarnovo', lat: 43.0757, lng: 25.6172 },
    ],
  },
  {
    country: 'Croatia',
    cities: [
      { name: 'Zagreb', slug: 'zagreb', lat: 45.815, lng: 15.9819 },
      { name: 'Split', slug: 'split', lat: 43.5081, lng: 16.4402 },
      { name: 'Dubrovnik', slug: 'dubrovnik', lat: 42.6507, lng: 18.0944 },
      { name: 'Zadar', slug: 'zadar', lat: 44.1194, lng: 15.2314 },
      { name: 'Pula', slug: 'pula', lat: 44.8666, lng: 13.8496 },
    ],
  },
  {
    country: 'Ireland',
    cities: [
      { name: 'Dublin', slug: 'dublin', lat: 53.3498, lng: -6.2603 },
      { name: 'Cork', slug: 'cork', lat: 51.8985, lng: -8.4756 },
      { name: 'Galway', slug: 'galway', lat: 53.2707, lng: -9.0568 },
      { name: 'Limerick', slug: 'limerick', lat: 52.6638, lng: -8.6267 },
      { name: 'Killarney', slug: 'killarney', lat: 52.0599, lng: -9.5044 },
    ],
  },
]
