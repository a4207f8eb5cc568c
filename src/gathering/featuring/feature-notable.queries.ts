import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { isClosedNow } from './closed-now.queries.ts'
import { featuredPerCity, featuredPerFunType } from './how-many-featured.ts'
import { startFeatured } from './start-featured.queries.ts'

/** Features the most notable of these new places that are not closed, as far as their city has not six already, of one fun type three. */
export async function featureNotable(
  tx: Transaction,
  notabilityByPlace: ReadonlyMap<number, number>,
): Promise<void> {
  if (notabilityByPlace.size === 0) return
  const { rows } = await tx.execute<{ id: number }>(notableOf(notabilityByPlace))
  await startFeatured(tx, rows)
}

/** Their ids. */
export function notableOf(notabilityByPlace: ReadonlyMap<number, number>): SQL {
  const places = [...notabilityByPlace].map(([id, notability]) => ({ id, notability }))
  return sql`
    with candidate as (
      select place.id, link.city_id, type.fun_type_id, r.notability
      from json_to_recordset(${JSON.stringify(places)}::json) as r(id integer, notability float8)
      join places place using (id) join city_places link on link.place_id = place.id
      join place_types type on type.place_id = place.id and type.rank = 0
      where place.is_active and not place.is_featured and not ${isClosedNow}
    ), had as (
      -- More than the city may have change nothing. From the featured places, since they are few.
      select city.city_id, featured.fun_type_id from (select distinct city_id from candidate) city cross join lateral (
        select type.fun_type_id from (select id from places where is_active and is_featured offset 0) place
        join city_places link on link.place_id = place.id and link.city_id = city.city_id
        join place_types type on type.place_id = place.id and type.rank = 0
        limit ${featuredPerCity}::integer) featured
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
    select distinct id from within_city where of_city <= ${featuredPerCity}::integer`
}
