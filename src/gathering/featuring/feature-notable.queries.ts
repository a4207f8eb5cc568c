import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { featuredPerCity, featuredPerFunType } from './how-many-featured.ts'
import { startFeatured } from './start-featured.queries.ts'

/** Features the most notable of these new places, as far as their city has not six already, of one fun type three. */
export async function featureNotable(
  tx: Transaction,
  notabilityByPlace: ReadonlyMap<number, number>,
): Promise<void> {
  if (notabilityByPlace.size === 0) return
  const places = [...notabilityByPlace].map(([id, notability]) => ({ id, notability }))
  const { rows } = await tx.execute<{ id: number }>(sql`
    with candidate as (
      select place.id, link.city_id, type.fun_type_id, r.notability
      from json_to_recordset(${JSON.stringify(places)}::json) as r(id integer, notability float8)
      join places place using (id) join city_places link on link.place_id = place.id
      join place_types type on type.place_id = place.id and type.rank = 0
      where place.is_active and not place.is_featured
    ), had as (
      select link.city_id, type.fun_type_id from city_places link
      join places place on place.id = link.place_id and place.is_active and place.is_featured
      join place_types type on type.place_id = place.id and type.rank = 0
      where link.city_id in (select city_id from candidate)
    ), within_type as (
      select candidate.*, row_number() over (partition by city_id, fun_type_id order by notability desc, id)
        + (select count(*) from had where had.city_id = candidate.city_id and had.fun_type_id = candidate.fun_type_id)
        as of_type
      from candidate
    ), within_city as (
      select id, row_number() over (partition by city_id order by notability desc, id)
        + (select count(*) from had where had.city_id = within_type.city_id) as of_city
      from within_type where of_type <= ${featuredPerFunType}::integer
    )
    select distinct id from within_city where of_city <= ${featuredPerCity}::integer`)
  await startFeatured(tx, rows)
}
