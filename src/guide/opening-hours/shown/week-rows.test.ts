import { expect, test } from 'vitest'
import type { ComingHours } from '../days/coming-hours.schema.ts'
import { weekdayHours } from '../text/opening-hours.ts'
import { weekRows } from './week-rows.ts'

type Day = string | 'closed' | 'unknown'

/** Days from Thursday, 24 December 2026, each as '10:00 18:00'. */
const from24December = (...days: Day[]): ComingHours => ({
  grade: 'stated',
  days: days.map((text, i) => {
    const at = (time: string | undefined) => `2026-12-${24 + i}T${time}+01:00`
    if (text === 'unknown') return { starts: at('00:00'), open: null }
    const [from, to] = text.split(' ')
    return { starts: at('00:00'), open: text === 'closed' ? [] : [[at(from), at(to)]] }
  }),
})

const rowsOf = (text: string, ...shown: [ComingHours | null, number | undefined]) =>
  weekRows(weekdayHours(text) ?? null, ...shown)

const shown = (rows: ReturnType<typeof weekRows>) => rows?.map(({ day, hours }) => `${day}: ${hours}`)

const daily = '09:00 17:00'

test('the coming days stand Monday first, today is marked, and a day unlike its kind has its date', () => {
  const hours = from24December(daily, 'closed', 'closed', 'closed', daily, daily, daily, daily)
  const rows = rowsOf('Mo-Fr 09:00-17:00; PH off', hours, undefined)
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

test('the week goes on with the clock of a page that stays open', () => {
  const hours = from24December(daily, 'closed', 'closed', 'closed', daily, daily, daily, 'unknown')
  const rows = rowsOf('Mo-Fr 09:00-17:00', hours, Date.parse('2026-12-25T00:00+01:00'))
  expect(shown(rows)?.[3]).toBe('Thursday, 31 Dec: Not known')
  expect(rows?.filter(({ isToday }) => isToday)).toMatchObject([{ day: 'Friday, 25 Dec' }])
})

test('hours that only the calendar can tell stand under their dates, since other weeks may have others, a day in doubt as not known', () => {
  const hours = from24December('07:42 16:05', 'unknown')
  const rows = rowsOf('sunrise-sunset; Dec 25 "by appointment"', hours, undefined)
  expect(shown(rows)).toEqual(['Thursday, 24 Dec: 07:42–16:05', 'Friday, 25 Dec: Not known'])
})

test('the usual week stands in where no day to come is known, and no day is today', () => {
  const unknown = from24December(...Array(8).fill('unknown'))
  for (const hours of [unknown, null]) {
    const rows = rowsOf('Mo-Sa 10:00-18:00', hours, undefined)
    expect(rows?.map(({ hours }) => hours)).toEqual([...Array(6).fill('10:00–18:00'), 'Closed'])
    expect(rows?.some(({ isToday }) => isToday)).toBe(false)
  }
  expect(rowsOf('by appointment', unknown, undefined)).toBeUndefined()
})

test('the plain week also stands in where the coming days tell no more of it than when it is closed, as out of season', () => {
  const outOfSeason = ['unknown', 'unknown', 'closed', 'closed', 'unknown', 'unknown', 'unknown', 'unknown']
  const rows = rowsOf('Mo-Fr 10:00-18:00', from24December(...outOfSeason), undefined)
  expect(rows?.map(({ hours }) => hours)).toEqual([...Array(5).fill('10:00–18:00'), 'Closed', 'Closed'])
  expect(rows?.some(({ day, isToday }) => isToday || day.includes('Dec'))).toBe(false)
})

test('what is closed on a day on which the plain week opens stands under its date, others not known', () => {
  const closure = from24December('closed', ...Array(7).fill('unknown'))
  expect(shown(rowsOf('Mo-Fr 10:00-18:00', closure, undefined))?.slice(2, 5)).toEqual([
    'Wednesday, 30 Dec: Not known',
    'Thursday, 24 Dec: Closed',
    'Friday, 25 Dec: Not known',
  ])
})

test('usual hours stand without the dates of days unlike others, which nobody stated', () => {
  const hours = { ...from24December(daily, 'closed'), grade: 'usual' as const }
  expect(shown(weekRows(null, hours, undefined))).toEqual(['Thursday: 09:00–17:00', 'Friday: Closed'])
})

test('usual hours that change within the week stand under their dates', () => {
  const summer = Array(3).fill('10:00 18:00')
  const hours = { ...from24December(...summer, ...Array(5).fill('closed')), grade: 'usual' as const }
  expect(shown(weekRows(null, hours, undefined))).toEqual([
    ...['Monday, 28 Dec: Closed', 'Tuesday, 29 Dec: Closed', 'Wednesday, 30 Dec: Closed'],
    ...['Thursday, 24 Dec: 10:00–18:00', 'Friday, 25 Dec: 10:00–18:00', 'Saturday, 26 Dec: 10:00–18:00'],
    'Sunday, 27 Dec: Closed',
  ])
  const weekly = { ...from24December(...Array(8).fill(daily)), grade: 'usual' as const }
  expect(shown(weekRows(null, weekly, undefined))?.[0]).toBe('Monday: 09:00–17:00')
})
