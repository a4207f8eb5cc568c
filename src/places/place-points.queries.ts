import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import type { PlaceFilters } from './place.schema.ts'
import { conditionsOf } from './place-filters.queries.ts'
import { placeName } from './place-json.queries.ts'

/**
 * All active places that match, as points of a map: a JSON array written by PostgreSQL, nearest first. One statement;
 * undefined when there is no such city.
 */
export async function listPointsAround(
  db: Database,
  citySlug: string,
  { radius = defaultRadiusKm, ...filters }: PlaceFilters,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ cityId: number | null; pointsJson: string }>(sql`
    with city as (select id from cities where slug = ${citySlug})
    select (select id from city) as "cityId", (
      select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', ${placeName}, 'lat', p.lat,
        'lng', p.lng, 'distance', round(d.radius_distance_km::numeric, 3), 'funType', (
          select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
          where t.place_id = p.id order by t.rank, f.sort_order limit 1))
        order by d.radius_distance_km, p.id), '[]')::text
      from place_distances d join places p on p.id = d.place_id
      where d.city_id = (select id from city) and d.radius_distance_km <= ${radius} and p.is_active
        ${sql.join(conditionsOf(filters))}) as "pointsJson"`)
  const [row] = rows
  return row?.cityId == null ? undefined : row.pointsJson
}
