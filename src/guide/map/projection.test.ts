import { expect, test } from 'vitest'
import { kilometresBetween } from '../how-far/distance.ts'
import {
  cameraFor,
  dragged,
  pixelOf,
  positionOf,
  ringAround,
  worldOf,
  zoomed,
  zoomRange,
} from './projection.ts'

const vienna = { lat: 48.2082, lng: 16.3738 }
const tromso = { lat: 69.6492, lng: 18.9553 }
const size = { width: 440, height: 760 }
const insets = { top: 40, right: 20, bottom: 40, left: 20 }

test('the middle of the world is where the Greenwich meridian meets the equator', () => {
  const middle = worldOf({ lat: 0, lng: 0 })
  expect(middle.x).toBe(0.5)
  expect(middle.y).toBeCloseTo(0.5, 12)
})

test('a position comes back from world coordinates', () => {
  const back = positionOf(worldOf(vienna))
  expect(back.lat).toBeCloseTo(vienna.lat, 9)
  expect(back.lng).toBeCloseTo(vienna.lng, 9)
})

test.each([
  ['Vienna', vienna],
  ['Tromsø', tromso],
])('every point of a ring around %s is as far away as the ring says, the first one due north', (_, city) => {
  const ring = ringAround(city, 100)
  for (const point of ring) expect(kilometresBetween(city, point)).toBeCloseTo(100, 6)
  expect(ring[0]?.lng).toBeCloseTo(city.lng, 9)
  expect(ring[0]?.lat).toBeGreaterThan(city.lat)
  expect(ring[24]?.lng).toBeGreaterThan(city.lng)
})

test.each([5, 50, 100])('a ring of %d km fits and touches the insets on one side', (km) => {
  const ring = ringAround(vienna, km)
  const camera = cameraFor(ring, size, insets)
  const pixels = ring.map((point) => pixelOf(worldOf(point), camera, size))
  expect(Math.min(...pixels.map(({ x }) => x))).toBeCloseTo(insets.left, 6)
  expect(Math.max(...pixels.map(({ x }) => x))).toBeCloseTo(size.width - insets.left, 6)
  expect(Math.min(...pixels.map(({ y }) => y))).toBeGreaterThan(insets.top)
})

test('what is covered at one edge stays free: what fits lies in the middle of the rest, as near as is allowed', () => {
  const uneven = { top: 100, right: 60, bottom: 300, left: 20 }
  const alone = cameraFor([vienna], size, uneven, 11)
  expect(alone.zoom).toBe(11)
  const { x, y } = pixelOf(worldOf(vienna), alone, size)
  expect(x).toBeCloseTo((20 + size.width - 60) / 2, 6)
  expect(y).toBeCloseTo((100 + size.height - 300) / 2, 6)
})

test('as many places as a country has fit', () => {
  const many = Array.from({ length: 300_000 }, () => vienna)
  expect(cameraFor([tromso, ...many], size, insets)).toEqual(cameraFor([tromso, vienna], size, insets))
})

test('a dragged map carries its places along', () => {
  const camera = cameraFor(ringAround(vienna, 50), size, insets)
  const before = pixelOf(worldOf(vienna), camera, size)
  const after = pixelOf(worldOf(vienna), dragged(camera, { x: 30, y: -12 }), size)
  expect(after.x - before.x).toBeCloseTo(30, 6)
  expect(after.y - before.y).toBeCloseTo(-12, 6)
})

test('what lies under the pointer stays there while the map grows', () => {
  const camera = cameraFor(ringAround(vienna, 50), size, insets)
  const ring = ringAround(vienna, 20)
  const place = worldOf(ring[10] ?? vienna)
  const before = pixelOf(place, camera, size)
  const at = { x: before.x - size.width / 2, y: before.y - size.height / 2 }
  const after = pixelOf(place, zoomed(camera, 1.5, at), size)
  expect(after.x).toBeCloseTo(before.x, 6)
  expect(after.y).toBeCloseTo(before.y, 6)
})

test('a map never zooms past its range', () => {
  const camera = cameraFor([vienna, tromso], size, insets)
  expect(zoomed(camera, 99).zoom).toBe(zoomRange.most)
  expect(zoomed(camera, -99).zoom).toBe(zoomRange.least)
  expect(cameraFor([vienna], size, insets).zoom).toBe(zoomRange.most)
})
