import { expect, test } from 'vitest'
import { localDay } from '../opening-hours/local-day.ts'
import { dayAround } from './day-around.ts'

const silent = { hours: null }
const inVienna = {
  hours: { grade: 'stated' as const, days: [{ starts: '2026-11-27T00:00+01:00', open: [] }] },
}

test.each([
  ['2026-11-27T22:59Z', '2026-11-27'],
  ['2026-11-27T23:00Z', '2026-11-28'],
])('at %s it is the day of the places around, however the device is set', (moment, day) => {
  expect(dayAround([silent, inVienna], Date.parse(moment))).toBe(day)
})

test('where no place tells its hours it is the day of the device', () => {
  const now = Date.now()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(dayAround([silent], now)).toBe(localDay(timeZone, new Date(now)))
  expect(dayAround([], now)).toBe(localDay(timeZone, new Date(now)))
})
