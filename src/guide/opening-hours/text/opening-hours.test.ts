import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayHours } from './opening-hours.ts'

/** The hours alone, Monday first: what most of the tests are about. */
const hoursOf = (text: string) => weekdayHours(text)?.map(({ hours }) => hours)
const everyDay = (hours: string) => Array(7).fill(hours)

test('each weekday gets its hours, and public holidays a line of their own', () => {
  expect(weekdayHours('Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00; PH off')).toEqual([
    { day: 'Monday', hours: '09:00–17:00' },
    { day: 'Tuesday', hours: '09:00–17:00' },
    { day: 'Wednesday', hours: '09:00–17:00' },
    { day: 'Thursday', hours: '09:00–17:00' },
    { day: 'Friday', hours: '09:00–17:00' },
    { day: 'Saturday', hours: '10:00–18:00' },
    { day: 'Sunday', hours: '10:00–18:00' },
    { day: 'Public holidays', hours: 'Closed' },
  ])
})

test('text without days holds every day', () => {
  expect(hoursOf('10:00-18:00')).toEqual(everyDay('10:00–18:00'))
  expect(hoursOf('24/7')).toEqual(everyDay('Open 24 hours'))
  expect(hoursOf('Mo-Su 00:00-24:00')).toEqual(everyDay('Open 24 hours'))
  expect(hoursOf('off')).toEqual(everyDay('Closed'))
})

test('a later rule replaces an earlier one', () => {
  expect(hoursOf('Mo-Su 10:00-18:00; Tu off; Sa 09:00-20:00')).toEqual([
    '10:00–18:00',
    'Closed',
    ...Array(3).fill('10:00–18:00'),
    '09:00–20:00',
    '10:00–18:00',
  ])
})

test('a day that no rule names is closed', () => {
  expect(hoursOf('Th-Sa 10:00-17:00')).toEqual([
    ...Array(3).fill('Closed'),
    ...Array(3).fill('10:00–17:00'),
    'Closed',
  ])
})

test('a closed day alone tells nothing of the others', () => {
  expect(weekdayHours('Mo Off')).toBeUndefined()
  expect(weekdayHours('Tu off; PH off')).toBeUndefined()
})

test('several spans of one day stand side by side, however they are written', () => {
  expect(hoursOf('Mo-Su 09:00-12:00,14:00-18:00')).toEqual(everyDay('09:00–12:00, 14:00–18:00'))
  expect(hoursOf('Mo-Su 09:00 - 12:00, 14:00 - 18:00')).toEqual(everyDay('09:00–12:00, 14:00–18:00'))
  expect(hoursOf('Mo-Su 09:00-12:00, We 14:00-18:00')?.[2]).toBe('09:00–12:00, 14:00–18:00')
})

test('the last word of one rule on a closed day holds', () => {
  expect(hoursOf('Mo-Su 10:00-18:00, We off')?.[2]).toBe('Closed')
  expect(hoursOf('Su off, Mo-Su 10:00-18:00')?.[6]).toBe('10:00–18:00')
})

test('more hours add nothing to all day', () => {
  expect(hoursOf('Mo-Su 24/7, We 10:00-12:00')).toEqual(everyDay('Open 24 hours'))
  expect(hoursOf('Mo-Su 10:00-12:00, 24/7')).toEqual(everyDay('Open 24 hours'))
})

test('days may run over the weekend and hours past midnight', () => {
  expect(hoursOf('Fr-Mo 20:00-26:00')).toEqual([
    '20:00–02:00',
    ...Array(3).fill('Closed'),
    ...Array(3).fill('20:00–02:00'),
  ])
})

test('lower case, single digits, long dashes and a last semicolon are understood', () => {
  expect(hoursOf('mo-su 07:00-24:00')).toEqual(everyDay('07:00–24:00'))
  expect(hoursOf('Mo–Su 9:00–17:30;')).toEqual(everyDay('09:00–17:30'))
  expect(hoursOf('Mo-Fr: 10:00-18:00')?.[6]).toBe('Closed')
})

