import { asSundays } from '../dates/as-sundays.ts'
import type { PlaceDays } from '../dates/place-days.schema.ts'
import { sunsetByClock } from '../opening-hours/day-notes/sunset-by-clock.ts'
import { dateOf } from '../opening-hours/days/day-hours.ts'
import { withDaysOutOfSeason } from '../opening-hours/days/days-out-of-season.ts'
import { type Pack, placeIn } from './pack.ts'
import { schoolHolidaysOn } from './school-holidays.ts'

/** Places on the days of a call, by what is kept of them. */
export function keptPlaceDays(packs: readonly Pack[], query: URLSearchParams): PlaceDays[] {
  const [slugs = [], days = []] = ['slugs', 'days'].map((name) => query.get(name)?.split(',') ?? [])
  return slugs.flatMap((asked) => {
    const place = placeIn(packs, asked)?.place
    if (!place) return []
    // What was kept for an older guide has no holidays of schools.
    const { hours, holidays, schoolHolidays = [], timeZone, sources, seasons } = place
    const notes = days.map((day) => ({
      ...{ day, publicHoliday: null, isInParts: false, ...holidays.find((one) => one.day === day) },
      schoolHolidays: schoolHolidaysOn(schoolHolidays, day),
      sunset: sunsetByClock(day, place, timeZone),
    }))
    const known = hours && { ...hours, days: hours.days.filter((day) => days.includes(dateOf(day))) }
    const hoursBy = hours?.grade === 'stated' ? sources.openingHours?.source : undefined
    const told = { hours, tellsHolidays: tellsHolidays(place), notes }
    return [
      {
        ...told,
        asked,
        hours: withDaysOutOfSeason(
          known,
          seasons.map(({ name }) => name),
          days,
        ),
        asSundays: asSundays(told),
        ...(hoursBy && { hoursBy }),
      },
    ]
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
