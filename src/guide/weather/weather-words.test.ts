import { expect, test } from 'vitest'
import { monthName, monthsOfDays, usualWeather } from './weather-words.ts'

test.each([
  [{ month: 11, high: 9.4, low: 3.6, wetDays: 10.6 }, 'usually 4 to 9 °C, rain on 11 of 30 days'],
  [{ month: 2, high: 0.4, low: -5.5, wetDays: 7.4 }, 'usually −5 to 0 °C, rain or snow on 7 of 28 days'],
  [{ month: 1, high: 2.1, low: -0.4, wetDays: 14 }, 'usually 0 to 2 °C, rain or snow on 14 of 31 days'],
  [{ month: 7, high: 33.2, low: 21.7, wetDays: 0.3 }, 'usually 22 to 33 °C, hardly any rain'],
])('a month is told as what usually is: %o', (month, words) => {
  expect(usualWeather(month)).toBe(words)
})

test('days name their months once, in order, over the turn of a year too', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01']
  expect(monthsOfDays(days).map(monthName)).toEqual(['December', 'January'])
})