test.each([
  'Mo-Su 09:00-17:00; Closed: 24, 25 & 31 December, 1 January, Good Friday',
  'Most Sundays Sep-Jul, 11am (see website for detailed schedule)',
  'Ma-pe 15-21, la-su 12-18',
  'open 31 agosto-30-abril',
  'Mo-Su,PH 08:00-dusk;"spätestens bis 22:00"',
  'off || "suljettu remontin vuoksi"',
  'Mo-Su 08:00-23:00; Dec 24 off; easter-2days off',
  'Oct Su[-1]-Mar Su[-1] -1 day: Tu-Sa 13:00-18:00; Mo off',
  'Apr-Oct Mo-Su 10:00-18:00',
  '2019 Jul 01-2019 Aug 31 10:00-18:00',
  'sunrise-sunset',
  'Mo-Fr 09:00-17:00 "by appointment"',
  'Mo-Fr 10:00+',
  'Mo-Fr',
  'SH Mo-Fr 10:00-18:00',
  'Mo-Fr 09:00-17:75',
  'Mo-Fr 61:00-62:00',
  '',
  ';',
])('what a plain week cannot say is left as the text it is: %s', (text) => {
  expect(weekdayHours(text)).toBeUndefined()
})

test('spaces count for nothing, wherever they stand', () => {
  expect(hoursOf(' Mo - Su   09:00 -12:00 , 14:00- 18:00 ;; ')).toEqual(everyDay('09:00–12:00, 14:00–18:00'))
  expect(hoursOf(' {" Monday ": " 9:00-17:00 ", "tuesday": " by appointment ", "wednesday": "  "}')).toEqual([
    '09:00–17:00',
    'by appointment',
  ])
})

test('a time of day has two digits of minutes and ends with them, and a day ends at 48', () => {
  for (const text of ['09:00-17:000', '09:00h-17:00', '09:00-49:00']) expect(hoursOf(text)).toBeUndefined()
  expect(hoursOf('20:00-24:00')).toEqual(everyDay('20:00–24:00'))
  expect(hoursOf('20:00-47:30')).toEqual(everyDay('20:00–23:30'))
})

test('a range of one day is that day', () => {
  expect(hoursOf('We-We 10:00-12:00')).toEqual([
    'Closed',
    'Closed',
    '10:00–12:00',
    ...Array(4).fill('Closed'),
  ])
})

test('a name in JSON is of a day only as far as it is written so', () => {
  expect(hoursOf('{"mon": "9:00-17:00", "money": "off", "tomorrow": "off", "mo": "10:00-12:00"}')).toEqual([
    '10:00–12:00',
  ])
})

test('a JSON object by day is read, whatever form its values have', () => {
  const byDay = {
    sunday: 'closed',
    Monday: '9:00-17:00',
    tue: ['09:00-12:00', '14:00-17:00'],
    We: { open: '10:00', close: '18:00' },
    thursday: 'by appointment',
    friday: null,
    note: 'see website',
  }
  expect(weekdayHours(JSON.stringify(byDay))).toEqual([
    { day: 'Monday', hours: '09:00–17:00' },
    { day: 'Tuesday', hours: '09:00–12:00, 14:00–17:00' },
    { day: 'Wednesday', hours: '10:00–18:00' },
    { day: 'Thursday', hours: 'by appointment' },
    { day: 'Sunday', hours: 'Closed' },
  ])
})

test('JSON that is cut off or names no day is left as the text it is', () => {
  expect(weekdayHours('{"monday": "9:00')).toBeUndefined()
  expect(weekdayHours('{"hours": "9:00-17:00"}')).toBeUndefined()
})

test('no text makes it throw, and what it understands is a whole week', () => {
  const words = fc.constantFrom(
    'Mo',
    'Fr',
    'PH',
    '-',
    ',',
    ';',
    ' ',
    '09:00-17:00',
    'off',
    '24/7',
    '{',
    '"',
    'Dec',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(words).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (text) => {
      const week = weekdayHours(text)
      if (week && !text.trim().startsWith('{')) expect(week.length).toBeGreaterThanOrEqual(7)
    }),
    { numRuns: 2000 },
  )
})
