import { beforeEach, expect, test, vi } from 'vitest'
import { spansByDay } from '../days/day-spans.ts'
import { type HoursQuestion, reckonDays } from './reckon-days.task.ts'

const vienna = { lat: 48.2082, lng: 16.3738, timeZone: 'Europe/Vienna', countryCode: 'at' }
const munich = { lat: 48.1351, lng: 11.582, timeZone: 'Europe/Berlin', countryCode: 'de' }
const edinburgh = { lat: 55.9533, lng: -3.1883, timeZone: 'Europe/London', countryCode: 'gb' }

// The library tells the console of each text that it throws for.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  return () => spy.mockRestore()
})

type Place = Omit<HoursQuestion, 'openingHours' | 'firstDay' | 'dayCount'>

const day = (openingHours: string, firstDay: string, place: Place = vienna) =>
  spansByDay(reckonDays({ openingHours, ...place, firstDay, dayCount: 1 }))[firstDay]

// 21 November 2026 is a Saturday.
const week = (openingHours: string, place: Place = vienna) =>
  Object.values(spansByDay(reckonDays({ openingHours, ...place, firstDay: '2026-11-23', dayCount: 7 })))

const everyDay = <T>(spans: T) => Array(7).fill(spans) as T[]

test('each day has its spans', () => {
  const hours = [['09:00', '12:00'], ['14:00', '18:00']] // biome-ignore format: one line
  expect(week('Mo-Fr 09:00-12:00,14:00-18:00')).toEqual([...Array(5).fill(hours), [], []])
  expect(week('24/7')).toEqual(everyDay([['00:00', '24:00']]))
  expect(week('mo-su 07:00-24:00')).toEqual(everyDay([['07:00', '24:00']]))
})

test('hours past midnight belong to the day they begin on', () => {
  expect(week('Fr,Sa 20:00-26:00')).toEqual([
    ...Array(4).fill([]),
    [['20:00', '02:00']],
    [['20:00', '02:00']],
    [],
  ])
  expect(week('Mo-Th off; Fr-Su 00:00-24:00; Mo 00:00-02:00')[6]).toEqual([['00:00', '24:00']])
})

test('a night stays whole where a later rule is of the next day, as its own rule says', () => {
  const workdays = Array(5).fill([['09:00', '17:00']])
  expect(week('Mo-Fr 09:00-17:00; Sa 18:00-02:00; Su off')).toEqual([...workdays, [['18:00', '02:00']], []])
  expect(day('Mo-Su 18:00-02:00; PH off', '2026-12-24')).toEqual([['18:00', '02:00']])
  expect(day('Mo-Su 18:00-02:00; PH off', '2026-12-25')).toEqual([])
  expect(week('Fr-Sa 18:00-02:00; Sa 10:00-14:00').slice(4, 6)).toEqual([
    [['18:00', '02:00']],
    [['10:00', '14:00']],
  ])
  expect(day('Sa 18:00-02:00; Su 01:00-05:00', '2026-11-28')).toEqual([['18:00', '01:00']])
})

test('a morning to the next may be by a clock of twelve hours, and is not known unless it says that it is meant', () => {
  const workdays = Array(5).fill([['09:30', '16:00']])
  expect(week('Mo-Fr 09:30-16:00; Sa 10:30-05:00; Su 11:30-06:00')).toEqual([...workdays, null, null])
  expect(week('Mo-Su 09:00-5:00')).toEqual(everyDay(null))
  expect(week('Mo-Fr 09:30-16:00; Sa 10:30-29:00; Su off').slice(5)).toEqual([[['10:30', '05:00']], []])
  expect(week('Mo-Su 10:00-02:00')).toEqual(everyDay([['10:00', '02:00']]))
  expect(week('Mo-Su 16:00-05:00')).toEqual(everyDay([['16:00', '05:00']]))
  expect(day('Mo-Su 10:00-23:00; Dec 31 10:00-06:00', '2026-12-31')).toEqual([['10:00', '06:00']])
})

