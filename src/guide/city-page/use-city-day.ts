import { useMinute } from '../../ui/use-minute.ts'
import type { CityInItsZone } from '../cities/city.schema.ts'
import { localDay } from '../opening-hours/days/local-day.ts'

/** The day that it is where the city lies; `rendered` until a browser has taken the page over. */
export function useCityDay({ timeZone }: Pick<CityInItsZone, 'timeZone'>, rendered: string): string {
  return useMinute() === undefined ? rendered : localDay(timeZone)
}
