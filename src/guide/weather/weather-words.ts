import type { MonthWeather } from './city-weather.schema.ts'

const nameOfMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' })

/** No leap year. */
const dateIn = (month: number, day = 1) => new Date(Date.UTC(2026, month - 1, day))

/** 'November' */
export const monthName = (month: number): string => nameOfMonth.format(dateIn(month))

const daysOf = (month: number) => dateIn(month + 1, 0).getUTCDate()

/** 'usually 4 to 9 °C, rain on 11 of 30 days' */
export const usualWeather = ({ month, high, low, wetDays }: MonthWeather): string =>
  `usually ${degrees(low)} to ${degrees(high)} °C, ${rain(low, wetDays, daysOf(month))}`

/** With a true minus sign, and never '-0'. */
const degrees = (celsius: number) => String(Math.round(celsius) || 0).replace('-', '−')

// The archive's millimetres are of rain and snow alike.
const snowBelow = 2

function rain(low: number, wetDays: number, days: number): string {
  const what = low < snowBelow ? 'rain or snow' : 'rain'
  const wet = Math.round(wetDays)
  return wet === 0 ? `hardly any ${what}` : `${what} on ${wet} of ${days} days`
}

/** The months of some days, YYYY-MM-DD, each once and in their order. */
export const monthsOfDays = (days: readonly string[]): number[] => [
  ...new Set(days.map((day) => Number(day.slice(5, 7)))),
]
