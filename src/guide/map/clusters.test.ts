import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'
import { worldOf, worldPixels } from './projection.ts'

const near = { name: 'A', lat: 48.2, lng: 16.37 }
const besideIt = { name: 'B', lat: 48.2001, lng: 16.3701 }
const farAway = { name: 'C', lat: 48.6, lng: 16.9 }

const names = (clusters: readonly (readonly { name: string }[])[]) =>
  clusters.map((points) => points.map(({ name }) => name).join(''))

test('places beside each other are one cluster, and part when the map grows', () => {
  expect(names(clustersOf([near, besideIt, farAway], 9))).toEqual(['AB', 'C'])
  expect(names(clustersOf([near, besideIt, farAway], 5))).toEqual(['ABC'])
  expect(names(clustersOf([near, besideIt, farAway], 19))).toEqual(['A', 'B', 'C'])
})

test('places on one spot never part', () => {
  expect(names(clustersOf([near, { ...near, name: 'B' }], 24))).toEqual(['AB'])
})

test('no place is lost, and the marks of two clusters never touch', () => {
  const points = fc.array(
    fc.record({
      lat: fc.double({ min: 47, max: 49, noNaN: true }),
      lng: fc.double({ min: 15, max: 17, noNaN: true }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(points, fc.integer({ min: 3, max: 17 }), (places, zoom) => {
      const clusters = clustersOf(places, zoom)
      expect(clusters.flat().length).toBe(places.length)
      const marks = clusters.map(([first]) => worldOf(first))
      for (const [index, mark] of marks.entries()) {
        for (const other of marks.slice(index + 1))
          expect(Math.hypot(mark.x - other.x, mark.y - other.y) * worldPixels(zoom)).toBeGreaterThanOrEqual(
            45.9,
          )
      }
    }),
    { numRuns: 50 },
  )
})
