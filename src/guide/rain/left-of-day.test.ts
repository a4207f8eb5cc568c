import { expect, test } from 'vitest'
import { firstWithHoursLeft, leftOfDay } from './left-of-day.ts'

const at = (clock: string) => `2026-11-28T${clock}+01:00`
const hoursOf = (grade: 'stated' | 'usual') => ({
  grade,
  days: [
    {
      starts: at('00:00'),
      open: [
        [at('09:00'), at('12:00')],
        [at('14:00'), at('18:00')],
      ] as [string, string][],
    },
  ],
})

test.each([
  ['08:00', 'Closed now · opens 9:00'],
  ['10:00', 'Open until 12:00'],
  ['13:00', 'Closed now · opens 14:00'],
  ['17:40', 'Open until 18:00 · 20 min left'],
  ['18:00', undefined],
])('of hours of today what is left at %s is told', (clock, left) => {
  expect(leftOfDay(hoursOf('stated'), Date.parse(at(clock)))).toBe(left)
})

test('what is open day and night does not end with the day', () => {
  const days = [{ starts: at('00:00'), open: [[at('00:00'), '2026-11-29T00:00+01:00'] as [string, string]] }]
  expect(leftOfDay({ grade: 'stated', days }, Date.parse(at('23:40')))).toBe('Open all day')
})

test('usual hours are told as usual until they are over; of hours that nobody knows nothing is left', () => {
  const now = (clock: string) => leftOfDay(hoursOf('usual'), Date.parse(at(clock)))
  expect(now('17:00')).toBe('Usually open 9:00–12:00, 14:00–18:00')
  expect(now('18:30')).toBeUndefined()
  expect(leftOfDay(null, Date.parse(at('10:00')))).toBeUndefined()
})

test('where it rains this evening a place whose hours are over is no help, unless there is another day', () => {
  const early = { name: 'early', hours: hoursOf('stated') }
  const late = {
    name: 'late',
    hours: {
      grade: 'usual' as const,
      days: [{ starts: at('00:00'), open: [[at('10:00'), at('22:00')] as [string, string]] }],
    },
  }
  const tomorrow = {
    starts: '2026-11-29T00:00+01:00',
    open: [['2026-11-29T09:00+01:00', '2026-11-29T18:00+01:00'] as [string, string]],
  }
  const both = {
    name: 'both',
    hours: { grade: 'stated' as const, days: [...hoursOf('stated').days, tomorrow] },
  }
  const first = (places: (typeof early | typeof late | typeof both)[], clock: string) =>
    firstWithHoursLeft(places, Date.parse(at(clock)))?.name
  expect(first([early, late], '10:00')).toBe('early')
  expect(first([early, late], '20:00')).toBe('late')
  expect(first([early, late], '22:00')).toBeUndefined()
  expect(first([both, late], '20:00')).toBe('both')
})
