import { expect, test } from 'vitest'
import { withClosure } from '../days/closure.ts'
import type { Closure, ComingHours } from '../days/coming-hours.schema.ts'
import { reckonDays } from '../reckoning/reckon-days.task.ts'
import { closureAhead, todaysLine } from './todays-line.ts'

const vienna = { lat: 48.2082, lng: 16.3738, timeZone: 'Europe/Vienna', countryCode: 'at' }

/** As the server sends them on a day: Sunday, 22 November 2026 unless told otherwise. */
const sent = (openingHours: string, grade: ComingHours['grade'] = 'stated', firstDay = '2026-11-22') => ({
  grade,
  days: reckonDays({ openingHours, ...vienna, firstDay, dayCount: 8 }),
})

function lineAt(hours: ComingHours | null, moment?: string): string {
  const { tone, text, more } = todaysLine(hours, moment === undefined ? undefined : Date.parse(moment))
  return [`${tone}: ${text}`, more].filter(Boolean).join(' · ')
}

const daily = 'Mo-Su 09:00-17:00'

test.each([
  ['2026-11-22T08:59+01:00', 'closed: Closed now · opens 9:00'],
  ['2026-11-22T09:00+01:00', 'open: Open until 17:00'],
  ['2026-11-22T15:59+01:00', 'open: Open until 17:00'],
  ['2026-11-22T16:00+01:00', 'open: Open until 17:00 · 60 min left'],
  ['2026-11-22T16:59+01:00', 'open: Open until 17:00 · 1 min left'],
  ['2026-11-22T17:00+01:00', 'closed: Closed now · opens Monday 9:00'],
  ['2026-11-23T00:00+01:00', 'closed: Closed now · opens 9:00'],
  ['2026-11-24T12:00+01:00', 'open: Open until 17:00'],
])('a kept page is true at the minute of looking: %s', (moment, line) => {
  expect(lineAt(sent(daily), moment)).toBe(line)
})

test('past the days that were sent it claims nothing', () => {
  expect(lineAt(sent(daily), '2026-11-29T23:59+01:00')).toBe('closed: Closed now')
  expect(lineAt(sent(daily), '2026-11-30T00:00+01:00')).toBe('unknown: Reload for the hours of today')
})

test('days of a clock that was ahead are not told as today, and a visitor whose clock is slow reads the first', () => {
  expect(lineAt(sent(daily), '2026-11-20T23:59+01:00')).toBe('unknown: Reload for the hours of today')
  expect(lineAt(sent(daily), '2026-11-21T23:59+01:00')).toBe('closed: Closed now · opens 9:00')
})

test('the clocks of the place count, not those of who looks', () => {
  expect(lineAt(sent(daily), '2026-11-22T02:59-05:00')).toBe('closed: Closed now · opens 9:00')
  expect(lineAt(sent(daily), '2026-11-22T03:00-05:00')).toBe('open: Open until 17:00')
})

test('a day that is closed says so, and when it opens, unless a day before that is in doubt', () => {
  expect(lineAt(sent('Sa 09:00-12:00'), '2026-11-22T10:00+01:00')).toBe(
    'closed: Closed today · opens Saturday 9:00',
  )
  expect(lineAt(sent('Su 09:00-12:00', 'stated', '2026-11-23'), '2026-11-23T10:00+01:00')).toBe(
    'closed: Closed today · opens Sunday 9:00',
  )
  expect(lineAt(sent('Su 10:00-12:00; Nov 22 off'), '2026-11-22T10:00+01:00')).toBe(
    'closed: Closed today · opens 29 Nov 10:00',
  )
  expect(lineAt(sent('Sa 09:00-12:00; We "by appointment"'), '2026-11-22T10:00+01:00')).toBe(
    'closed: Closed today',
  )
  const outOfSeason = sent('Apr-Oct Mo-Su 10:00-18:00')
  expect(lineAt(outOfSeason, '2026-11-22T10:00+01:00')).toBe('closed: Closed today · and for the next 7 days')
  expect(lineAt(outOfSeason, '2026-11-28T10:00+01:00')).toBe('closed: Closed today')
})

test('between two openings of a day it is closed and opens again', () => {
  expect(lineAt(sent('Mo-Su 09:00-12:00,14:30-18:00'), '2026-11-22T13:00+01:00')).toBe(
    'closed: Closed now · opens 14:30',
  )
})

