import { expect, test } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { closedThen, dayTimes, meetsNap, timesWords, visitMinutes } from './day-times.ts'
import { type Leg, legWords } from './legs.ts'
import { laterOn, minutesAhead } from './time-zone.ts'

const drive = (minutes: number): Leg => ({ way: 'car', minutes, km: 9 })
const stop = (visit?: number, leg?: Leg, time = '') => ({ visit, leg, time })

test('a day goes on from its start by what is known: ways, visits, and the own times of stops', () => {
  const times = dayTimes('09:30', [
    stop(120),
    stop(90, drive(32)),
    stop(undefined, drive(10)),
    stop(60, drive(5)),
  ])
  expect(times.map(timesWords)).toEqual([
    'There at 9:30 · until about 11:30',
    'Leave 11:30 · arrive 12:05 · until about 13:35',
    'Leave 13:35 · arrive 13:45',
    '',
  ])
})

test('a stop with a time of its own says when to leave for it, and whether that is too late', () => {
  const stops = [stop(60), stop(60, drive(20), '14:00'), stop(60, drive(20), '15:10')]
  const times = dayTimes('09:00', stops)
  expect(times.map(timesWords)).toEqual([
    'There at 9:00 · until about 10:00',
    'Leave 13:40 · arrive 14:00 · until about 15:00',
    'Leave 14:50 · arrive 15:10 · until about 16:10',
  ])
  expect(times.map(({ late }) => late)).toEqual([undefined, undefined, 15 * 60 + 20])
  expect(dayTimes('', [stop(60), stop(60, drive(5), '10:00')]).map(timesWords)).toEqual([
    '',
    'Leave 9:55 · arrive 10:00 · until about 11:00',
  ])
})

test('who says where they stay is told when to leave there', () => {
  expect(dayTimes('09:30', [stop(60, drive(25))]).map(timesWords)).toEqual([
    'Leave 9:05 · arrive 9:30 · until about 10:30',
  ])
})

test('over a border where clocks are set otherwise, each time is that of the clocks there', () => {
  const ahead = minutesAhead('Europe/Lisbon', 'Europe/Madrid', '2026-11-28')
  const way = { ...drive(30), ahead }
  expect(legWords({ ...way, km: 9 })).toBe('About 30 min by car · 9.0 km · clocks there are 1 h behind')
  expect(dayTimes('10:00', [stop(60), stop(60, way), stop(60, way, '11:00')]).map(timesWords)).toEqual([
    'There at 10:00 · until about 11:00',
    'Leave 11:00 · arrive 10:30 · until about 11:30',
    'Leave 11:30 · arrive 11:00 · until about 12:00',
  ])
  expect(minutesAhead('Europe/Vienna', 'Europe/Vienna', '2026-03-29')).toBe(0)
  expect(minutesAhead('Europe/Helsinki', 'Europe/Stockholm', '2026-03-29')).toBe(60)
})

test.each([
  ['2027-03-27', 'until about 4:00', 'Leave 1:50 · arrive 3:10 · until about 4:10'],
  ['2026-10-24', 'until about 2:00', 'Leave 2:50 · arrive 3:10 · until about 4:10'],
  ['2026-11-28', 'until about 3:00', 'Leave 2:50 · arrive 3:10 · until about 4:10'],
])('of a night when clocks are set each time is what they show then: %s', (day, until, morning) => {
  const there = (date: string) => ({ later: laterOn(date, 'Europe/Vienna') })
  expect(dayTimes('23:00', [{ ...stop(240), ...there(day) }]).map(timesWords)).toEqual([
    `There at 23:00 · ${until}`,
  ])
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect(dayTimes('', [{ ...stop(60, drive(20), '03:10'), ...there(next) }]).map(timesWords)).toEqual([
    morning,
  ])
  const two = [stop(60), stop(150, drive(20))].map((timed) => ({ ...timed, ...there(next) }))
  expect(dayTimes('00:30', two)[1]).toMatchObject({ arrive: 110 })
})

test('a time that clocks show twice is the first of both, one that they pass over is by those that ran until then', () => {
  expect(laterOn('2026-10-25', 'Europe/Vienna')(150, 60)).toBe(150)
  expect(laterOn('2027-03-28', 'Europe/Vienna')(150, 0)).toBe(210)
  expect(laterOn('2027-03-28', 'Atlantic/Azores')(-30, 60)).toBe(90)
  expect(laterOn('2027-03-28', 'Europe/Istanbul')(150, 60)).toBe(210)
})

test('nothing is told of the day after', () => {
  expect(dayTimes('23:00', [stop(60), stop(60, drive(20))]).map(timesWords)).toEqual([
    'There at 23:00 · until about 0:00',
    '',
  ])
})

test.each([
  [2, 3, 150],
  [2, null, 120],
  [null, 0.75, 45],
  [null, null, undefined],
])('a visit of %s to %s hours is reckoned as %s minutes', (visitHoursMin, visitHoursMax, minutes) => {
  expect(visitMinutes({ visitHoursMin, visitHoursMax })).toBe(minutes)
})

const day = '2026-11-28'
const at = (clock: string, date = day) => `${date}T${clock}+01:00`
const open: [string, string][] = [
  [at('20:00', '2026-11-27'), at('02:00')],
  [at('09:00'), at('12:30')],
  [at('14:00'), at('00:00', '2026-11-29')],
]
const hours: ComingHours = { grade: 'usual', days: [{ starts: at('00:00'), open }] }

test.each<[arrive: number | undefined, until: number | undefined, why: string | undefined]>([
  [9 * 60, 12 * 60, undefined],
  [60, 90, undefined],
  [22 * 60, 24 * 60, undefined],
  [11 * 60, 13 * 60, 'It closes at 12:30, before you leave'],
  [12 * 60 + 10, undefined, 'It closes at 12:30, 20 min after you come'],
  [11 * 60, undefined, undefined],
  [13 * 60, undefined, 'Closed at 13:00: usually open 9:00–12:30, 14:00–24:00'],
  [undefined, undefined, undefined],
])('hours are looked at for the time that is reckoned: %s to %s', (arrive, until, why) => {
  const times = { ...(arrive !== undefined && { arrive }), ...(until !== undefined && { until }) }
  expect(closedThen(hours, day, times)).toBe(why)
  expect(closedThen(null, day, times)).toBeUndefined()
})

test('what is open day and night does not close at midnight', () => {
  const days = [{ starts: at('00:00'), open: [[at('00:00'), at('00:00', '2026-11-29')] as [string, string]] }]
  expect(closedThen({ grade: 'stated', days }, day, { arrive: 23 * 60, until: 25 * 60 })).toBeUndefined()
})

test('a nap is met by a visit, and by the way to it', () => {
  const nap = { from: '12:30', until: '14:30' }
  expect(meetsNap({ arrive: 600, until: 750 }, nap)).toBe(false)
  expect(meetsNap({ arrive: 600, until: 760 }, nap)).toBe(true)
  expect(meetsNap({ leave: 860, arrive: 880, until: 900 }, nap)).toBe(true)
  expect(meetsNap({ arrive: 870 }, nap)).toBe(false)
  expect(meetsNap({}, nap)).toBe(false)
})
