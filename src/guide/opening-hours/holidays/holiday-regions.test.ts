// biome-ignore-all format: rows of data read better side by side
import { expect, test } from 'vitest'
import { holidayRegionsAt, schoolRegionsAt } from './holiday-regions.ts'

test.each([
  ['Zurich', 'ch', 47.37, 8.54, 'Zürich'], ['Bern', 'ch', 46.95, 7.44, 'Bern'],
  ['Geneva', 'ch', 46.20, 6.15, 'Genf'], ['Lugano', 'ch', 46.00, 8.96, 'Tessin'],
  ['Lausanne', 'ch', 46.52, 6.63, 'Waadt'],
  ['Stuttgart', 'de', 48.78, 9.18, 'Baden-Württemberg'], ['Karlsruhe', 'de', 49.01, 8.40, 'Baden-Württemberg'],
  ['Munich', 'de', 48.14, 11.58, 'Bayern'], ['Nuremberg', 'de', 49.45, 11.08, 'Bayern'],
  ['Berlin', 'de', 52.52, 13.41, 'Berlin'], ['Bremen', 'de', 53.08, 8.80, 'Bremen'],
  ['Hamburg', 'de', 53.55, 10.00, 'Hamburg'], ['Frankfurt', 'de', 50.11, 8.68, 'Hessen'],
  ['Bad Hersfeld', 'de', 50.87, 9.71, 'Hessen'], ['Rostock', 'de', 54.09, 12.10, 'Mecklenburg-Vorpommern'],
  ['Hanover', 'de', 52.37, 9.73, 'Niedersachsen'], ['Cologne', 'de', 50.94, 6.96, 'Nordrhein-Westfalen'],
  ['Düsseldorf', 'de', 51.23, 6.78, 'Nordrhein-Westfalen'], ['Dortmund', 'de', 51.51, 7.47, 'Nordrhein-Westfalen'],
  ['Essen', 'de', 51.46, 7.01, 'Nordrhein-Westfalen'], ['Koblenz', 'de', 50.36, 7.59, 'Rheinland-Pfalz'],
  ['Saarbrücken', 'de', 49.24, 7.00, 'Saarland'], ['Dresden', 'de', 51.05, 13.74, 'Sachsen'],
  ['Leipzig', 'de', 51.34, 12.37, 'Sachsen'], ['Magdeburg', 'de', 52.12, 11.63, 'Sachsen-Anhalt'],
  ['Kiel', 'de', 54.32, 10.12, 'Schleswig-Holstein'], ['Erfurt', 'de', 50.98, 11.03, 'Thüringen'],
  ['Seville', 'es', 37.39, -5.98, 'Andalucía'], ['Málaga', 'es', 36.72, -4.42, 'Andalucía'],
  ['Granada', 'es', 37.18, -3.60, 'Andalucía'], ['Zaragoza', 'es', 41.65, -0.89, 'Aragón'],
  ['Oviedo', 'es', 43.36, -5.85, 'Asturias'], ['Santander', 'es', 43.46, -3.81, 'Cantabria'],
  ['Valladolid', 'es', 41.65, -4.72, 'Castilla y León'], ['Toledo', 'es', 39.86, -4.03, 'Castilla-La Mancha'],
  ['Barcelona', 'es', 41.39, 2.17, 'Cataluña'], ['Madrid', 'es', 40.42, -3.70, 'Comunidad de Madrid'],
  ['Pamplona', 'es', 42.81, -1.65, 'Comunidad Foral de Navarra'],
  ['Valencia', 'es', 39.47, -0.38, 'Comunitat Valenciana'], ['Alicante', 'es', 38.35, -0.48, 'Comunitat Valenciana'],
  ['Cáceres', 'es', 39.48, -6.37, 'Extremadura'], ['Santiago', 'es', 42.88, -8.54, 'Galicia'],
  ['Palma', 'es', 39.57, 2.65, 'Illes Balears'], ['Bilbao', 'es', 43.26, -2.93, 'País Vasco'],
  ['San Sebastián', 'es', 43.32, -1.98, 'País Vasco'], ['Murcia', 'es', 37.99, -1.13, 'Región de Murcia'],
  ['Paris', 'fr', 48.86, 2.35, 'Île-de-France'], ['Lyon', 'fr', 45.76, 4.84, 'Île-de-France'],
  ['Marseille', 'fr', 43.30, 5.37, 'Île-de-France'], ['Nice', 'fr', 43.71, 7.26, 'Île-de-France'],
  ['Toulouse', 'fr', 43.60, 1.44, 'Île-de-France'], ['Bordeaux', 'fr', 44.84, -0.58, 'Île-de-France'],
  ['Nantes', 'fr', 47.22, -1.55, 'Île-de-France'], ['Lille', 'fr', 50.63, 3.06, 'Île-de-France'],
  ['Strasbourg', 'fr', 48.57, 7.75, 'Bas-Rhin'], ['Metz', 'fr', 49.12, 6.18, 'Moselle'],
  ['London', 'gb', 51.51, -0.13, 'England'], ['Manchester', 'gb', 53.48, -2.24, 'England'],
  ['Liverpool', 'gb', 53.41, -2.99, 'England'], ['Birmingham', 'gb', 52.48, -1.89, 'England'],
  ['Leeds', 'gb', 53.80, -1.55, 'England'], ['Bristol', 'gb', 51.45, -2.59, 'England'],
  ['Newcastle', 'gb', 54.98, -1.61, 'England'], ['Brighton', 'gb', 50.83, -0.14, 'England'],
  ['York', 'gb', 53.96, -1.08, 'England'], ['Edinburgh', 'gb', 55.95, -3.19, 'Scotland'],
  ['Glasgow', 'gb', 55.86, -4.25, 'Scotland'], ['Aberdeen', 'gb', 57.15, -2.09, 'Scotland'],
  ['Inverness', 'gb', 57.48, -4.22, 'Scotland'], ['Cardiff', 'gb', 51.48, -3.18, 'Wales'],
  ['Swansea', 'gb', 51.62, -3.94, 'Wales'], ['Belfast', 'gb', 54.60, -5.93, 'Northern Ireland'],
] as const)('%s has the holidays of its region', (_, country, lat, lng, region) => {
  expect(holidayRegionsAt(country, { lat, lng })).toEqual([region])
})

