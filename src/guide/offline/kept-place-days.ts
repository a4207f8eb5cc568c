import type { PlaceDays } from '../dates/place-days.schema.ts'
import { dateOf } from '../opening-hours/day-hours.ts'
import { sunsetByClock } from '../opening-hours/sunset-by-clock.ts'
import { type Pack, placeIn } from './pack.ts'

/** Places on the days of a call, by what is kept of them; holidays of schools are not. */
export function keptPlaceDays(packs: readonly Pack[], query: URLSearchParams): PlaceDays[] {
  const [slugs = [], days = []] = ['slugs', 'days'].map((name) => query.get(name)?.split(',') ?? [])
  return slugs.flatMap((asked) => {
    const place = placeIn(packs, asked)?.place
    if (!place) return []
    const { hours, holidays, timeZone } = place
    const notes = days.map((day) => ({
      ...{ day, publicHoliday: null, isInParts: false, ...holidays.find((one) => one.day === day) },
      ...{ schoolHolidays: null, sunset: sunsetByClock(day, place, timeZone) },
    }))
    const known = hours && { ...hours, days: hours.days.filter((day) => days.includes(dateOf(day))) }
    return [{ asked, hours: known, tellsHolidays: tellsHolidays(place), notes }]
  })
}

/** As in `place-days.queries.ts`. */
const tellsHolidays = ({
  openingHours,
  specialHours,
}: {
  openingHours: string | null
  specialHours: string | null
}) => /\bPH\b|^24\/7$/.test(openingHours ?? '') || specialHours !== null
