import { expect, test } from 'vitest'
import { filterText } from './filter-text.ts'

const cities = new Map([['12', 'Vienna']])

test.each([
  ['hasPhoto', 'false', 'Without a photo'],
  ['wheelchair', 'unknown', 'Wheelchair: Not known'],
  ['price', 'free-for-children', 'Price: Free for children'],
  ['cityId', '12', 'City: Vienna'],
  ['cityId', '13', 'City: 13'],
  ['around', '12,25', 'Within 25 km of Vienna'],
  ['near', '48.2,16.37,5', 'Within 5 km of 48.2, 16.37'],
  ['area', '48.1,16.2,48.3,16.5', 'Inside a rectangle'],
  ['area', 'gwv7Hgs6zD', 'Inside the drawn area'],
  ['country', 'Austria', 'Country: Austria'],
  ['changedSince', '2026-11-03', 'Changed since 3 Nov 2026'],
] as const)('%s=%s reads as: %s', (name, value, text) => {
  expect(filterText(name, value, cities)).toBe(text)
})
