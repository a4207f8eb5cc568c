import { expect, test } from 'vitest'
import { countryAt, countryOfCode } from './country.ts'

test('codes are said as the list of countries says them', () => {
  expect(['AT', 'cz', 'GB', 'MC'].map(countryOfCode)).toEqual([
    'Austria',
    'Czech Republic',
    'United Kingdom',
    'Monaco',
  ])
  expect(['XX', 'Austria', '', null].map(countryOfCode)).toEqual([null, null, null, null])
})

test.each([
  ['Monaco, though Nice is near', 43.7384, 7.4246, 'Monaco'],
  ['Malmö, though Copenhagen is near', 55.605, 13.003, 'Sweden'],
  ['Freilassing, across the river from Salzburg', 47.84, 12.98, 'Germany'],
  ['Vaduz', 47.141, 9.521, 'Liechtenstein'],
  ['Tenerife', 28.3, -16.5, 'Spain'],
  ['the middle of the Atlantic', 40, -40, null],
])('%s', (_, lat, lng, country) => {
  expect(countryAt(lat, lng)).toBe(country)
})
