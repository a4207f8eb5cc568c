import { countryCodeOfZone } from '../../places/country.ts'
import { type Somewhere, zoneOfPlace } from '../../places/zone-of-place.ts'
import type { HoursChecker } from '../reckoning/hours-checker.task.ts'
import type { DayNote } from './day-note.schema.ts'
import { sunsetByClock } from './sunset-by-clock.ts'

/** What each of the days, YYYY-MM-DD, is at a position. */
export async function dayNotes(
  { holidaysAt }: Pick<HoursChecker, 'holidaysAt'>,
  at: Somewhere,
  days: readonly string[],
): Promise<DayNote[]> {
  const timeZone = zoneOfPlace(at)
  const holidays = await holidaysAt(at, countryCodeOfZone(timeZone)?.toLowerCase())
  return days.map((day) => {
    const { publicHoliday = null, isInParts = false, schoolHolidays = null } = holidays[day] ?? {}
    return { day, publicHoliday, isInParts, schoolHolidays, sunset: sunsetByClock(day, at, timeZone) }
  })
}
