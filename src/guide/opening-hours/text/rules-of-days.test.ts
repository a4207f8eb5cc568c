import { expect, test } from 'vitest'
import { isOfDays, isOfPartOfYear } from './rules-of-days.ts'

test.each([
  'Dec 24 off',
  'Dec 25-26 12:00-16:00',
  'Dec 24-Dec 26 10:00-14:00',
  'Dec 31-Jan 01 10:00-14:00',
  'Dec 24-26,31 10:00-14:00',
  'easter off',
  'easter -2 days-easter +1 day 10:00-16:00',
  '2026 Dec 24-2026 Dec 26 10:00-14:00',
])('%s is of days', (rule) => {
  expect([isOfDays(rule), isOfPartOfYear(rule)]).toEqual([true, false])
})

test.each([
  'Apr-Oct 10:00-18:00',
  'Dec 1-31 10:00-20:00',
  'Apr 1-30 Mo-Su 10:00-17:00',
  'Dec 1-Jan 6 12:00-16:00',
  'Nov 15-Mar 15 10:00-16:00',
  'Apr 1-Oct 10:00-18:00',
  'easter-Oct 31 10:00-18:00',
  'week 10-40 10:00-18:00',
])('%s is of a part of the year', (rule) => {
  expect([isOfDays(rule), isOfPartOfYear(rule)]).toEqual([false, true])
})

test('a rule of the week is of neither', () => {
  expect([isOfDays('Mo-Fr 10:00-18:00'), isOfPartOfYear('PH 10:00-18:00')]).toEqual([false, false])
})
