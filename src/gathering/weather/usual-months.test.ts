import { expect, test } from 'vitest'
import { archiveAnswer } from '../../../tests/services/weather-server.ts'
import { weatherDaysOf } from '../providers/open-meteo/weather-days.ts'
import { usualMonths } from './usual-months.ts'
import { wholeYears } from './whole-years.ts'

const years = { first: 2016, last: 2025 }

const monthsOf = (...given: Parameters<typeof archiveAnswer>) =>
  usualMonths(weatherDaysOf(JSON.parse(archiveAnswer(...given))), years)

test('each month has the mean of its highs and lows, and its days with a millimetre and more in a year', () => {
  const months = monthsOf('2016-01-01', '2025-12-31', (day) => ({
    // In the even years two degrees warmer.
    high: day.startsWith('20') && Number(day.slice(3, 4)) % 2 === 0 ? 12 : 10,
    low: day.slice(5, 7) === '01' ? -4 : 3,
    mm: day.endsWith('-01') ? 1 : day.endsWith('-02') && day.startsWith('2016') ? 20 : 0.9,
  }))
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(months[0]).toEqual({ month: 1, high: 11, low: -4, wetDays: 1.1 })
  expect(months[10]).toEqual({ month: 11, high: 11, low: 3, wetDays: 1.1 })
})

test('days of which something is missing count for nothing, in no direction', () => {
  const [january] = monthsOf('2016-01-01', '2025-12-31', (day) => ({
    high: day.endsWith('-30') ? null : 5,
    low: 1,
    mm: day.endsWith('-31') ? null : 2,
  }))
  expect(january).toEqual({ month: 1, high: 5, low: 1, wetDays: 31 })
})

test.each([
  ['a year of ten is missing and a day', '2017-01-02', '2025-12-31'],
  ['the years are others', '2000-01-01', '2009-12-31'],
])('nothing is said when %s', (_, first, last) => {
  expect(() => monthsOf(first, last)).toThrow('lacks too many days')
})

test('the years are the last ten whole ones, once the archive has all of them', () => {
  expect(wholeYears(new Date('2026-11-24'))).toEqual({ first: 2016, last: 2025 })
  expect(wholeYears(new Date('2027-01-05'))).toEqual({ first: 2016, last: 2025 })
  expect(wholeYears(new Date('2027-01-12'))).toEqual({ first: 2017, last: 2026 })
})
