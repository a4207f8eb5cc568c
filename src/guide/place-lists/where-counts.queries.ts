import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { cityAsked } from '../cities/city-asked.queries.ts'
import { countsOf } from '../places/kept-counts.queries.ts'
import type { WhereCounts, WhereQuery } from './place.schema.ts'

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
      select detail as name, number from ${countsOf('of type')} n
      where of_id = (select id from fun_type) and detail <> '' and number > 0
    ),
    around_city as (
      select c.slug, n.number from cities c join ${countsOf('around city')} n on n.detail = c.id::text
      where c.country = coalesce(${country ?? null}, (select country from cities where id = (${cityAsked(city)})))
        and n.of_id = (select id from fun_type) and n.number > 0
    )
    select exists (select from fun_type) as "isKnown",
      (select coalesce(json_object_agg(name, number), '{}') from of_country) as countries,
      (select coalesce(json_object_agg(slug, number), '{}') from around_city) as cities`)
  const [{ isKnown, countries, cities } = { isKnown: false, countries: {}, cities: {} }] = rows
  return isKnown ? { countries, cities } : undefined
}