test('a day and night that goes on into the morning after is a whole day and a morning', () => {
  const weekend = [[['00:00', '24:00']], [['00:00', '11:00']]]
  expect(week('Sa 00:00-24:00; Su 00:00-11:00').slice(5)).toEqual(weekend)
  const friday = [[['08:00', '24:00']], [['00:00', '11:00']], []]
  expect(week('Fr 08:00-24:00; Sa 00:00-11:00').slice(4)).toEqual(friday)
  expect(day('Mo-Fr 00:00-24:00; Sa,Su off', '2026-11-23')).toEqual([['00:00', '24:00']])
})

test('24 and 31 December are told apart from the days around them, year in, year out', () => {
  const text = 'Mo-Su 08:00-23:00; Dec 24 off; easter-2days off'
  expect(day(text, '2026-12-24')).toEqual([])
  expect(day(text, '2026-12-23')).toEqual([['08:00', '23:00']])
  expect(day(text, '2027-03-26')).toEqual([])
})

test('public holidays of the country count, New Year and Christmas among them', () => {
  const text = 'Mo-Su 10:00-18:00; PH off'
  for (const holiday of ['2027-01-01', '2026-12-25', '2026-10-26']) expect(day(text, holiday)).toEqual([])
  expect(day(text, '2026-10-27')).toEqual([['10:00', '18:00']])
  expect(day('Mo-Fr 10:00-18:00; PH 12:00-14:00', '2026-12-25')).toEqual([['12:00', '14:00']])
})

test('a holiday of the region counts where the region is sure, and is in doubt elsewhere in the country', () => {
  const text = 'Mo-Su 10:00-18:00; PH off'
  const epiphany = '2027-01-06'
  const hamburg = { ...munich, lat: 53.5511, lng: 9.9937 }
  const somewhere = { ...munich, lat: 49.5, lng: 10.2 }
  expect(day(text, epiphany, munich)).toEqual([])
  expect(day(text, epiphany, hamburg)).toEqual([['10:00', '18:00']])
  expect(day(text, epiphany, somewhere)).toBeNull()
  expect(day(text, '2026-12-25', somewhere)).toEqual([])
  expect(day(text, '2027-01-07', somewhere)).toEqual([['10:00', '18:00']])
})

test('Great Britain, whose nations have holidays of their own, is no exception', () => {
  const text = 'Mo-Su 10:00-18:00; PH off'
  const saintAndrew = '2026-11-30'
  expect(day(text, saintAndrew, edinburgh)).toEqual([])
  expect(day(text, saintAndrew, { ...edinburgh, lat: 51.5074, lng: -0.1278 })).toEqual([['10:00', '18:00']])
  expect(day(text, saintAndrew, { ...edinburgh, lat: 54.9, lng: -2.9 })).toBeNull()
})

test('school holidays that differ by region are known where the region is, and elsewhere what depends on them is not', () => {
  const text = 'Mo-Fr 14:00-18:00; SH 10:00-18:00'
  expect(day(text, '2026-12-28', munich)).toEqual([['10:00', '18:00']])
  expect(day(text, '2026-12-28', { ...munich, lat: 49.5, lng: 10.2 })).toBeNull()
  expect(day(text, '2026-12-28', vienna)).toEqual([['10:00', '18:00']])
  expect(day(text, '2026-12-28', { ...vienna, lat: 48.5 })).toBeNull()
})

test('holidays that the library does not know make the hours unknown', () => {
  const vaduz = { lat: 47.141, lng: 9.5215, timeZone: 'Europe/Vaduz', countryCode: 'li' }
  expect(week('Mo-Fr 10:00-18:00; PH off', vaduz)).toEqual(everyDay(null))
  expect(week('Mo-Su 10:00-18:00', vaduz)).toEqual(everyDay([['10:00', '18:00']]))
  expect(week('PH off; Mo-Su 10:00-18:00', { ...vaduz, countryCode: undefined })).toEqual(everyDay(null))
})

