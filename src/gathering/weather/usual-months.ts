import type { MonthWeather } from '../../guide/weather/city-weather.schema.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import type { WeatherDay, Years } from '../providers/open-meteo/weather-days.ts'

/** As weather services count a day with rain. */
const wetFromMm = 1

/** Of the days of a month in all the years; an average of fewer would be one of some weeks. */
const leastKnown = 0.9

/**
 * What the twelve months were like on average in some whole years.
 * @throws ProviderError 'unreadable' when too many days are missing
 */
export function usualMonths(days: readonly WeatherDay[], { first, last }: Years): MonthWeather[] {
  const byMonth = Map.groupBy(
    days.filter(({ day }) => day >= `${first}` && day < `${last + 1}`),
    ({ day }) => Number(day.slice(5, 7)),
  )
  return Array.from({ length: 12 }, (_, at) => usualMonth(at + 1, byMonth.get(at + 1) ?? [], { first, last }))
}

function usualMonth(month: number, days: readonly WeatherDay[], { first, last }: Years): MonthWeather {
  const years = last - first + 1
  const perMonth = daysIn(month, first, last) / years
  if (days.length < leastKnown * perMonth * years)
    throw new ProviderError('unreadable', 'The weather archive lacks too many days.')
  const wet = days.filter(({ millimetres }) => millimetres >= wetFromMm).length
  return {
    month,
    high: tenths(mean(days.map(({ high }) => high))),
    low: tenths(mean(days.map(({ low }) => low))),
    wetDays: tenths((wet / days.length) * perMonth),
  }
}

const daysIn = (month: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) =>
    new Date(Date.UTC(first + at, month, 0)).getUTCDate(),
  ).reduce((sum, days) => sum + days, 0)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const tenths = (value: number) => Math.round(value * 10) / 10
