import { expect, test } from 'vitest'
import { nearestCity } from './nearest-city.ts'

const cities = [
  {
    id: 1,
    name: 'Vienna',
    country: 'Austria',
    slug: 'vienna',
    lat: 48.2082,
    lng: 16.3738,
    placesFetched: true,
  },
  {
    id: 2,
    name: 'Munich',
    country: 'Germany',
    slug: 'munich',
    lat: 48.1371,
    lng: 11.5754,
    placesFetched: true,
  },
]

test('somebody in Salzburg is nearer to Munich than to Vienna', () => {
  expect(nearestCity(cities, { lat: 47.8095, lng: 13.055 })?.name).toBe('Munich')
})

test('somebody on the Azores is near no city of ours', () => {
  expect(nearestCity(cities, { lat: 37.74, lng: -25.68 })).toBeUndefined()
})
