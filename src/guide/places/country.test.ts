import { expect, test } from 'vitest'
import { builtInCountries } from '../cities/built-in-cities.ts'
import { codeOfCountry, countryOfCode } from './country.ts'

test('codes are said as the list of countries says them', () => {
  expect(['AT', 'cz', 'GB', 'MC'].map(countryOfCode)).toEqual([
    'Austria',
    'Czech Republic',
    'United Kingdom',
    'Monaco',
  ])
  expect(['XX', 'Austria', '', null].map(countryOfCode)).toEqual([null, null, null, null])
})

test("each of the guide's countries has its code", () => {
  expect(builtInCountries.map(({ country }) => codeOfCountry(country))).not.toContain(undefined)
  expect(['Austria', 'Czech Republic', 'Greece', 'United Kingdom', 'Atlantis'].map(codeOfCountry)).toEqual([
    ...['AT', 'CZ', 'GR', 'GB'],
    undefined,
  ])
})
