import { expect, test } from 'vitest'
import { dayInWords, hoursNotTold, openDayChoices, openDays } from './open-days.ts'

const sunday = '2026-11-22'

test('sixty days can be asked for, over the turn of the year and the change of the clocks', () => {
  const days = openDays('2027-02-20')
  expect(days).toHaveLength(60)
  expect(new Set(days).size).toBe(60)
  expect([days[0], days[59]]).toEqual(['2027-02-20', '2027-04-20'])
})

test('days are told as one speaks of them', () => {
  expect(dayInWords(sunday, sunday)).toBe('Today')
  expect(dayInWords('2026-11-23', sunday)).toBe('Tomorrow')
  expect(dayInWords('2026-11-28', sunday)).toBe('Saturday 28 Nov')
})

test('a day of the address that has passed is shown beside those that can be chosen', () => {
  const labels = (chosen?: string) => openDayChoices(sunday, chosen).map(({ label }) => label)
  expect(labels().slice(0, 3)).toEqual(['Any day', 'Today', 'Tomorrow'])
  expect(labels('2026-11-20').slice(0, 3)).toEqual(['Any day', 'Friday 20 Nov 2026', 'Today'])
  expect(labels('2027-06-01').slice(0, 2)).toEqual(['Any day', 'Tuesday 1 Jun 2027'])
  expect(labels('2026-11-28')).toEqual(labels())
})

test('why no hours are told of a day that is over, or too far ahead', () => {
  expect(hoursNotTold('2026-11-21', sunday)).toMatch(/is over/)
  expect(hoursNotTold('2027-01-21', sunday)).toMatch(/sixty days/)
  for (const day of openDays(sunday)) expect(hoursNotTold(day, sunday)).toBeUndefined()
})
