import { expect, test } from 'vitest'
import type { DatedHours } from './todays-hours.schema.ts'
import { nextOpening, weekRows } from './week-rows.ts'

/** Days from Thursday, 24 December 2026; null is closed. */
const from24December = (...hours: (string | null | 'unknown')[]): DatedHours[] =>
  hours.map((text, i) => {
    const date = `2026-12-${24 + i}`
    if (text === 'unknown') return { date, state: 'unknown', hours: null }
    return text === null ? { date, state: 'closed', hours: null } : { date, state: 'open', hours: text }
  })

const shown = (rows: ReturnType<typeof weekRows>) => rows?.map(({ day, hours }) => `${day}: ${hours}`)

test('the coming days stand Monday first, today is marked, and a day unlike its kind has its date', () => {
  const usual = '09:00–17:00'
  const rows = weekRows(
    'Mo-Fr 09:00-17:00; PH off',
    from24December(usual, null, null, null, usual, usual, usual),
  )
  expect(shown(rows)).toEqual([
    'Monday: 09:00–17:00',
    'Tuesday: 09:00–17:00',
    'Wednesday: 09:00–17:00',
    'Thursday: 09:00–17:00',
    'Friday, 25 Dec: Closed',
    'Saturday: Closed',
    'Sunday: Closed',
    'Public holidays: Closed',
  ])
  expect(rows?.filter(({ isToday }) => isToday)).toMatchObject([{ day: 'Thursday' }])
})

test('hours that only the calendar can tell stand day by day, a day in doubt as not known', () => {
  const rows = weekRows('sunrise-sunset; Dec 25 "by appointment"', from24December('07:42–16:05', 'unknown'))
  expect(shown(rows)).toEqual(['Thursday: 07:42–16:05', 'Friday: Not known'])
})

test('the usual week stands in where no day to come is known, and no day is today', () => {
  const unknown = from24December(...Array(7).fill('unknown'))
  for (const nextDays of [unknown, null]) {
    const rows = weekRows('Mo-Sa 10:00-18:00', nextDays)
    expect(rows?.map(({ hours }) => hours)).toEqual([...Array(6).fill('10:00–18:00'), 'Closed'])
    expect(rows?.some(({ isToday }) => isToday)).toBe(false)
  }
  expect(weekRows('by appointment', unknown)).toBeUndefined()
})

test('a place that is closed today says when it opens, unless a day before that is in doubt', () => {
  expect(nextOpening(from24December(null, null, '16:00–18:00'))).toBe('Saturday 16:00')
  expect(nextOpening(from24December(null, 'Open 24 hours'))).toBe('Friday')
  expect(nextOpening(from24December(null, 'unknown', '16:00–18:00'))).toBeUndefined()
  expect(nextOpening(from24December(null, null, null))).toBeUndefined()
  expect(nextOpening(null)).toBeUndefined()
})
