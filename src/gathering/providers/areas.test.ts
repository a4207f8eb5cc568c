import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { boxAround, boxWithin, quartersOf } from './areas.ts'

const centre = fc.record({
  lat: fc.double({ min: -71, max: 71, noNaN: true }),
  lng: fc.double({ min: -170, max: 170, noNaN: true }),
})
const radius = fc.integer({ min: 1, max: 100 })

test('a box around a circle holds all of it', () => {
  fc.assert(
    fc.property(centre, radius, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (middle, km, angle) => {
      const lat = middle.lat + (km / 111.195) * Math.sin(angle) * 0.999
      const lng = middle.lng + ((km / 111.195) * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)
      fc.pre(kilometresBetween(middle, { lat, lng }) <= km)
      const { south, north, west, east } = boxAround(middle, km)
      expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true)
    }),
  )
})

test('a box within a circle has its corners inside', () => {
  fc.assert(
    fc.property(centre, radius, (middle, km) => {
      const { south, north, west, east } = boxWithin(middle, km)
      for (const lat of [south, north])
        for (const lng of [west, east]) expect(kilometresBetween(middle, { lat, lng })).toBeLessThan(km)
    }),
  )
})

test('four quarters are the whole', () => {
  const area = { south: 48, north: 50, west: 16, east: 18 }
  const quarters = quartersOf(area)
  expect(quarters).toContainEqual({ south: 49, north: 50, west: 16, east: 17 })
  expect(new Set(quarters.map((quarter) => JSON.stringify(quarter))).size).toBe(4)
})