test('an evening that ends after midnight is told through, then the day it ended on', () => {
  const hours = sent('Sa 20:00-26:00')
  expect(lineAt(hours, '2026-11-22T01:59+01:00')).toBe('open: Open until 2:00 · 1 min left')
  expect(lineAt(hours, '2026-11-22T02:00+01:00')).toBe('closed: Closed today · opens Saturday 20:00')
  expect(lineAt(hours, '2026-11-28T23:00+01:00')).toBe('open: Open until 2:00')
  expect(lineAt(hours, '2026-11-29T01:00+01:00')).toBe('open: Open until 2:00 · 60 min left')
})

test('an end past the coming night is told with its day', () => {
  const hours = sent('Mo-Tu 00:00-24:00; We 00:00-12:00')
  expect(lineAt(hours, '2026-11-24T11:59+01:00')).toBe('open: Open all day')
  expect(lineAt(hours, '2026-11-24T14:00+01:00')).toBe('open: Open until Wednesday 12:00')
  expect(lineAt(hours, '2026-11-25T11:30+01:00')).toBe('open: Open until 12:00 · 30 min left')
})

test('day and night is all day, also where a closed day comes later; the last evening ends at 24:00', () => {
  expect(lineAt(sent('24/7'), '2026-11-22T23:59+01:00')).toBe('open: Open all day')
  const weekdays = sent('Mo-Fr 00:00-24:00; Sa,Su off')
  expect(lineAt(weekdays, '2026-11-25T12:00+01:00')).toBe('open: Open all day')
  expect(lineAt(weekdays, '2026-11-27T12:00+01:00')).toBe('open: Open until 24:00')
})

test('the night in which the clocks change has an hour more or less, and no opening moves', () => {
  const autumn = sent('Mo-Su 09:00-17:00; Sa 18:00-26:00', 'stated', '2026-10-24')
  expect(lineAt(autumn, '2026-10-25T01:59+02:00')).toBe('open: Open until 2:00 · 1 min left')
  expect(lineAt(autumn, '2026-10-25T02:30+02:00')).toBe('closed: Closed now · opens 9:00')
  expect(lineAt(autumn, '2026-10-25T07:59Z')).toBe('closed: Closed now · opens 9:00')
  expect(lineAt(autumn, '2026-10-25T08:00Z')).toBe('open: Open until 17:00')
  const spring = sent(daily, 'stated', '2027-03-27')
  expect(lineAt(spring, '2027-03-28T06:59Z')).toBe('closed: Closed now · opens 9:00')
  expect(lineAt(spring, '2027-03-28T07:00Z')).toBe('open: Open until 17:00')
})

test('where nobody knows the minute, the hours of the day are told', () => {
  expect(lineAt(sent('Mo-Su 09:00-12:00,14:00-18:00'))).toBe('today: Today 9:00–12:00, 14:00–18:00')
  expect(lineAt(sent('24/7'))).toBe('today: Open all day')
  expect(lineAt(sent('We 16:00-18:00'))).toBe('closed: Closed today · opens Wednesday 16:00')
})

test('what is not known is said to be unknown, now or not', () => {
  for (const moment of [undefined, '2026-11-22T10:00+01:00']) {
    expect(lineAt(null, moment)).toBe('unknown: Hours not known')
    expect(lineAt(sent('by appointment'), moment)).toBe('unknown: Hours not known')
    expect(lineAt(sent('Mo-Sa 10:00-18:00; Su "by appointment"'), moment)).toBe(
      'unknown: Hours today not known',
    )
  }
})

test('on the last day that is known nothing is said of what comes after it', () => {
  expect(lineAt(sent('24/7'), '2026-11-29T23:30+01:00')).toBe('open: Open all day')
  expect(lineAt(sent('Mo-Su 10:00-24:00'), '2026-11-29T12:00+01:00')).toBe('open: Open until 24:00')
  expect(lineAt(sent('Mo-Sa 10:00-18:00', 'usual'), '2026-11-29T12:00+01:00')).toBe(
    'usual: Usually closed today',
  )
})

