import { expect, test } from 'vitest'
import { formatDistance, kilometresBetween, radiusDrivingTimeMinutes } from './distance.ts'

const vienna = { lat: 48.2082, lng: 16.3738 }
const bratislava = { lat: 48.1486, lng: 17.1077 }

test('Bratislava is about 55 km from Vienna, either way round', () => {
  expect(kilometresBetween(vienna, bratislava)).toBeCloseTo(54.8, 0)
  expect(kilometresBetween(bratislava, vienna)).toBe(kilometresBetween(vienna, bratislava))
})

test('a place is no distance from itself, and the antipodes are half the way round the Earth', () => {
  expect(kilometresBetween(vienna, vienna)).toBe(0)
  expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20015.115, 2)
})

test('the short way leads over the date line', () => {
  expect(kilometresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.195, 2)
})

test('below one kilometre a distance is in whole metres, from there on in kilometres to one decimal', () => {
  expect([0, 0.0004, 0.8496, 0.999].map((km) => formatDistance(km))).toEqual(['0 m', '0 m', '850 m', '999 m'])
  expect([1, 5.449, 12.25, 100].map((km) => formatDistance(km))).toEqual([
    '1.0 km',
    '5.4 km',
    '12.3 km',
    '100.0 km',
  ])
})

test('of what nobody has measured no more is told than is known', () => {
  const told = [0, 0.044, 0.992, 0.556, 1.04, 5.449, 12].map((km) => formatDistance(km, true))
  expect(told).toEqual(
    ['10 m', '40 m', '1 km', '550 m', '1 km', '5.4 km', '12 km'].map((far) => `about ${far}`),
  )
})

test('a drive is estimated slow in the city and quicker beyond', () => {
  expect(radiusDrivingTimeMinutes(0)).toBe(0)
  expect(radiusDrivingTimeMinutes(2)).toBe(6)
  expect(radiusDrivingTimeMinutes(50)).toBe(62)
})
