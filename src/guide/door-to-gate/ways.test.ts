import { expect, test } from 'vitest'
import { type Break, bestBreaks, lookouts, nearestOnLine } from './breaks.ts'
import { leavingAt } from './leaving-at.ts'
import { roughly, waysBetween } from './ways.ts'

const vienna = { lat: 48.2082, lng: 16.3738 }
const eastOf = (km: number) => ({ lat: 48.2082, lng: 16.3738 + km / 74.1 })

test('short ways are estimated on foot, by bicycle and by car', () => {
  const { drive, footMinutes, bicycleMinutes, km } = waysBetween(vienna, eastOf(1.99))
  expect(km).toBe(2)
  expect([footMinutes, bicycleMinutes, drive]).toEqual([39, 13, { kind: 'estimate', minutes: 6 }])
})

test('nobody is told to walk for hours, and no estimate reaches over a sea', () => {
  expect(waysBetween(vienna, eastOf(5))).toMatchObject({ footMinutes: null, bicycleMinutes: 33 })
  expect(waysBetween(vienna, eastOf(60))).toMatchObject({ bicycleMinutes: null, drive: { kind: 'estimate' } })
  expect(waysBetween(vienna, eastOf(600)).drive).toEqual({ kind: 'unknown' })
})

test('what a router knows of the drive counts, not the estimate', () => {
  const found = { minutes: 52, km: 54.3, line: [] }
  expect(waysBetween(vienna, eastOf(40), found).drive).toEqual({ kind: 'route', minutes: 52, km: 54.3 })
  expect(waysBetween(vienna, eastOf(40), 'no road').drive).toEqual({ kind: 'no road' })
  expect(waysBetween(vienna, eastOf(40), 'unknown').drive).toEqual({ kind: 'estimate', minutes: 52 })
})

test('a place to stay is kept to some hundred metres', () => {
  expect(roughly({ lat: 48.20827, lng: -16.37386 })).toEqual({ lat: 48.208, lng: -16.374 })
})

const corner = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 1 },
  { lat: 1, lng: 1 },
]

test('breaks are looked for in the middle of the drive, along its corners and by its length', () => {
  const points = lookouts(corner)
  expect(points).toHaveLength(12)
  expect(points[0]).toMatchObject({ lat: 0, lng: expect.closeTo(0.45, 3) })
  expect(points[5]).toMatchObject({ lat: 0, lng: expect.closeTo(0.95, 3) })
  expect(points[6]).toMatchObject({ lat: expect.closeTo(0.05, 3), lng: 1 })
  expect(points[11]).toMatchObject({ lat: expect.closeTo(0.55, 3), lng: 1 })
})

test('how far off the road a break is, is measured to the road and not to where it was looked for from', () => {
  const at = (lat: number, lng: number) => nearestOnLine(corner, { lat, lng })
  expect(at(0.01, 0.5)).toEqual({ share: expect.closeTo(0.25, 3), awayKm: expect.closeTo(1.11, 2) })
  expect(at(0.5, 1)).toEqual({ share: expect.closeTo(0.75, 3), awayKm: 0 })
  expect(at(-1, -1)).toMatchObject({ share: 0, awayKm: expect.closeTo(157.2, 0) })
})

test('of each third the break that has most is offered, then the nearest, and none twice', () => {
  const aBreak = (slug: string, share: number, fields: Partial<Break> = {}): Break => ({
    ...{ slug, name: slug, kinds: ['eat'], awayKm: 1, share },
    ...fields,
  })
  const found = [
    aBreak('late', 0.7),
    aBreak('near', 0.25, { awayKm: 0.2 }),
    aBreak('rich', 0.3, { kinds: ['toilets', 'playground'], awayKm: 2 }),
    aBreak('far', 0.5, { awayKm: 2.5 }),
    aBreak('nearer', 0.5, { awayKm: 2.4 }),
  ]
  expect(bestBreaks(found).map(({ slug }) => slug)).toEqual(['rich', 'nearer', 'late'])
})

test('ways are asked for from nine in the morning of a day, by the clocks there, and from now where that is past', () => {
  const now = new Date('2026-11-23T13:00:00Z')
  const of = (day: string | undefined, zone: string) => leavingAt(day, zone, now).toISOString()
  const early = new Date('2026-11-23T06:00:00Z')
  expect(leavingAt('2026-11-23', 'Europe/Vienna', early).toISOString()).toBe('2026-11-23T08:00:00.000Z')
  expect(of('2026-11-27', 'Europe/Vienna')).toBe('2026-11-27T08:00:00.000Z')
  expect(of('2027-06-27', 'Europe/Vienna')).toBe('2027-06-27T07:00:00.000Z')
  expect(of('2027-03-28', 'Europe/Vienna')).toBe('2027-03-28T07:00:00.000Z')
  expect(of('2026-11-27', 'Atlantic/Azores')).toBe('2026-11-27T10:00:00.000Z')
  for (const day of [undefined, '2026-11-23', '2026-11-01'])
    expect(of(day, 'Europe/Vienna')).toBe(now.toISOString())
})
