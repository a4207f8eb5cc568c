import { expect, test } from 'vitest'
import { countryOfCode } from './country.ts'
import { countryAt } from './country-at.ts'

// Towns on both sides of borders, each with the middle of it.
const towns: Readonly<Record<string, string>> = {
  AD: `
    Andorra la Vella 42.5063 1.5218, Sant Julià de Lòria 42.4637 1.4913, Pas de la Casa 42.543 1.7335`,
  AL: `
    Korçë 40.618 20.781, Sarandë 39.8756 20.0053`,
  AT: `
    Feldkirch 47.238 9.598, Bregenz 47.503 9.7471, Lustenau 47.4263 9.6588, Höchst 47.459 9.64, Nauders 46.889 10.501,
    Gries am Brenner 47.039 11.482, Sillian 46.751 12.421, Arnoldstein 46.551 13.71, Bad Radkersburg 46.688 15.988,
    Salzburg 47.7981 13.0465, Kufstein 47.583 12.169, Braunau am Inn 48.257 13.033, Schärding 48.456 13.432,
    Reutte 47.489 10.718, Jungholz 47.575 10.446, Scharnitz 47.388 11.264, Gmünd 48.77 14.985,
    Drasenhofen 48.757 16.645, Retz 48.757 15.955, Hainburg an der Donau 48.147 16.942, Kittsee 48.092 17.063,
    Eisenstadt 47.8456 16.5233, Mörbisch am See 47.752 16.665, Oberwart 47.29 16.203, Jennersdorf 46.938 16.142,
    Mittelberg 47.323 10.153`,
  BA: `
    Bosanski Brod 45.137 17.989, Neum 42.924 17.617, Trebinje 42.711 18.344`,
  BE: `
    Athus 49.562 5.834, Arlon 49.684 5.816, Kelmis 50.718 6.012, Eupen 50.628 6.033, Lanaken 50.893 5.647,
    Visé 50.735 5.697, Essen 51.4686 4.4689, Zelzate 51.196 3.814, Knokke-Heist 51.345 3.287, Mouscron 50.744 3.2145,
    Tournai 50.6056 3.388, Menen 50.797 3.122, Mons 50.4542 3.9523, Chimay 50.048 4.317, Baarle-Hertog 51.4425 4.9305`,
  BG: `
    Ruse 43.8356 25.9657, Vidin 43.996 22.867, Silistra 44.117 27.26, Durankulak 43.69 28.53,
    Svilengrad 41.768 26.203, Petrich 41.398 23.207, Kulata 41.389 23.362, Kyustendil 42.284 22.691`,
  BY: `
    Brest 52.0976 23.7341`,
  CH: `
    Buchs SG 47.1675 9.478, Sargans 47.049 9.441, Sevelen 47.122 9.486, St. Margrethen 47.453 9.637,
    Au SG 47.4325 9.636, Kreuzlingen 47.645 9.178, Stein am Rhein 47.659 8.86, Schaffhausen 47.696 8.635,
    Koblenz AG 47.61 8.236, Stein AG 47.543 7.951, Rheinfelden 47.554 7.794, Basel 47.5596 7.5886,
    Riehen 47.584 7.648, Genève 46.2044 6.1432, Nyon 46.383 6.239, Chiasso 45.832 9.031, Lugano 46.0037 8.9511,
    Ponte Tresa 45.968 8.858, Campocologno 46.232 10.142, Müstair 46.624 10.448, Samnaun 46.945 10.365,
    Le Locle 47.056 6.749, Porrentruy 47.415 7.075, Vallorbe 46.712 6.377`,
  CZ: `
    Český Těšín 49.746 18.6261, Bohumín 49.904 18.357, Náchod 50.417 16.163, Harrachov 50.772 15.431,
    Hrádek nad Nisou 50.853 14.845, Cheb 50.079 12.374, Aš 50.224 12.195, Děčín 50.782 14.215,
    Železná Ruda 49.137 13.235, České Velenice 48.768 14.963, Mikulov 48.805 16.638, Znojmo 48.8555 16.0488,
    Břeclav 48.759 16.882`,
  DE: `
    Lindau 47.546 9.684, Konstanz 47.663 9.175, Konstanz Paradies 47.6585 9.169, Meersburg 47.694 9.271,
    Büsingen 47.6965 8.69, Jestetten 47.652 8.571, Waldshut 47.623 8.214, Bad Säckingen 47.553 7.947,
    Rheinfelden (Baden) 47.561 7.7915, Lörrach 47.615 7.661, Weil am Rhein 47.594 7.62, Kehl 48.572 7.815,
    Bad Bergzabern 49.102 7.999, Saarbrücken 49.234 6.996, Perl 49.474 6.387, Echternacherbrück 49.813 6.431,
    Aachen 50.7753 6.0839, Herzogenrath 50.8685 6.096, Gronau 52.212 7.025, Bad Bentheim 52.303 7.159,
    Bunde 53.184 7.271, Emmerich 51.835 6.245, Kaldenkirchen 51.32 6.2, Kleve 51.7886 6.138, Flensburg 54.7937 9.4469,
    Niebüll 54.788 8.829, Freilassing 47.84 12.979, Bad Reichenhall 47.7247 12.877, Berchtesgaden 47.631 13.002,
    Kiefersfelden 47.613 12.19, Oberaudorf 47.648 12.173, Simbach am Inn 48.266 13.023, Passau 48.5665 13.4312,
    Füssen 47.5696 10.7004, Mittenwald 47.442 11.262, Zittau 50.896 14.807, Görlitz 51.1526 14.9872,
    Frankfurt (Oder) 52.347 14.55, Guben 51.953 14.714, Bad Muskau 51.548 14.724, Ahlbeck 53.937 14.195,
    Waldsassen 50.003 12.304, Selb 50.17 12.13, Bad Schandau 50.917 14.153, Bayerisch Eisenstein 49.12 13.207,
    Oberstdorf 47.409 10.279`,
  DK: `
    Padborg 54.8243 9.3592, Kruså 54.851 9.401, Tønder 54.934 8.864, Sønderborg 54.913 9.792,
    Helsingør 56.0307 12.5922, Copenhagen 55.6761 12.5683, Dragør 55.593 12.672`,
  EE: `
    Tallinn 59.437 24.7536`,
  ES: `
    Tui 42.047 -8.6446, A Guarda 41.901 -8.874, Verín 41.94 -7.435, Badajoz 38.8794 -6.9707, Ayamonte 37.2115 -7.4045,
    Ciudad Rodrigo 40.599 -6.534, Fuentes de Oñoro 40.59 -6.812, Irun 43.338 -1.789, Hondarribia 43.364 -1.79,
    Puigcerdà 42.431 1.928, Llívia 42.464 1.981, La Seu d'Urgell 42.358 1.456, La Jonquera 42.419 2.875,
    La Línea de la Concepción 36.163 -5.348, Ceuta 35.8894 -5.3198`,
  FI: `
    Tornio 65.8481 24.1466, Ylitornio 66.319 23.67, Karesuvanto 68.4507 22.4863, Kilpisjärvi 69.043 20.788,
    Nuorgam 70.083 27.885, Imatra 61.171 28.765, Lappeenranta 61.0583 28.1887, Mariehamn 60.0973 19.9348`,
  FR: `
    Saint-Louis 47.591 7.561, Huningue 47.592 7.583, Strasbourg 48.5846 7.7507, Wissembourg 49.037 7.946,
    Forbach 49.188 6.9, Sarreguemines 49.11 7.067, Audun-le-Tiche 49.473 5.957, Longwy 49.5225 5.764,
    Lille 50.6292 3.0573, Roubaix 50.692 3.1746, Tourcoing 50.723 3.161, Halluin 50.783 3.126, Maubeuge 50.2776 3.973,
    Givet 50.138 4.824, Hendaye 43.3585 -1.7745, Bourg-Madame 42.434 1.945, L'Hospitalet-près-l'Andorre 42.589 1.798,
    Le Perthus 42.465 2.8625, Menton 43.7765 7.504, Beausoleil 43.7455 7.423, Cap-d'Ail 43.722 7.401,
    Annemasse 46.194 6.237, Ferney-Voltaire 46.256 6.108, Saint-Julien-en-Genevois 46.144 6.081, Évian 46.401 6.588,
    Divonne-les-Bains 46.357 6.143, Chamonix 45.9237 6.8694, Calais 50.9513 1.8587, Carteret 49.376 -1.784,
    Morteau 47.058 6.604, Delle 47.508 6.998, Pontarlier 46.904 6.354`,
  GB: `
    Derry 54.9966 -7.3086, Strabane 54.827 -7.463, Newry 54.1751 -6.3402, Warrenpoint 54.1 -6.25, Armagh 54.35 -6.653,
    Enniskillen 54.344 -7.639, Belleek 54.479 -8.092, Dover 51.129 1.313`,
  GG: `
    Saint Peter Port 49.455 -2.537`,
  GI: `
    Gibraltar 36.14 -5.353`,
  GR: `
    Ormenio 41.713 26.222, Orestiada 41.503 26.531, Promachonas 41.366 23.36, Evzoni 41.108 22.552,
    Florina 40.782 21.409, Kastoria 40.519 21.269, Corfu 39.6243 19.9217`,
  HR: `
    Umag 45.434 13.524, Savudrija 45.493 13.503, Bregana 45.84 15.69, Varaždin 46.3044 16.3378, Čakovec 46.384 16.434,
    Osijek 45.555 18.6955, Vukovar 45.351 19.0, Slavonski Brod 45.1631 18.0116, Metković 43.054 17.648,
    Dubrovnik 42.6507 18.0944`,
  HU: `
    Letenye 46.433 16.723, Nagykanizsa 46.453 16.991, Rajka 47.997 17.199, Sopron 47.6817 16.5845,
    Kőszeg 47.389 16.541, Szentgotthárd 46.953 16.274, Komárom 47.743 18.119, Esztergom 47.7856 18.7403,
    Sátoraljaújhely 48.396 21.656, Makó 46.217 20.479, Gyula 46.645 21.278, Szeged 46.253 20.1414,
    Mohács 45.992 18.683`,
  IE: `
    Muff 55.067 -7.269, Lifford 54.833 -7.482, Dundalk 54.0 -6.4, Carlingford 54.041 -6.187, Omeath 54.087 -6.26,
    Monaghan 54.249 -6.968, Clones 54.179 -7.233, Ballyshannon 54.501 -8.19, Letterkenny 54.95 -7.7338`,
  IT: `
    Ventimiglia 43.79 7.608, Courmayeur 45.796 6.969, Como 45.8081 9.0852, Ponte Chiasso 45.836 9.043,
    Campione d'Italia 45.969 8.971, Domodossola 46.116 8.291, Luino 46.0 8.745, Tirano 46.216 10.169,
    Glurns 46.671 10.554, Brennero 47.003 11.506, San Candido 46.733 12.282, Tarvisio 46.505 13.578,
    Gorizia 45.941 13.622, Trieste 45.6495 13.7768, Muggia 45.603 13.768, Rome Prati 41.908 12.463,
    Rimini 44.0594 12.5683, Livigno 46.538 10.135`,
  JE: `
    Saint Helier 49.186 -2.106`,
  LI: `
    Vaduz 47.141 9.5215, Schaan 47.165 9.5087, Balzers 47.0667 9.5025, Ruggell 47.238 9.527, Malbun 47.102 9.61`,
  LT: `
    Lazdijai 54.2335 23.516`,
  LU: `
    Luxembourg 49.6116 6.1319, Schengen 49.4715 6.368, Echternach 49.812 6.4217, Esch-sur-Alzette 49.4958 5.9806,
    Rodange 49.546 5.84`,
  MC: `
    Monaco 43.7384 7.4246, Fontvieille 43.7275 7.415`,
  MD: `
    Ungheni 47.205 27.8`,
  ME: `
    Herceg Novi 42.453 18.531`,
  MK: `
    Kriva Palanka 42.202 22.332, Gevgelija 41.139 22.503, Bitola 41.031 21.334`,
  NL: `
    Vaals 50.7708 6.018, Kerkrade 50.866 6.067, Maastricht 50.8514 5.691, Baarle-Nassau 51.4445 4.928,
    Roosendaal 51.5308 4.4653, Sas van Gent 51.228 3.799, Sluis 51.308 3.386, Enschede 52.2215 6.8937,
    Winschoten 53.144 7.034, Nijmegen 51.8426 5.8546, Venlo 51.3704 6.1724`,
  NO: `
    Halden 59.122 11.387, Kongsvinger 60.191 11.997, Narvik 68.4385 17.4273, Svinesund village 59.108 11.27,
    Skibotn 69.389 20.268, Tana bru 70.199 28.192, Kirkenes 69.7271 30.0458`,
  PL: `
    Cieszyn 49.751 18.633, Chałupki 49.921 18.321, Kudowa-Zdrój 50.443 16.244, Szklarska Poręba 50.827 15.522,
    Bogatynia 50.907 14.957, Zgorzelec 51.149 15.008, Słubice 52.351 14.561, Gubin 51.951 14.735, Łęknica 51.54 14.74,
    Świnoujście 53.91 14.247, Szczecin 53.4285 14.5528, Przemyśl 49.7839 22.7678, Białowieża 52.7 23.867,
    Terespol 52.075 23.616, Suwałki 54.1118 22.9309, Zakopane 49.2992 19.9496, Piwniczna 49.44 20.712`,
  PT: `
    Valença 42.028 -8.642, Vila Nova de Cerveira 41.94 -8.744, Caminha 41.873 -8.838, Chaves 41.7402 -7.4706,
    Bragança 41.806 -6.757, Elvas 38.881 -7.163, Vila Real de Santo António 37.194 -7.416, Castro Marim 37.217 -7.443,
    Vilar Formoso 40.613 -6.837`,
  RO: `
    Arad 46.1866 21.3123, Oradea 47.0465 21.9189, Giurgiu 43.9037 25.9699, Calafat 43.99 22.932, Călărași 44.2 27.33,
    Mangalia 43.816 28.583, Drobeta-Turnu Severin 44.631 22.656, Iași 47.1585 27.6014, Sighetu Marmației 47.928 23.89`,
  RS: `
    Subotica 46.1 19.665, Kanjiža 46.067 20.051, Apatin 45.671 18.985, Kladovo 44.607 22.613`,
  RU: `
    Vyborg 60.7076 28.7528, Svetogorsk 61.112 28.86`,
  SE: `
    Helsingborg 56.0465 12.6945, Malmö 55.605 13.0038, Strömstad 58.939 11.171, Charlottenberg 59.885 12.291,
    Riksgränsen 68.426 18.123, Haparanda 65.8355 24.1368, Övertorneå 66.388 23.652, Karesuando 68.4415 22.4785`,
  SI: `
    Kranjska Gora 46.484 13.788, Nova Gorica 45.956 13.648, Koper 45.548 13.73, Sežana 45.709 13.873,
    Piran 45.528 13.568, Dravograd 46.589 15.023, Gornja Radgona 46.678 15.99, Brežice 45.904 15.594,
    Ormož 46.411 16.154, Rogatec 46.228 15.704`,
  SK: `
    Skalica 48.845 17.226, Bratislava 48.1486 17.1077, Petržalka 48.121 17.112, Komárno 47.763 18.128,
    Štúrovo 47.799 18.718, Košice 48.7164 21.2611, Tatranská Lomnica 49.165 20.279, Stará Ľubovňa 49.302 20.69`,
  SM: `
    San Marino 43.9365 12.4467`,
  TR: `
    Edirne 41.6771 26.5557`,
  UA: `
    Solotvyno 47.958 23.87, Mostyska 49.797 23.151`,
  VA: `
    Vatican 41.9029 12.4534`,
}

const points = Object.entries(towns).flatMap(([code, list]) =>
  list.split(',').map((text): [string, number, number, string | null] => {
    const [, name = '', lat, lng] = /^\s*(.*) (-?[\d.]+) (-?[\d.]+)\s*$/.exec(text) ?? []
    return [name, Number(lat), Number(lng), countryOfCode(code)]
  }),
)

test('there are two hundred towns near borders', () => {
  expect(points.length).toBeGreaterThan(200)
})

test.each(points)('%s', (_, lat, lng, country) => {
  expect(country).not.toBeNull()
  expect(countryAt(lat, lng)).toBe(country)
})

test('islands far away belong to their country, and the middle of the ocean to none', () => {
  expect([countryAt(28.3, -16.5), countryAt(32.65, -16.9), countryAt(40, -40)]).toEqual([
    'Spain',
    'Portugal',
    null,
  ])
})