test('the clock change moves no hours, and a day of 23 or 25 hours is one day', () => {
  for (const sunday of ['2027-03-28', '2026-10-25']) {
    expect(day('Mo-Su 09:00-17:00', sunday)).toEqual([['09:00', '17:00']])
    expect(day('24/7', sunday)).toEqual([['00:00', '24:00']])
    expect(day('Sa 20:00-26:00', sunday)).toEqual([])
  }
})

test('moments have the offset of the clocks of their own minute, also in the night that they change', () => {
  const ask = (openingHours: string, firstDay: string, place: Place = vienna) =>
    reckonDays({ openingHours, ...place, firstDay, dayCount: 2 })
  expect(ask('Mo-Su 09:00-17:00; Sa 20:00-26:00', '2026-10-24')).toEqual([
    {
      starts: '2026-10-24T00:00+02:00',
      open: [['2026-10-24T20:00+02:00', '2026-10-25T02:00+02:00']],
    },
    {
      starts: '2026-10-25T00:00+02:00',
      open: [
        ['2026-10-24T20:00+02:00', '2026-10-25T02:00+02:00'],
        ['2026-10-25T09:00+01:00', '2026-10-25T17:00+01:00'],
      ],
    },
  ])
  const azores = { lat: 37.74, lng: -25.67, timeZone: 'Atlantic/Azores', countryCode: 'pt' }
  expect(ask('24/7', '2027-03-27', azores)).toEqual([
    { starts: '2027-03-27T00:00-01:00', open: [['2027-03-27T00:00-01:00', '2027-03-28T00:00-01:00']] },
    { starts: '2027-03-28T01:00+00:00', open: [['2027-03-28T01:00+00:00', '2027-03-29T00:00+00:00']] },
  ])
})

test('sunrise and sunset are those of the place, by its own clock', () => {
  expect(day('sunrise-sunset', '2026-06-21')?.[0]?.join()).toMatch(/^04:5\d,20:5\d$/)
  const lisbon = { lat: 38.7223, lng: -9.1393, timeZone: 'Europe/Lisbon', countryCode: 'pt' }
  expect(day('sunrise-sunset', '2026-12-21', lisbon)?.[0]?.[0]).toMatch(/^07:5\d$/)
})

test('an off alone closes the days it names and tells nothing of the others', () => {
  expect(week('Mo Off')).toEqual([[], ...Array(6).fill(null)])
  expect(week('off')).toEqual(everyDay([]))
  expect(week('Mo-Su 10:00-18:00; Mo Off')[0]).toEqual([])
})

test('out of its months a place is closed, but a year long past says nothing of today', () => {
  expect(week('Apr-Oct Mo-Su 10:00-18:00')).toEqual(everyDay([]))
  expect(week('2019 Jul 01-2019 Aug 31 10:00-18:00')).toEqual(everyDay(null))
})

test('JSON by weekday counts when it is clear on every day', () => {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const byDay = Object.fromEntries(names.map((name) => [name, '9:00-17:00']))
  const clear = JSON.stringify({ ...byDay, sunday: 'closed' })
  expect(week(clear)).toEqual([...Array(6).fill([['09:00', '17:00']]), []])
  for (const unclear of [
    JSON.stringify(byDay),
    JSON.stringify({ ...byDay, sunday: 'by appointment' }),
    '{"a',
  ])
    expect(week(unclear)).toEqual(everyDay(null))
})

test.each([
  'Mo-Su 09:00-17:00; Closed: 24, 25 & 31 December, 1 January, Good Friday',
  'Most Sundays Sep-Jul, 11am (see website for detailed schedule)',
  'Ma-pe 15-21, la-su 12-18',
  'open 31 agosto-30-abril',
  'Mo-Su,PH 08:00-dusk;"spätestens bis 22:00"',
  'off || "suljettu remontin vuoksi"',
  'Apr-Nov',
  'Mo-Fr',
  '"by appointment"',
  'We-Fr 14:00-18:00 || "nach Vereinbarung"',
  'Mo-Su 10:00+',
  'Mo-Su 9:00-5:00',
  '',
  ';',
  '{',
])('what is not clear is unknown, never open nor closed: %s', (text) => {
  expect(week(text)).toEqual(everyDay(null))
})
