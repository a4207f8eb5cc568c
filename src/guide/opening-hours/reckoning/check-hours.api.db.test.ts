import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import { hoursChecker } from './hours-checker.task.ts'
import { readHours } from './read-hours.task.ts'

const question = {
  ...{ lat: 48.2, lng: 16.37, timeZone: 'Europe/Vienna', countryCode: 'at' },
  ...{ firstDay: '2026-11-16', dayCount: 371 },
}
const read = (openingHours: string) => readHours({ ...question, openingHours })

test('a week is told day by day, and holidays as the days that are not like it', () => {
  const { isUnderstood, periods, exceptions } = read('Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-14:00; PH off')
  expect(isUnderstood).toBe(true)
  expect(periods.map(({ week }) => week.map(({ hours }) => hours))).toEqual([
    [...Array(5).fill('09:00–12:00, 14:00–18:00'), '10:00–14:00', 'Closed'],
  ])
  expect(exceptions).toContainEqual({ date: '2026-12-08', hours: 'Closed' })
  expect(exceptions).toContainEqual({ date: '2026-12-25', hours: 'Closed' })
})

test('hours that may be by a clock of twelve hours are told with what to write', () => {
  const { isUnderstood, notes, periods } = read('Mo-Fr 09:00-17:00; Sa 10:30-05:00')
  expect({ isUnderstood, hours: periods[0]?.week.map(({ hours }) => hours).slice(4) }).toEqual({
    isUnderstood: true,
    hours: ['09:00–17:00', 'Not known', 'Closed'],
  })
  expect(notes).toEqual([expect.stringMatching(/^10:30-05:00 ends on the next morning/)])
  expect(read('Sa 10:30-29:00').notes).toEqual([])
})

test('seasons are told as periods', () => {
  const { periods } = read('Apr-Sep: Mo-Su 09:00-18:00; Oct-Mar: Mo-Su 10:00-16:00')
  const mondays = periods.map(({ from, week }) => [from.slice(0, 7), week[0]?.hours])
  expect(mondays).toEqual(
    expect.arrayContaining([
      ['2026-11', '10:00–16:00'],
      ['2027-04', '09:00–18:00'],
    ]),
  )
  expect(periods.length).toBeLessThanOrEqual(5)
})

test.each([
  ['Mo-Fr 09:00-', 'Mo-Fr 09:00-', /does not continue/],
  ['Mo-Fr 25:99-17:00', 'Mo-Fr 25:99', /Minutes are greater than 59/],
  ['Mo-Fr 09:00-17:00; foo bar', 'Mo-Fr 09:00-17:00; fo', /Unexpected token/],
  ['Mo-Fr 9-5', 'Mo-Fr 9', /Single-digit hour/],
  ['by appointment', 'by appointment', /Please use notation/],
  ['{"monday": "whenever"}', '', /all its seven days/],
])('%s is not understood, and it says where', (text, upTo, message) => {
  const { isUnderstood, faults, periods } = read(text)
  expect({ isUnderstood, periods }).toEqual({ isUnderstood: false, periods: [] })
  expect(faults[0]?.message).toMatch(message)
  expect(upTo.startsWith(faults[0]?.upTo ?? '?')).toBe(true)
})

test.each([
  ['Montag bis Freitag 9.00 - 17.00 Uhr, Samstag 10-14 Uhr', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
  ['Mo–Fr 9–12 und 14–18 Uhr, Sa geschlossen', 'Mo-Fr 09:00-12:00,14:00-18:00; Sa off'],
  ['Monday\t9 AM–5 PM; Tuesday\tClosed', 'Mo 09:00-17:00; Tu closed'],
  ['Tous les jours de 10h à 18h30', 'Mo-Su 10:00-18:30'],
  ['Lundi fermé ; mardi-dimanche 10h-18h', 'Mo off; Tu-Su 10:00-18:00'],
  ['Lunes: Cerrado; Martes: 10:00–20:00', 'Mo off; Tu 10:00-20:00'],
  ['Mo-Su,PH 08:00-dusk;"at the latest until 22:00"', 'Mo-Su,PH 08:00-dusk open "at the latest until 22:00"'],
  ['Mo-Su 08:00-20:00 "main gate"', 'Mo-Su 08:00-20:00 open "main gate"'],
])('%s might be written so that families see hours', (text, suggestion) => {
  expect(read(text)).toMatchObject({ periods: [], suggestion })
  expect(read(suggestion)).toMatchObject({ isUnderstood: true, faults: [], suggestion: null })
  expect(read(suggestion).periods).not.toEqual([])
})

test.each([
  'Mo-Fr 9-5',
  '01.04.-31.10. 9-18 Uhr',
  'Monday 9 AM–5 PM Tuesday 9 AM–5 PM',
  'by appointment',
  'Mo-Su 08:00-20:00 "main gate"; Mo-Su 08:00-18:00 "other gates"',
  'Dec-Mar',
  '{"monday": "whenever"}',
  'Monday 9 AM–12 PM, 1–5 PM',
])('nothing is suggested for %s, which may mean something else', (text) => {
  expect(read(text)).toMatchObject({ periods: [], suggestion: null })
})

test('a comment is understood as one, without hours', () => {
  expect(read('"by appointment"')).toMatchObject({ isUnderstood: true, periods: [], faults: [] })
})

test('an admin asks for the week of a text; without a position no holiday is known', async () => {
  const { call } = await testEditor(await testDatabase())
  const { status, body } = await call('GET', '/api/admin/opening-hours?openingHours=Mo-Su%2009:00-17:00')
  expect([status, body.isUnderstood, body.periods.length]).toEqual([200, true, 1])
  expect((await call('GET', '/api/admin/opening-hours?openingHours=%20')).status).toBe(400)
  expect((await call('GET', `/api/admin/opening-hours?openingHours=${'x'.repeat(1001)}`)).status).toBe(400)
})

test('a text that takes too long is given up, and the next one is read', async () => {
  const checker = hoursChecker({ patienceMs: 1 })
  const patient = hoursChecker()
  try {
    expect(await checker.check({ openingHours: '24/7' })).toMatchObject({
      ...{ isUnderstood: false, faults: [{ message: expect.stringContaining('try again') }] },
    })
    expect(await patient.check({ openingHours: '24/7' })).toMatchObject({ isUnderstood: true })
    const many = Array.from({ length: 9 }, () => patient.check({ openingHours: 'Mo 10:00-12:00' }))
    const ends = await Promise.allSettled(many)
    expect(ends.map(({ status }) => status)).toEqual([...Array(8).fill('fulfilled'), 'rejected'])
  } finally {
    checker.stop()
    patient.stop()
  }
})
