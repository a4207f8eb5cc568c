import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { withDaysOutOfSeason } from '../opening-hours/days/days-out-of-season.ts'
import { holdsForPlace, hoursOnDaysJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { placesAsked } from '../places/places-asked.queries.ts'
import type { Somewhere } from '../places/zone-of-place.ts'
import { seasonNamesOfPlace } from '../seasons/seasons-of-place.queries.ts'
import type { PlaceDays } from './place-days.schema.ts'

type Found = Omit<PlaceDays, 'notes' | 'asSundays'> & Somewhere
type Stored = Found & { seasons: string[] }

/** The hours of places on some days, of those that are in the guide. */
export async function listPlaceDays(
  db: Database,
  slugs: readonly string[],
  days: readonly string[],
): Promise<Found[]> {
  const { rows } = await db.execute<{ place: Stored }>(sql`
    select json_build_object('asked', asked.slug, 'lat', p.lat, 'lng', p.lng, 'addrCountry', p.addr_country, 'hours', ${hoursOnDaysJson(days)},
      'seasons', ${seasonNamesOfPlace},
      'tellsHolidays', coalesce((select h.opening_hours ~ '\\mPH\\M' or h.opening_hours = '24/7' or h.special_hours is not null
        from place_hours h where ${holdsForPlace}), false)) as place
    from ${placesAsked(slugs)} order by asked.at`)
  return rows.map(({ place: { seasons, ...place } }) => ({
    ...place,
    hours: withDaysOutOfSeason(place.hours, seasons, days),
  }))
}
