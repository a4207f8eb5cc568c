import { expect, test } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { cheapest, nearest, opensLatest } from './better-value.ts'

const way = (slug: string, distance: number, drivingTimeMinutes: number | null = null) => ({
  ...{ slug, cityName: slug, country: 'Austria', distance, drivingTimeMinutes },
  ...{ distanceKm: null, hasNoRoad: false },
})
const priced = (price: 'free' | 'paid' | 'free-for-children' | null, priceBand: 1 | 2 | 3 | null = null) => ({
  price,
  priceBand,
})

test('what is not known might be better: only what surely is the best is marked', () => {
  expect(cheapest([priced('free'), priced('paid'), priced('free-for-children')])).toEqual({
    at: 0,
    word: 'Cheapest',
  })
  expect(cheapest([priced('paid', 2), priced('paid', 1)])).toMatchObject({ at: 1 })
  expect(cheapest([priced('paid', 1), priced(null)])).toBeUndefined()
  expect(cheapest([priced('free'), priced(null)])).toBeUndefined()
  expect(cheapest([priced('paid', 1), priced('paid')])).toBeUndefined()
  expect(cheapest([priced('free'), priced('free'), priced('paid')])).toBeUndefined()
  expect(cheapest([priced('free')])).toBeUndefined()
})

test('ways are compared from one city: by the drive where each is known, else by their distance', () => {
  expect(nearest([way('graz', 5, 9), way('graz', 4, 12)])).toEqual({ at: 0, word: 'Shortest drive' })
  expect(nearest([way('graz', 5, 9), way('graz', 4)])).toEqual({ at: 1, word: 'Nearest' })
  expect(nearest([way('graz', 5), way('linz', 4)])).toBeUndefined()
  expect(nearest([way('graz', 5.01), way('graz', 5.02)])).toBeUndefined()
  expect(nearest([way('graz', 5), undefined])).toBeUndefined()
})

test('nobody knows the way to a place to which no road leads: neither it nor another is surely nearer', () => {
  const island = { ...way('split', 4), hasNoRoad: true }
  expect(nearest([island, way('split', 20, 25)])).toBeUndefined()
  expect(nearest([way('split', 3, 7), island])).toBeUndefined()
})

test('a place that nobody has measured is nearer only where that is sure', () => {
  const rough = (...given: Parameters<typeof way>) => ({ ...way(...given), isRough: true })
  expect(nearest([rough('graz', 1.9), way('graz', 2)])).toBeUndefined()
  expect(nearest([rough('graz', 1.9), way('graz', 2.5)])).toMatchObject({ at: 0 })
  expect(nearest([rough('graz', 1.9), rough('graz', 2.5)])).toBeUndefined()
  expect(nearest([rough('graz', 5, 9), way('graz', 6, 12)])).toBeUndefined()
  expect(nearest([rough('graz', 5, 9), way('graz', 6, 13)])).toEqual({ at: 0, word: 'Shortest drive' })
})

const open = (from: string, to: string, grade: ComingHours['grade'] = 'stated') => ({
  hours: {
    grade,
    days: [{ starts: '2026-11-23T00:00+01:00', open: [[from, to] satisfies [string, string]] }],
  },
})
const nine = '2026-11-23T09:00+01:00'

test('the place that closes last today is marked until then, past midnight too, and never by usual hours beside stated ones', () => {
  const early = open(nine, '2026-11-23T17:00+01:00')
  const late = open(nine, '2026-11-24T01:00+01:00')
  const closed = { hours: { ...early.hours, days: [{ starts: '2026-11-23T00:00+01:00', open: [] }] } }
  const unknown = { hours: { ...early.hours, days: [{ starts: '2026-11-23T00:00+01:00', open: null }] } }
  expect(opensLatest([early, late, closed], undefined)).toEqual({ at: 1, word: 'Open latest' })
  expect(opensLatest([early, closed], undefined)).toMatchObject({ at: 0 })
  expect(opensLatest([early, unknown], undefined)).toBeUndefined()
  expect(opensLatest([early, { hours: null }], undefined)).toBeUndefined()
  expect(opensLatest([early, open(nine, '2026-11-24T01:00+01:00', 'usual')], undefined)).toBeUndefined()
  const evening = open(nine, '2026-11-23T20:00+01:00')
  const at = (clock: string) => opensLatest([early, evening, closed], Date.parse(`2026-11-23T${clock}+01:00`))
  expect(at('19:59')).toMatchObject({ at: 1 })
  expect(at('20:00')).toBeUndefined()
  const days = late.hours.days.map((day) => ({ ...day, holiday: 'Christmas Day' }))
  expect(opensLatest([early, { hours: { ...late.hours, days } }], undefined)).toBeUndefined()
  expect(
    opensLatest([early, { hours: { ...late.hours, closure: { from: null, until: null } } }], undefined),
  ).toBeUndefined()
})

test('what is open day and night is open latest, also beside what closes long after midnight', () => {
  const [first, second, third] = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => `${day}T00:00+01:00`)
  const of = (...open: [string, string][][]): { hours: ComingHours } => {
    const starts = [first, second] as string[]
    return {
      hours: { grade: 'stated', days: starts.map((day, at) => ({ starts: day, open: open[at] ?? [] })) },
    }
  }
  const always = of([[`${first}`, `${second}`]], [[`${second}`, `${third}`]])
  const late = of([['2026-11-23T18:00+01:00', '2026-11-24T02:00+01:00']])
  expect(opensLatest([late, always], undefined)).toEqual({ at: 1, word: 'Open latest' })
})
