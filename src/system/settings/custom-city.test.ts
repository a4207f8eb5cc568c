import { expect, test } from 'vitest'
import { checkCustomCity } from './custom-city.ts'

const graz = { name: ' Graz ', country: 'Austria', lat: '47.0707', lng: '-15.4395' }

test('a city has its four fields, and the slug of Settings', () => {
  expect(checkCustomCity({ ...graz, name: 'St. Gallen' })).toEqual({
    city: { name: 'St. Gallen', country: 'Austria', lat: 47.0707, lng: -15.4395, slug: 'st--gallen' },
  })
  expect(checkCustomCity({ ...graz, lat: '0', lng: '0' })).toMatchObject({
    city: { name: 'Graz', lat: 0, lng: 0 },
  })
})

test('all four fields are needed', () => {
  expect(checkCustomCity({ ...graz, name: ' ', lng: '' })).toEqual({
    title: 'Missing information',
    description: 'Please fill in all city details',
    fields: ['name', 'lng'],
  })
})

test.for([
  [{ lat: 'north' }, ['lat']],
  [{ lat: '47,07' }, ['lat']],
  [{ lat: '90.1', lng: '181' }, ['lat', 'lng']],
  [{ lng: 'Infinity' }, ['lng']],
] as const)('with %o the coordinates are invalid', ([part, fields]) => {
  expect(checkCustomCity({ ...graz, ...part })).toEqual({
    title: 'Invalid coordinates',
    description: 'Please enter valid latitude and longitude values',
    fields,
  })
})
