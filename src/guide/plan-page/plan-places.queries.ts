import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { factPairs } from '../facts/fact-columns.queries.ts'
import { withDaysOutOfSeason } from '../opening-hours/days/days-out-of-season.ts'
import { hoursOnDaysJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { funTypesJson, imagesJson, placeName } from '../place-lists/place-json.queries.ts'
import { placesAsked } from '../places/places-asked.queries.ts'
import { seasonNamesOfPlace } from '../seasons/seasons-of-place.queries.ts'
import { type PlanPlace, plannedFacts } from './plan-places.schema.ts'

type StoredPlanPlace = Omit<PlanPlace, 'timeZone' | 'isRough'>

type Found = { id: number; addrCountry: string | null; place: StoredPlanPlace }

/** Those of the places that are in the guide, each by the slug it was asked for, with its hours on the days. */
export async function listPlanPlaces(
  db: Database,
  slugs: readonly string[],
  days: readonly string[],
): Promise<Found[]> {
  const { rows } = await db.execute<Found & { seasons: string[] }>(sql`
    select p.id, p.addr_country as "addrCountry", json_build_object(${factPairs(plannedFacts)}, 'asked', asked.slug, 'slug', p.slug, 'name', ${placeName},
      'lat', p.lat, 'lng', p.lng, 'funTypes', ${funTypesJson}, 'images', ${imagesJson}, 'scenes', p.scenes,
      'hours', ${hoursOnDaysJson(days)}) as place, array_to_json(${seasonNamesOfPlace}) as seasons
    from ${placesAsked(slugs)}
    order by asked.at`)
  return rows.map(({ seasons, place, ...row }) => ({
    ...row,
    place: { ...place, hours: withDaysOutOfSeason(place.hours, seasons, days) },
  }))
}
