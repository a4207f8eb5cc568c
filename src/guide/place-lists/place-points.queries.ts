import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import { type Centre, centreId, placesWithin } from './centre.queries.ts'
import { mostPoints, type PointsQuery } from './place.schema.ts'
import { isShown, judgedTables, readTraits, silent } from './place-filters.queries.ts'
import { isRoughPlace, placeName } from './place-json.queries.ts'

/** `pointsJson` is an array written by PostgreSQL; `total` counts also what is not in it. */
export type PointList = { total: number; pointsJson: string }

/**
 * Active places that match, as points of a map, nearest first. One statement; undefined when there is no such city.
 */
export async function listPointsAround(
  db: Database,
  centre: Centre,
  query: PointsQuery,
): Promise<PointList | undefined> {
  type Row = PointList & { cityId: number | null }
  const { rows } = await db.execute<Row>(pointsAroundStatement(centre, query))
  const [row] = rows
  return row?.cityId == null ? undefined : row
}

/** The statement alone, of which a test holds how much it reads. */
export const pointsAroundStatement = (
  centre: Centre,
  { radius = defaultRadiusKm, limit = mostPoints, offset = 0, ...filters }: PointsQuery,
): SQL => sql`
  with city as (${centreId(centre)}),
  ${placesWithin(centre, radius, readTraits(filters))},
  ${judgedTables(filters)},
  nearest as (
    select * from judged where ${isShown(filters)} order by km fetch first (${limit + offset}::bigint) rows with ties
  ),
  part as (
    select place_id, km, certainty = ${silent} as is_silent from nearest
    order by km, place_id limit ${limit} offset ${offset}
  )
  select (select id from city) as "cityId",
    (select coalesce(sum(places), 0)::int from number where ${isShown(filters)}) as total, (
    select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', ${placeName}, 'lat', p.lat,
      'lng', p.lng, 'distance', round(part.km::numeric, 3), 'isRough', ${isRoughPlace}, 'isSilent', part.is_silent, 'funType', (
        select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
        where t.place_id = p.id order by t.rank, f.sort_order limit 1))
      order by part.km, p.id), '[]')::text
    from part join places p on p.id = part.place_id) as "pointsJson"`
