import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import { boxAround, overlapOf, quartersOf, touches } from './areas.ts'

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

test('boxes that lie apart, or meet at an edge alone, overlap in nothing', () => {
  const area = { south: 48, north: 50, west: 16, east: 18 }
  expect(overlapOf(area, { south: 49, north: 51, west: 10, east: 17 })).toEqual({
    ...{ south: 49, north: 50, west: 16, east: 17 },
  })
  expect(overlapOf(area, { south: 50, north: 51, west: 16, east: 18 })).toBeUndefined()
})

test('a circle reaches into a box that its middle is in, or that is near enough', () => {
  const area = { south: 48, north: 50, west: 16, east: 18 }
  expect(touches(area, { lat: 49, lng: 17 }, 1)).toBe(true)
  expect(touches(area, { lat: 50.05, lng: 17 }, 6)).toBe(true)
  expect(touches(area, { lat: 50.05, lng: 17 }, 5)).toBe(false)
  // The corners of a box around a circle lie outside of it.
  expect(touches(area, { lat: 50.04, lng: 18.06 }, 5.5)).toBe(false)
})

test('four quarters are the whole', () => {
  const area = { south: 48, north: 50, west: 16, east: 18 }
  const quarters = quartersOf(area)
  expect(quarters).toContainEqual({ south: 49, north: 50, west: 16, east: 17 })
  expect(new Set(quarters.map((quarter) => JSON.stringify(quarter))).size).toBe(4)
})
