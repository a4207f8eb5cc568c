import { expect, test } from 'vitest'
import { localDay } from '../opening-hours/days/local-day.ts'
import { zoneAround } from './zone-around.ts'

const silent = { hours: null }
const placeAt = (...midnights: string[]) => ({
  hours: { grade: 'stated' as const, days: midnights.map((starts) => ({ starts, open: [] })) },
})
const dayThere = (place: ReturnType<typeof placeAt>, moment: string) =>
  localDay(zoneAround([silent, place], Date.parse(moment)) ?? '', new Date(moment))

test.each([
  ['2026-11-27T00:00+01:00', '2026-11-27T22:59Z', '2026-11-27'],
  ['2026-11-27T00:00+01:00', '2026-11-27T23:00Z', '2026-11-28'],
  ['2026-11-27T00:00-01:00', '2026-11-28T00:59Z', '2026-11-27'],
  ['2026-11-27T00:00-01:00', '2026-11-28T01:00Z', '2026-11-28'],
  ['2026-11-27T00:00+00:00', '2026-11-28T00:00Z', '2026-11-28'],
])('where days begin at %s it is at %s the day %s, however the device is set', (starts, moment, day) => {
  expect(dayThere(placeAt(starts), moment)).toBe(day)
})

test.each([
  ['2026-10-24T22:00Z', '2026-10-25'],
  ['2026-10-25T22:59Z', '2026-10-25'],
  ['2026-10-25T23:00Z', '2026-10-26'],
])('on the day on which the clocks go back, at %s it is %s', (moment, day) => {
  const place = placeAt('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', '2026-10-27T00:00+01:00')
  expect(dayThere(place, moment)).toBe(day)
})

test('where no place tells its hours nothing is known of the clocks there', () => {
  expect([zoneAround([silent], 0), zoneAround([], 0)]).toEqual([undefined, undefined])
})
