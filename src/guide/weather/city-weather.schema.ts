import { z } from 'zod'

/** What a month is usually like. */
export const MonthWeather = z.object({
  /** 1 to 12. */
  month: z.int().min(1).max(12),
  /** The mean of each day's highest temperature, in °C. */
  high: z.number(),
  /** Of each day's lowest. */
  low: z.number(),
  /** Days with a millimetre of rain or snow at least, on average. */
  wetDays: z.number(),
})

/** What the months are usually like in a city: no forecast. */
export const CityWeather = z.object({
  firstYear: z.int(),
  lastYear: z.int(),
  /** January first. */
  months: z.array(MonthWeather),
})

export type MonthWeather = z.infer<typeof MonthWeather>
export type CityWeather = z.infer<typeof CityWeather>
