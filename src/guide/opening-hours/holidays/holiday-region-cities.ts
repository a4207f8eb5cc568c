// biome-ignore-all format: rows of data read better one to a line

/**
 * Countries whose public holidays differ by region, with the regions as `opening_hours` names them, and the middles
 * of cities that lie well inside one, unlike Potsdam or Luzern. Elsewhere no region is claimed.
 */
export const holidayRegions: Record<string, Record<string, [lat: number, lng: number][]>> = {
  ch: {
    Aargau: [], 'Appenzell Innerrhoden': [], 'Basel-Landschaft': [], 'Basel-Stadt': [], Bern: [[46.948, 7.4474]],
    Freiburg: [], Genf: [[46.2044, 6.1432]], Glarus: [], Jura: [], Luzern: [], Neuenburg: [],
    Nidwalden: [], Obwalden: [], Schaffhausen: [], Schwyz: [], Solothurn: [], 'St. Gallen': [],
    Tessin: [[46.0037, 8.9511]], Thurgau: [], Uri: [], Waadt: [[46.5197, 6.6323]], Wallis: [], Zug: [],
    Zürich: [[47.3769, 8.5417]],
  },
  de: {
    'Baden-Württemberg': [[48.7758, 9.1829], [49.0069, 8.4037]], Bayern: [[48.1351, 11.582], [49.4521, 11.0767]],
    Berlin: [[52.52, 13.405]], Brandenburg: [], Bremen: [[53.0793, 8.8017]],
    Hamburg: [[53.5511, 9.9937]], Hessen: [[50.1109, 8.6821], [50.8685, 9.7094]],
    'Mecklenburg-Vorpommern': [[54.0924, 12.0991]], Niedersachsen: [[52.3759, 9.732]],
    'Nordrhein-Westfalen': [[50.9375, 6.9603], [51.2277, 6.7735], [51.5136, 7.4653], [51.4556, 7.0116]],
    'Rheinland-Pfalz': [[50.3569, 7.589]], Saarland: [[49.2402, 6.9969]],
    Sachsen: [[51.0504, 13.7373], [51.3397, 12.3731]], 'Sachsen-Anhalt': [[52.1205, 11.6276]],
    'Schleswig-Holstein': [[54.3233, 10.1228]], Thüringen: [[50.9848, 11.0299]],
  },
  es: {
    Andalucía: [[37.3891, -5.9845], [36.7213, -4.4214], [37.1773, -3.5986]], Aragón: [[41.6488, -0.8891]],
    Asturias: [[43.3614, -5.8494]], Cantabria: [[43.4623, -3.8099]], 'Castilla y León': [[41.6523, -4.7245]],
    'Castilla-La Mancha': [[39.8628, -4.0273]], Cataluña: [[41.3851, 2.1734]], Ceuta: [],
    'Comunidad de Madrid': [[40.4168, -3.7038]], 'Comunidad Foral de Navarra': [[42.8125, -1.6458]],
    'Comunitat Valenciana': [[39.4699, -0.3763], [38.3452, -0.481]], Extremadura: [[39.4753, -6.3724]],
    Galicia: [[42.8782, -8.5448]], 'Illes Balears': [[39.5696, 2.6502]], 'La Rioja': [], Melilla: [],
    'País Vasco': [[43.263, -2.935], [43.3183, -1.9812]], 'Región de Murcia': [[37.9922, -1.1307]],
  },
  fr: {
    // It has no holidays of its own, nor has the rest of European France but for the three below.
    'Île-de-France': [
      [48.8566, 2.3522], [45.764, 4.8357], [43.2965, 5.3698], [43.7102, 7.262], [43.6047, 1.4442], [44.8378, -0.5792],
      [47.2184, -1.5536], [50.6292, 3.0573],
    ],
    'Bas-Rhin': [[48.5734, 7.7521]], 'Haut-Rhin': [], Moselle: [[49.1193, 6.1757]],
  },
  gb: {
    England: [
      [51.5074, -0.1278], [53.4808, -2.2426], [53.4084, -2.9916], [52.4862, -1.8904], [53.8008, -1.5491],
      [51.4545, -2.5879], [54.9783, -1.6178], [50.8225, -0.1372], [53.9591, -1.0815],
    ],
    Scotland: [[55.9533, -3.1883], [55.8642, -4.2518], [57.1497, -2.0943], [57.4778, -4.2247]],
    Wales: [[51.4816, -3.1791], [51.6214, -3.9436]], 'Northern Ireland': [[54.5973, -5.9301]],
  },
}

/**
 * Regions of school holidays, named likewise, where they are others than those of public holidays: all of France has the
 * public holidays of Paris, and three zones of school holidays.
 */
export const schoolRegions: Record<string, Record<string, [lat: number, lng: number][]>> = {
  at: {
    Wien: [[48.2082, 16.3738]], Salzburg: [[47.8095, 13.055]], Steiermark: [[47.0707, 15.4395]],
    Tirol: [[47.2692, 11.4041]], Oberösterreich: [[48.3069, 14.2858]], Kärnten: [[46.6247, 14.3053]],
    Vorarlberg: [[47.503, 9.7471]],
  },
  fr: {
    'Île-de-France': [[48.8566, 2.3522]], 'Auvergne-Rhône-Alpes': [[45.764, 4.8357]],
    "Provence-Alpes-Côte d'Azur": [[43.2965, 5.3698], [43.7102, 7.262]], Occitanie: [[43.6047, 1.4442]],
    'Nouvelle-Aquitaine': [[44.8378, -0.5792]], 'Pays de la Loire': [[47.2184, -1.5536]],
    'Hauts-de-France': [[50.6292, 3.0573]],
  },
  nl: {
    NO: [[52.3676, 4.9041]], MI: [[51.9244, 4.4777], [52.0705, 4.3007], [52.0907, 5.1214]], ZU: [[51.4416, 5.4697]],
  },
}

/** Where the days of school holidays differ by region, no one answer holds for the country. */
export const regionalSchoolHolidays: ReadonlySet<string> = new Set([
  'at',
  'be',
  'ch',
  'cz',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'ro',
  'si',
  'sk',
])
