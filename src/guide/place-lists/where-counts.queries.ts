import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { WhereCounts, WhereQuery } from './place.schema.ts'
import { aroundKm } from './places-by-fun-type.queries.ts'

/**
 * How many active places of a fun type each country has, and each city of one country around it: as many as their lists.
 * None is 0. Undefined for an unknown type.
 */
export async function countWhere(
  db: Database,
  funTypeSlug: string,
  { country, city }: WhereQuery,
): Promise<WhereCounts | undefined> {
  const { rows } = await db.execute<WhereCounts & { isKnown: boolean }>(sql`
    with fun_type as (select id from fun_types where slug = ${funTypeSlug}),
    of_country as (
      select p.addr_country as name, count(*)::int as number
      from place_types t join places p on p.id = t.place_id
      where t.fun_type_id = (select id from fun_type) and p.is_active and p.addr_country is not null group by 1
    ),
    around_city as (
      select c.slug, around.number
      from cities c cross join lateral (
        select count(*)::int as number
        from place_distances d join place_types t using (place_id) join places p on p.id = d.place_id
        where d.city_id = c.id and d.radius_distance_km <= ${aroundKm} and t.fun_type_id = (select id from fun_type)
          and p.is_active
      ) around
      where c.country = coalesce(${country ?? null}, (select country from cities where slug = ${city ?? null}))
        and around.number > 0
    )
    select exists (select from fun_type) as "isKnown",
      (select coalesce(json_object_agg(name, number), '{}') from of_country) as countries,
      (select coalesce(json_object_agg(slug, number), '{}') from around_city) as cities`)
  const [{ isKnown, countries, cities } = { isKnown: false, countries: {}, cities: {} }] = rows
  return isKnown ? { countries, cities } : undefined
}
