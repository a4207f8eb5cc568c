import { localDay } from '../opening-hours/local-day.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import { utcDay } from '../seasons/open-season.ts'

/**
 * The day, YYYY-MM-DD, by the clocks of the places around: a device may be set as at home. By its own where no place tells its hours.
 */
export function dayAround(places: readonly Pick<PlaceListItem, 'hours'>[], now: number): string {
  const [midnight] = places.flatMap(({ hours }) => hours?.days[0]?.starts ?? [])
  if (!midnight) return localDay(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(now))
  const ahead = Date.parse(`${midnight.slice(0, 16)}Z`) - Date.parse(midnight)
  return utcDay(new Date(now + ahead))
}
