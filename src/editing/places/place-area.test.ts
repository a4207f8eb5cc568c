import { expect, test } from 'vitest'
import { codeOf } from './area-code.ts'
import {
  areaFault,
  areaText,
  boxOf,
  longestArea,
  mostAreaPoints,
  outlinesOf,
  readArea,
} from './place-area.ts'

const ring = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return { lat: round(80 * Math.sin(angle)), lng: round(179 * Math.cos(angle)) }
  })

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

test.each([
  ['a rectangle', { south: 48.1, west: 16.2, north: 48.30001, east: -16.5 }],
  [
    'three points',
    {
      points: [
        { lat: -0.00001, lng: 0 },
        { lat: 90, lng: -180 },
        { lat: -90, lng: 180 },
      ],
    },
  ],
  ['as many points as there may be', { points: ring(mostAreaPoints) }],
])('%s comes back from its text in an address, which nothing escapes', (_, area) => {
  const text = areaText(area)
  expect(readArea(text)).toEqual(area)
  expect(String(new URLSearchParams({ text })).replaceAll('%2C', ',')).toBe(`text=${text}`)
  expect(text.length).toBeLessThanOrEqual(longestArea)
})

test('an area around a town is a short text', () => {
  const points = ring(8).map(({ lat, lng }) => ({ lat: 48.2 + lat / 1000, lng: 16.37 + lng / 1000 }))
  expect(areaText({ points }).length).toBeLessThan(64)
})

const [a, b, c, d] = [
  { lat: 48, lng: 16 },
  { lat: 48, lng: 17 },
  { lat: 49, lng: 17 },
  { lat: 49, lng: 16 },
] as const

const drawn = (...points: { lat: number; lng: number }[]) => codeOf(points)

test.each([
  [drawn(a, b, c, d), undefined],
  [drawn(d, c, b, a), undefined],
  [drawn(a, b, { lat: 48.5, lng: 16.4 }, c, d), undefined],
  [drawn(...ring(mostAreaPoints)), undefined],
  ['48,16,49,17', undefined],
  ['-17,177,-16,-179', undefined],
  [drawn(a, c, b, d), 'crosses itself'],
  [drawn(a, b, c, d, b), 'crosses itself'],
  [drawn(a, b, b, c), 'crosses itself'],
  [drawn(a, b, c, { lat: 48, lng: 16.5 }), 'crosses itself'],
  [drawn(a, b, { lat: 48, lng: 16.5 }), 'lie on one line'],
  [drawn(a, b), 'three points'],
  [drawn(...ring(mostAreaPoints + 1)), 'more than 100 points'],
  [drawn({ lat: 1, lng: 179 }, { lat: 1, lng: -179 }, { lat: 3, lng: -179 }), 'antimeridian'],
  [drawn(a, b, { lat: 91, lng: 17 }), 'beyond 90'],
  ['48,16,49,181', 'beyond 180'],
  ['49,16,48,17', 'south must be less'],
  ['48,16,49,16', 'the same'],
  ['48,16,49', 'neither four numbers'],
  ['', 'neither four numbers'],
  ['A', 'neither four numbers'],
  ['AAA', 'neither four numbers'],
  ['gggggggA', 'neither four numbers'],
  ['48;16', 'neither four numbers'],
])('of %s is said: %s', (text, fault) => {
  if (fault === undefined) expect(areaFault(text)).toBeUndefined()
  else expect(areaFault(text)).toContain(fault)
})

test('the box of a drawn area is as small as can be, and an area over the antimeridian has two sides', () => {
  expect(boxOf({ points: [a, b, { lat: 48.5, lng: 15 }] })).toEqual({
    south: 48,
    west: 15,
    north: 48.5,
    east: 17,
  })
  const [east, west] = outlinesOf({ south: -17, west: 177, north: -16, east: -179 })
  expect([east?.map(({ lng }) => lng), west?.map(({ lng }) => lng)]).toEqual([
    [177, 177, 180, 180],
    [-180, -180, -179, -179],
  ])
})
