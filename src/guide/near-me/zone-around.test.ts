import { expect, test } from 'vitest'
import { localDay } from '../opening-hours/days/local-day.ts'
import { zoneAround } from './zone-around.ts'

const silent = { hours: null }
const placeAt = (starts: string) => ({ hours: { grade: 'stated' as const, days: [{ starts, open: [] }] } })
const dayThere = (starts: string, moment: string) =>
  localDay(zoneAround([silent, placeAt(starts)]) ?? '', new Date(moment))

test.each([
  ['2026-11-27T00:00+01:00', '2026-11-27T22:59Z', '2026-11-27'],
  ['2026-11-27T00:00+01:00', '2026-11-27T23:00Z', '2026-11-28'],
  ['2026-11-27T00:00-01:00', '2026-11-28T00:59Z', '2026-11-27'],
  ['2026-11-27T00:00-01:00', '2026-11-28T01:00Z', '2026-11-28'],
  ['2026-11-27T00:00+00:00', '2026-11-28T00:00Z', '2026-11-28'],
])('where days begin at %s it is at %s the day %s, however the device is set', (starts, moment, day) => {
  expect(dayThere(starts, moment)).toBe(day)
})

test('where no place tells its hours nothing is known of the clocks there', () => {
  expect([zoneAround([silent]), zoneAround([])]).toEqual([undefined, undefined])
})