test('usual hours are told as usual, whatever the minute', () => {
  for (const moment of [undefined, '2026-11-22T10:00+01:00', '2026-11-22T23:00+01:00']) {
    expect(lineAt(sent('09:00-18:30', 'usual'), moment)).toBe('usual: Usually open 9:00–18:30')
    expect(lineAt(sent('24/7', 'usual'), moment)).toBe('usual: Usually open all day')
    expect(lineAt(sent('Mo-Sa 10:00-18:00', 'usual'), moment)).toBe('usual: Usually closed on Sundays')
    expect(lineAt(sent('Mo-Su 10:00-18:00; Nov 22 off', 'usual'), moment)).toBe('usual: Usually closed today')
    expect(lineAt(sent('Apr-Oct 10:00-18:00', 'usual'), moment)).toBe(
      'usual: Usually closed at this time of year',
    )
  }
})

test('where only days are known on which it is usually closed, those are told', () => {
  expect(lineAt(sent('Mo off', 'usual'))).toBe('usual: Usually closed on Mondays')
  expect(lineAt(sent('Mo,Tu off', 'usual'))).toBe('usual: Usually closed on Mondays and Tuesdays')
  expect(lineAt(sent('Su off', 'usual'))).toBe('usual: Usually closed on Sundays')
  expect(lineAt(sent('Dec-Feb off', 'usual'))).toBe('unknown: Hours not known')
  expect(lineAt(sent('Dec-Feb off', 'usual', '2026-11-26'))).toBe('unknown: Hours not known')
  expect(lineAt(sent('Nov-Mar off', 'usual'))).toBe('usual: Usually closed at this time of year')
})

/** The same while a closure is under way or to come. */
function closed(hours: ComingHours, from: string | null, until: string | null): ComingHours {
  const closure: Closure = { from, until }
  return { ...hours, days: hours.days.map((day) => withClosure(day, closure)), closure }
}

test('a closure goes before the hours, at any minute and where nobody knows it', () => {
  for (const moment of [undefined, '2026-11-22T10:00+01:00', '2026-11-22T23:00+01:00']) {
    expect(lineAt(closed(sent(daily), '2026-11-02', '2027-03-14'), moment)).toBe(
      'closed: Closed until 14 Mar 2027',
    )
    expect(lineAt(closed(sent(daily), null, '2026-11-24'), moment)).toBe(
      'closed: Closed until 24 Nov 2026 · opens Wednesday 9:00',
    )
    expect(lineAt(closed(sent(daily), '2026-11-02', null), moment)).toBe('closed: Closed for now')
    expect(lineAt(closed(sent(daily, 'usual'), null, '2026-11-24'), moment)).toBe(
      'closed: Closed until 24 Nov 2026',
    )
    expect(lineAt(closed(sent('by appointment'), '2026-11-02', null), moment)).toBe('closed: Closed for now')
  }
})

test('what holds past today says so: a closure, with an end or without, and hours that nobody knows', () => {
  const isLasting = (hours: ComingHours | null) => todaysLine(hours, undefined).isLasting ?? false
  expect(isLasting(closed(sent(daily), null, '2026-11-24'))).toBe(true)
  expect(isLasting(closed(sent(daily), '2026-11-02', null))).toBe(true)
  expect(isLasting(null)).toBe(true)
  expect(isLasting(sent(daily))).toBe(false)
  expect(isLasting(sent('Mo 09:00-12:00'))).toBe(false)
})

test('before its first day and after its last the hours hold, and none is told that a closure ends', () => {
  const ahead = closed(sent(daily), '2026-11-24', '2026-11-26')
  expect(lineAt(ahead, '2026-11-22T10:00+01:00')).toBe('open: Open until 17:00')
  expect(lineAt(ahead, '2026-11-23T18:00+01:00')).toBe('closed: Closed now · opens Friday 9:00')
  expect(lineAt(ahead, '2026-11-26T23:59+01:00')).toBe('closed: Closed until 26 Nov 2026 · opens Friday 9:00')
  expect(lineAt(ahead, '2026-11-27T10:00+01:00')).toBe('open: Open until 17:00')
})

test('the evening before a closure is told through', () => {
  const hours = closed(sent('Mo-Su 20:00-26:00'), '2026-11-23', null)
  expect(lineAt(hours, '2026-11-23T01:59+01:00')).toBe('open: Open until 2:00 · 1 min left')
  expect(lineAt(hours, '2026-11-23T02:00+01:00')).toBe('closed: Closed for now')
})

test('a closure is not taken for what is usual', () => {
  const mondays = closed(sent('Mo off', 'usual'), '2026-11-24', '2026-11-27')
  expect(lineAt(mondays)).toBe('usual: Usually closed on Mondays')
})

