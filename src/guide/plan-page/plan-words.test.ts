import { expect, onTestFinished, test, vi } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { hoursOnDay, openDayOf } from '../opening-hours/shown/hours-on-day.ts'
import { dayTimes } from './day-times.ts'
import { dayWords, legBetween, legOn, legWords, stayLegs } from './legs.ts'
import { packingHints } from './packing.ts'
import { dayAfter, daysInWords, isNotYetReckoned, longDay } from './plan-days.ts'

const monday = '2026-11-30'
const midnight = `${monday}T00:00+01:00`
type Open = ComingHours['days'][number]['open']
const hours = (grade: ComingHours['grade'], open: Open, closure?: ComingHours['closure']): ComingHours => ({
  grade,
  days: [{ starts: midnight, open }],
  ...(closure && { closure }),
})
const morning: Open = [[`${monday}T09:00+01:00`, `${monday}T12:30+01:00`]]
const closed = { from: null, until: '2026-12-24' }

test('far ahead a day that hours lack is not reckoned yet; one that they have is not known, as is one that they lack soon', () => {
  const ahead = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  const [soon, far] = [ahead(20), ahead(54)]
  const none: ComingHours = { grade: 'stated', days: [] }
  expect(isNotYetReckoned(none, far)).toBe(true)
  expect(isNotYetReckoned({ ...none, days: [{ starts: `${far}T00:00+01:00`, open: null }] }, far)).toBe(false)
  expect(isNotYetReckoned(none, soon)).toBe(false)
  expect(isNotYetReckoned(null, far)).toBe(false)
})

test.each<[ComingHours | null, tone: string, text: string]>([
  [hours('stated', morning), 'open', 'Open 9:00–12:30'],
  [hours('usual', morning), 'open', 'Usually open 9:00–12:30'],
  [hours('stated', [[midnight, '2026-12-01T00:00+01:00']]), 'open', 'Open all day'],
  [hours('stated', []), 'closed', 'Closed on Monday'],
  [hours('usual', []), 'usually closed', 'Usually closed on Monday'],
  [hours('usual', morning, closed), 'closed', 'Closed until 24 Dec 2026'],
  [hours('stated', morning, { from: '2026-11-30', until: null }), 'closed', 'Closed from 30 Nov 2026'],
  [hours('stated', null), 'unknown', 'Hours not known'],
  [{ grade: 'stated', days: [] }, 'unknown', 'Hours not known'],
  [null, 'unknown', 'Hours not known'],
])('on its day a stop says how surely it is open: %j', (known, tone, text) => {
  expect(hoursOnDay(known, monday)).toEqual({ tone, text })
})

test('on a public holiday that its hours do not speak of a stop is no more than usually open', () => {
  const days = [{ starts: midnight, open: morning, holiday: 'Christmas Day' }]
  expect(hoursOnDay({ grade: 'stated', days }, monday)).toEqual({
    ...{ tone: 'open', text: 'Usually open 9:00–12:30' },
    remark: 'its hours do not speak of Christmas Day, look before you go',
  })
})

test('out of season a stop says that its hours are not known then', () => {
  const days = [{ starts: midnight, open: null, isOutOfSeason: true as const }]
  expect(hoursOnDay({ grade: 'stated', days }, monday)).toEqual({
    ...{ tone: 'out of season', text: 'Hours not known out of season' },
  })
})

test('the way out of a closed day is the first that is known to be open', () => {
  const known = { ...hours('stated', morning), days: [{ starts: midnight, open: morning }] }
  expect(openDayOf(known, ['2026-11-29', monday])).toBe(monday)
  expect(openDayOf(known, ['2026-11-29'])).toBeUndefined()
})

test('a way is a walk up to a kilometre, and from there on a drive', () => {
  const [here, near, far] = [48, 48.005, 48.05].map((lat) => ({ lat, lng: 16 })) as [At, At, At]
  expect(legWords(legBetween(here, near))).toBe('About 11 min on foot · 556 m')
  expect(legWords(legBetween(here, far))).toBe('About 15 min by car · 5.6 km')
  const unmeasured = { ...near, isRough: true }
  expect(legWords(legBetween(here, unmeasured))).toBe('About 11 min on foot · about 550 m')
  expect(legWords(legOn(monday, unmeasured, far))).toBe('About 14 min by car · about 5 km')
  expect(dayWords(3, [legBetween(here, near), legBetween(near, far)])).toBe(
    '3 stops · about 14 min in the car',
  )
  expect(dayWords(1, [])).toBe('1 stop')
})