test('far from the middle of a city any region of the country may count', () => {
  const munich = { lng: 11.582, kmNorth: (km: number) => 48.1351 + km / 111.195 }
  expect(holidayRegionsAt('de', { lat: munich.kmNorth(11.9), lng: munich.lng })).toEqual(['Bayern'])
  const all = holidayRegionsAt('de', { lat: munich.kmNorth(12.1), lng: munich.lng })
  expect(all).toHaveLength(16)
  expect(all).toContain('Brandenburg')
  expect(['ch', 'es', 'fr', 'gb'].map((country) => holidayRegionsAt(country, { lat: 0, lng: 0 }).length)).toEqual([
    24, 18, 4, 4,
  ])
})

test('a country with one set of holidays has no region', () => {
  expect(holidayRegionsAt('at', { lat: 48.2, lng: 16.37 })).toEqual([undefined])
})

test.each([
  ['Paris', 'fr', 48.86, 2.35, 'Île-de-France'], ['Lyon', 'fr', 45.76, 4.84, 'Auvergne-Rhône-Alpes'],
  ['Nice', 'fr', 43.70, 7.26, "Provence-Alpes-Côte d'Azur"], ['Toulouse', 'fr', 43.60, 1.44, 'Occitanie'],
  ['Vienna', 'at', 48.21, 16.37, 'Wien'], ['Innsbruck', 'at', 47.27, 11.40, 'Tirol'],
  ['Amsterdam', 'nl', 52.37, 4.90, 'NO'], ['Rotterdam', 'nl', 51.92, 4.48, 'MI'], ['Munich', 'de', 48.14, 11.58, 'Bayern'],
] as const)('%s has the school holidays of its region, which may be another than that of its public holidays', (_, country, lat, lng, region) => {
  expect(schoolRegionsAt(country, { lat, lng })).toEqual([region])
})

test('school holidays that differ by region are known only where the region is', () => {
  for (const country of ['at', 'be', 'ch', 'cz', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'si', 'sk'])
    expect([country, schoolRegionsAt(country, { lat: 0, lng: 0 })]).toEqual([country, []])
  for (const country of ['dk', 'hu']) expect(schoolRegionsAt(country, { lat: 0, lng: 0 })).toEqual([undefined])
})
