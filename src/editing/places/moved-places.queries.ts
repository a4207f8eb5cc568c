import { sql } from 'drizzle-orm'
import { linkedWithinKm } from '../../gathering/storing/nearest-city.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

/** Names of the cities that a place belonged to and belongs to now. */
export type Relinked = { before: string[]; after: string[] }

/**
 * Places that moved leave the cities that lie beyond the distance horizon; one that has no city within 50 km then joins
 * the nearest that lies so near, if any does. Needs distances that are up to date. Those whose cities changed, by id.
 */
export async function relinkMoved(
  tx: Transaction,
  placeIds: readonly number[],
): Promise<Map<number, Relinked>> {
  const moved = sql`any(${sql.param(placeIds)}::integer[])`
  const { rows } = await tx.execute<Relinked & { id: number }>(sql`
    with kept as (
      select place_id, city_id, radius_distance_km as km
      from city_places join place_distances using (place_id, city_id) where place_id = ${moved}
    ), joined as (
      select distinct on (place_id) place_id, city_id from place_distances distance
      where place_id = ${moved} and radius_distance_km <= ${linkedWithinKm}::float8 and not exists (
        select from kept where kept.place_id = distance.place_id and km <= ${linkedWithinKm}::float8)
      order by place_id, radius_distance_km, city_id
    ), linked as (
      select place_id, city_id from kept union select place_id, city_id from joined
    ), unlinked as (
      delete from city_places old where place_id = ${moved}
        and not exists (select from kept where kept.place_id = old.place_id and kept.city_id = old.city_id)
    ), added as (
      insert into city_places (place_id, city_id) select place_id, city_id from joined
    )
    select * from (
      select id, ${namesIn(sql`city_places`)} as before, ${namesIn(sql`linked`)} as after
      from places where id = ${moved}) as place
    where before <> after`)
  return new Map(rows.map(({ id, before, after }) => [id, { before, after }]))
}

const namesIn = (links: ReturnType<typeof sql>) => sql`
  array(select cities.name from ${links} as link join cities on cities.id = link.city_id
    where link.place_id = places.id order by cities.name)`
