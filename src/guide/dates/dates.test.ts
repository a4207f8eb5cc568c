import { expect, test } from 'vitest'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { asSundays } from './as-sundays.ts'
import { daysToCome, quickPicks, toggled, weeksFrom } from './dates.ts'
import { dayAtPlace, notesInWords } from './day-at-place.ts'

test('days that are over fall away, and so does what others wrote there', () => {
  const kept = ['2026-11-28', '2026-11-20', '2026-11-27', '2026-11-27', 'soon', 7, '2026-13-45']
  expect(daysToCome(kept, '2026-11-23')).toEqual(['2026-11-27', '2026-11-28'])
  expect(daysToCome('2026-11-27', '2026-11-23')).toEqual([])
  const eight = Array.from({ length: 8 }, (_, index) => `2026-12-0${index + 1}`)
  expect(daysToCome(eight, '2026-11-23')).toHaveLength(7)
})

test.each([
  ['2026-11-23', ['2026-11-28', '2026-11-29']],
  ['2026-11-28', ['2026-11-28', '2026-11-29']],
  ['2026-11-29', ['2026-11-29']],
])('on %s this weekend is %j', (today, weekend) => {
  expect(quickPicks(today)[2]).toEqual(['This weekend', weekend])
})

test('what is picked again is taken back, all of it or none', () => {
  expect(toggled(['a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(toggled(['a', 'b', 'c'], ['a', 'b'])).toEqual(['c'])
})

test('a day that finds no room takes the place of none', () => {
  const seven = ['b', 'c', 'd', 'e', 'f', 'g', 'h']
  expect(toggled(seven, ['a'])).toEqual(seven)
  expect(toggled(seven.slice(1), ['a', 'b'])).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'h'])
})

test('the weeks begin on Monday, and hold the sixty days that are reckoned', () => {
  const weeks = weeksFrom('2026-11-25')
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    '2026-11-25',
    ...['26', '27', '28', '29'].map((day) => `2026-11-${day}`),
  ])
  expect(weeks.flat().filter(Boolean)).toHaveLength(60)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

const friday = '2026-12-25'
type Open = ComingHours['days'][number]['open']
const hours = (grade: ComingHours['grade'], open: Open, holiday?: string): ComingHours => ({
  grade,
  days: [{ starts: `${friday}T00:00+01:00`, open, holiday }],
})
const day: Open = [[`${friday}T10:00+01:00`, `${friday}T18:30+01:00`]]
const christmas = {
  ...{ day: friday, publicHoliday: 'Christmas Day', isInParts: false },
  ...{ schoolHolidays: 'Weihnachtsferien', sunset: '16:05' },
}

test.each<[ComingHours | null, short: string, text: string]>([
  [hours('stated', day), '10–18:30', 'Open 10:00–18:30'],
  [hours('stated', day, 'Christmas Day'), 'usually 10–18:30', 'Usually open 10:00–18:30 on Fridays'],
  [hours('usual', day), 'usually 10–18:30', 'Usually open 10:00–18:30'],
  [hours('usual', day, 'Christmas Day'), 'usually 10–18:30', 'Usually open 10:00–18:30'],
  [hours('stated', []), 'closed', 'Closed on Friday'],
  [hours('usual', []), 'usually closed', 'Usually closed on Friday'],
  [hours('stated', null), 'not known', 'Hours not known'],
  [null, 'not known', 'Hours not known'],
  [
    { grade: 'usual', days: [{ starts: `${friday}T00:00+01:00`, open: null, isOutOfSeason: true }] },
    'out of season',
    'Hours not known out of season',
  ],
])('on a holiday %j are %s', (known, short, text) => {
  const said = dayAtPlace(
    { asked: 'zoo', hours: known, tellsHolidays: true, asSundays: [], notes: [christmas] },
    friday,
  )
  expect(said).toMatchObject({ short, text })
  expect(said.remark === undefined).toBe(known?.days[0]?.holiday === undefined)
})

const told = (day: string, from: string, to: string) => ({
  starts: `${day}T00:00+01:00`,
  open: [[`${day}T${from}+01:00`, `${day}T${to}+01:00`]] as Open,
})
const sunday = told('2026-12-27', '11:00', '16:00')
const nextFriday = told('2027-01-01', '10:00', '18:00')

test.each<[string, ComingHours['days'], boolean, string]>([
  [
    'those of Sunday',
    [told(friday, '11:00', '16:00'), sunday, nextFriday],
    true,
    'Open 11:00–16:00, as on Sundays',
  ],
  ['its own', [told(friday, '12:00', '14:00'), sunday, nextFriday], true, 'Open 12:00–14:00'],
  [
    'those of all days',
    [told(friday, '11:00', '16:00'), sunday, told('2027-01-01', '11:00', '16:00')],
    true,
    'Open 11:00–16:00',
  ],
  ['beyond what is reckoned', [told(friday, '11:00', '16:00'), sunday], true, 'Open 11:00–16:00'],
  [
    'not spoken of',
    [{ ...told(friday, '11:00', '16:00'), holiday: 'Christmas Day' }, sunday, nextFriday],
    false,
    'Usually open 11:00–16:00 on Fridays',
  ],
])('a holiday of the week has the hours of a Sunday or not: %s', (_, days, tellsHolidays, text) => {
  const place = { asked: 'zoo', hours: { grade: 'stated' as const, days }, tellsHolidays, notes: [christmas] }
  expect(dayAtPlace({ ...place, asSundays: asSundays(place) }, friday).text).toBe(text)
})

test('a day is told with its holidays and its sunset', () => {
  expect(notesInWords(christmas)).toEqual([
    ...['Christmas Day, a public holiday', 'No school: Weihnachtsferien', 'The sun sets at 16:05'],
  ])
  const nothing = { publicHoliday: null, isInParts: false, schoolHolidays: null, sunset: null }
  expect(notesInWords({ ...christmas, ...nothing })).toEqual([])
})
