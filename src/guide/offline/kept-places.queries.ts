import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { comingHoursJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { centreId, placesWithin } from '../place-lists/centre.queries.ts'
import { detailJson, type StoredDetail, withReadFacts } from '../place-lists/place-detail.queries.ts'
import { hasNoRoad } from '../place-lists/place-json.queries.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import { type KeptAroundQuery, type KeptPlace, mostKeptAtOnce } from './kept-place.schema.ts'

/** As far ahead as hours are reckoned. */
export const daysKept = 60

/** A place before others have told who says what, and which days are holidays. */
export type StoredKept = Omit<KeptPlace, 'sources' | 'lastChecked' | 'holidays' | 'schoolHolidays'>

type Stored = Omit<StoredKept, 'week' | 'countryCode' | 'timeZone' | keyof StoredDetail> & StoredDetail

/** Active places around a city, the nearest first, a hundred from the `offset` on; undefined when there is no such city. */
export async function listKeptAround(
  db: Database,
  citySlug: string,
  { radius = defaultRadiusKm, offset = 0 }: KeptAroundQuery,
): Promise<{ total: number; places: StoredKept[] } | undefined> {
  type Row = { cityId: number | null; total: number; places: Stored[] }
  const { rows } = await db.execute<Row>(sql`
    with city as (${centreId(citySlug)}),
    ${placesWithin(citySlug, radius, false)},
    part as (select place_id, km from around order by km, place_id limit ${mostKeptAtOnce} offset ${offset})
    select (select id from city) as "cityId", (select count(*)::int from around) as total,
      (select coalesce(json_agg(${keptJson(new Date())} || jsonb_build_object('asked', p.slug, 'distance', part.km,
        'distanceKm', d.distance_km, 'drivingTimeMinutes', d.driving_time_minutes, 'hasNoRoad', ${hasNoRoad}) order by part.km, p.id), '[]')
      from part join places p on p.id = part.place_id
        left join place_distances d on d.city_id = (select id from city) and d.place_id = p.id) as places`)
  const [row] = rows
  return row?.cityId == null ? undefined : { total: row.total, places: row.places.map(withReadFacts) }
}

/** Those of the places that are in the guide, in the order of their slugs. */
export async function listKeptOf(db: Database, slugs: readonly string[]): Promise<StoredKept[]> {
  const { rows } = await db.execute<{ place: Stored }>(sql`
    select ${keptJson(new Date())} || jsonb_build_object('asked', asked.slug, 'distance', null, 'distanceKm', null,
      'drivingTimeMinutes', null, 'hasNoRoad', false) as place
    from unnest(${sql.param(slugs)}::text[]) with ordinality asked (slug, at)
      join places p on p.is_active and p.id = coalesce(
        (select id from places where slug = asked.slug),
        (select place_id from old_place_slugs where slug = asked.slug))
    order by asked.at`)
  return rows.map(({ place }) => withReadFacts(place))
}

const keptJson = (now: Date): SQL =>
  sql`${detailJson(now)} || jsonb_build_object('hours', ${comingHoursJson(now, daysKept)})`
