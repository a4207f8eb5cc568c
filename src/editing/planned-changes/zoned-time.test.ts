import { expect, test } from 'vitest'
import { isTimeZone, momentOf, zonedTime } from './zoned-time.ts'

const moment = (date: string, time: string, timeZone: string) =>
  momentOf({ date, time, timeZone })?.toISOString()

test.for([
  ['2026-12-01', '06:00', 'Europe/Vienna', '2026-12-01T05:00:00.000Z'],
  ['2026-07-01', '06:00', 'Europe/Vienna', '2026-07-01T04:00:00.000Z'],
  ['2026-12-01', '00:00', 'Europe/Lisbon', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', '06:00', 'Atlantic/Azores', '2026-12-01T07:00:00.000Z'],
  ['2027-01-01', '00:30', 'Asia/Kathmandu', '2026-12-31T18:45:00.000Z'],
  ['2026-06-30', '23:59', 'Pacific/Kiritimati', '2026-06-30T09:59:00.000Z'],
] as const)('%s %s by the clocks of %s is %s', ([date, time, timeZone, expected]) => {
  expect(moment(date, time, timeZone)).toBe(expected)
  expect(zonedTime(new Date(expected), timeZone)).toEqual({ date, time, timeZone })
})

test('an hour that clocks pass over has no moment, and of one that they show twice the first counts', () => {
  expect(moment('2027-03-28', '02:30', 'Europe/Vienna')).toBeUndefined()
  expect(moment('2027-03-28', '03:00', 'Europe/Vienna')).toBe('2027-03-28T01:00:00.000Z')
  expect(moment('2026-10-25', '02:30', 'Europe/Vienna')).toBe('2026-10-25T00:30:00.000Z')
  expect(moment('2026-10-25', '03:00', 'Europe/Vienna')).toBe('2026-10-25T02:00:00.000Z')
  expect(moment('2027-03-28', '01:30', 'Europe/London')).toBeUndefined()
})

test('zones are known by their names', () => {
  expect(['Europe/Vienna', 'UTC', 'Europe/Nowhere', '', 'Vienna'].filter(isTimeZone)).toEqual([
    ...['Europe/Vienna', 'UTC'],
  ])
})