type At = { lat: number; lng: number }

test('what to pack follows from known facts alone', () => {
  const unknown = {
    ...{ name: 'Park', funTypes: [], setting: null, charge: null, booking: null },
    ...{ food: [], drinkingWater: null, buggy: null },
  }
  const pool = { slug: 'waterpark', name: 'Pool', funTypeName: 'Pool', icon: 'Waves' }
  expect(packingHints([unknown])).toEqual([])
  expect(
    packingHints([{ ...unknown, name: 'Bad', funTypes: [pool], booking: 'required' }]).map(
      ({ what }) => what,
    ),
  ).toEqual(['Book ahead', 'Swimwear and towels'])
})

test.for([
  ['12 EUR, cash only', ['Cash']],
  ['Cash or card', ['Cash']],
  ['12 EUR, no cash', []],
  ['Card only, cash is not accepted', []],
  ['Cash-free: 12 EUR by card', []],
] as const)('of %s what to pack is %s', ([charge, hints]) => {
  const place = {
    ...{ name: 'Bad', funTypes: [], setting: null, charge, booking: null },
    ...{ food: [], drinkingWater: null, buggy: null },
  }
  expect(packingHints([place]).map(({ what }) => what)).toEqual(hints)
})

test('days are told in words, and the next one follows the last, unless that is over', () => {
  vi.useFakeTimers({ now: new Date('2026-04-01') })
  onTestFinished(() => void vi.useRealTimers())
  expect(longDay(monday)).toBe('Monday 30 November')
  expect(longDay('2025-11-30')).toBe('Sunday 30 November 2025')
  expect(daysInWords(['2026-04-25', '2026-04-27'])).toBe('Sat 25 – Mon 27 April')
  expect(daysInWords(['2026-12-30', '2027-01-02'])).toBe('Wed 30 December – Sat 2 January 2027')
  expect(daysInWords(['2027-01-02', '2027-01-03'])).toBe('Sat 2 – Sun 3 January 2027')
  expect([dayAfter([monday], '2026-01-01'), dayAfter([], '2026-01-01')]).toEqual(['2026-12-01', '2026-01-01'])
  expect([dayAfter([monday], monday), dayAfter([monday], '2027-04-01')]).toEqual(['2026-12-01', '2027-04-01'])
  expect([dayAfter(['2028-02-28'], monday), dayAfter(['9999-12-31'], monday)]).toEqual(['2028-02-29', monday])
})

test('a day begins and ends where the family stays, unless no straight line tells of so long a drive', () => {
  const [hotel, zoo, pool] = [48.2, 48.21, 48.3].map((lat) => ({ lat, lng: 16.37 }))
  const { out, back } = stayLegs(hotel, [zoo, undefined, pool], monday)
  expect([out?.way, back?.way]).toEqual(['car', 'car'])
  expect(out?.km).toBeCloseTo(1.1, 1)
  expect(back?.km).toBeCloseTo(11.1, 1)
  expect(stayLegs(hotel, [{ lat: 54, lng: 16.37 }], monday)).toEqual({ out: undefined, back: undefined })
  expect(stayLegs(undefined, [zoo], monday)).toEqual({ out: undefined, back: undefined })
  expect(stayLegs(hotel, [], monday)).toEqual({ out: undefined, back: undefined })
})

test('the ways from and to where the family stays go by the clocks at both ends, where these are known', () => {
  const inSpain = { lat: 37.26, lng: -6.95, timeZone: 'Europe/Madrid' }
  const inPortugal = { lat: 37.02, lng: -7.93, timeZone: 'Europe/Lisbon' }
  const { out, back } = stayLegs(inPortugal, [inSpain], monday)
  expect([out?.ahead, back?.ahead]).toEqual([60, -60])
  expect(back && legWords(back, 'back to where you stay')).toBe(
    'About 1 h 42 min by car · 90.9 km back to where you stay · clocks there are 1 h behind',
  )
  expect(dayTimes('10:00', [{ time: '', visit: 60, leg: out }])).toEqual([
    { leave: 10 * 60 - 60 - (out?.minutes ?? 0), arrive: 600, until: 660 },
  ])
  const { timeZone: _, ...unknown } = inPortugal
  expect(stayLegs(unknown, [inSpain], monday).out?.ahead).toBe(undefined)
})