test('a closure to come is told, one that has begun or is over is not', () => {
  const aheadOf = (hours: ComingHours | null, moment: string | undefined = '2026-11-22T10:00+01:00') =>
    closureAhead(hours, Date.parse(moment))
  expect(aheadOf(closed(sent(daily), '2027-01-04', '2027-01-31'))).toBe(
    'Closed from 4 Jan 2027 until 31 Jan 2027',
  )
  expect(aheadOf(closed(sent(daily), '2027-01-04', null))).toBe('Closed from 4 Jan 2027')
  expect(aheadOf(closed(sent(daily), '2026-11-22', null))).toBeUndefined()
  expect(aheadOf(closed(sent(daily), null, '2027-01-04'))).toBeUndefined()
  expect(aheadOf(sent(daily))).toBeUndefined()
  expect(aheadOf(null)).toBeUndefined()
})

/** The same where the hours do not speak of a public holiday: Thursday, 24 December 2026, and seven days more. */
function silentOnChristmas(openingHours: string, firstDay = '2026-12-24'): ComingHours {
  const hours = sent(openingHours, 'stated', firstDay)
  const isChristmas = ({ starts }: { starts: string }) => starts.startsWith('2026-12-25')
  return {
    ...hours,
    days: hours.days.map((day) => (isChristmas(day) ? { ...day, holiday: 'Christmas Day' } : day)),
  }
}

test('on a public holiday that the hours do not speak of they are told as usual, whatever the minute', () => {
  const hours = silentOnChristmas('Mo-Sa 10:00-18:00', '2026-12-25')
  for (const moment of [undefined, '2026-12-25T11:00+01:00', '2026-12-25T19:00+01:00']) {
    expect(todaysLine(hours, moment ? Date.parse(moment) : undefined)).toEqual({
      ...{ tone: 'usual', text: 'Usually open 10:00–18:00 on Fridays' },
      remark: 'its hours do not speak of Christmas Day, look before you go',
    })
  }
  expect(lineAt(hours, '2026-12-26T11:00+01:00')).toBe('open: Open until 18:00')
})

test('usual hours that do not speak of a holiday say so on it, unless it is closed then', () => {
  const told = (openingHours: string) => {
    const hours = { ...silentOnChristmas(openingHours, '2026-12-25'), grade: 'usual' as const }
    return todaysLine(hours, undefined)
  }
  expect(told('Mo-Su 10:00-18:00')).toEqual({
    ...{ tone: 'usual', text: 'Usually open 10:00–18:00 on Fridays' },
    remark: 'its hours do not speak of Christmas Day, look before you go',
  })
  expect(told('Mo-Th 10:00-18:00')).toEqual({ tone: 'usual', text: 'Usually closed on Fridays' })
})

test('the day before such a holiday does not say that it opens then, and its evening is told through', () => {
  expect(lineAt(silentOnChristmas('Mo-Sa 10:00-18:00'), '2026-12-24T19:00+01:00')).toBe('closed: Closed now')
  for (const firstDay of ['2026-12-24', '2026-12-25']) {
    const nights = silentOnChristmas('Mo-Su 20:00-26:00', firstDay)
    expect(lineAt(nights, '2026-12-25T01:00+01:00')).toBe('open: Open until 2:00 · 60 min left')
    expect(lineAt(nights, '2026-12-25T02:00+01:00')).toBe('usual: Usually open 20:00–2:00 on Fridays')
  }
  expect(lineAt(silentOnChristmas('Mo-Su 00:00-24:00'), '2026-12-24T23:00+01:00')).toBe(
    'open: Open until 24:00 · 60 min left',
  )
})

test('out of season nobody knows whether it is open', () => {
  const hours = sent(daily)
  const first = {
    ...hours.days[0],
    starts: '2026-11-22T00:00+01:00',
    open: null,
    isOutOfSeason: true as const,
  }
  const days = [first, ...hours.days.slice(1)]
  for (const moment of [undefined, '2026-11-22T10:00+01:00']) {
    expect(lineAt({ ...hours, days }, moment)).toBe('unknown: Hours not known out of season')
    expect(lineAt({ ...hours, days: [first] }, moment)).toBe('unknown: Hours not known out of season')
  }
  expect(lineAt({ ...hours, days }, '2026-11-23T10:00+01:00')).toBe('open: Open until 17:00')
})
