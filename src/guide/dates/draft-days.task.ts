import { dayNotes } from '../opening-hours/day-notes/day-notes.task.ts'
import { withDaysOutOfSeason } from '../opening-hours/days/days-out-of-season.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import type { ReckonedHours } from '../opening-hours/place-hours/place-hours.queries.ts'
import type { HoursChecker } from '../opening-hours/reckoning/hours-checker.task.ts'
import { type Somewhere, zoneOfPlace } from '../places/zone-of-place.ts'
import { asSundays } from './as-sundays.ts'
import { weeksFrom } from './dates.ts'
import type { PlaceDays } from './place-days.schema.ts'

type DraftPlace = Somewhere & {
  slug: string
  seasons: readonly { name: string }[]
  /** Undefined for a place that says nothing of its hours. */
  reckoned: ReckonedHours | undefined
}

/** What a place whose hours are not stored says of all days that a visitor can pick. */
export async function draftDays(
  checker: Pick<HoursChecker, 'holidaysAt'>,
  { slug, seasons, reckoned, ...place }: DraftPlace,
): Promise<PlaceDays> {
  const days = weeksFrom(localDay(zoneOfPlace(place)))
    .flat()
    .filter((day) => day !== undefined)
  const notes = await dayNotes(checker, place, days)
  const said = reckoned ? saidOf(reckoned) : { hours: null, tellsHolidays: false }
  const hours = withDaysOutOfSeason(
    said.hours,
    seasons.map(({ name }) => name),
    days,
  )
  return { asked: slug, ...said, hours, notes, asSundays: asSundays({ ...said, notes }) }
}

/** As `listPlaceDays` reads it of hours that are stored. */
function saidOf({ grade, days, openingHours, specialHours, ...closed }: ReckonedHours) {
  const { closedFrom: from, closedUntil: until } = closed
  const hasClosure = from !== null || until !== null
  return {
    hours: { grade, days, ...(hasClosure && { closure: { from, until } }) },
    tellsHolidays: /\bPH\b|^24\/7$/.test(openingHours ?? '') || specialHours !== null,
  }
}
