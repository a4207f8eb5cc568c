import { sql } from 'drizzle-orm'
import { featureAfter } from '../../gathering/featuring/feature-after.queries.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { measureCities } from './admin-city.queries.ts'

/**
 * Adds the built-in cities of these countries, but for those that are there: by slug, or by name and country.
 * @returns how many are new
 * @throws Problem 422 for a country that the built-in list does not know
 */
export async function populateCities(
  db: Database,
  userId: string,
  countries: readonly string[],
): Promise<number> {
  const unknown = countries.find((country) => !builtInCountries.some((known) => known.country === country))
  if (unknown !== undefined)
    throw brokenRule('countries', `There are no built-in cities for ${JSON.stringify(unknown)}`)
  const wanted = builtInCountries
    .filter(({ country }) => countries.includes(country))
    .flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))
  const added = await db.transaction(async (tx) => {
    await holdPlaces(tx)
    const { rows } = await tx.execute<{ id: number }>(sql`
      with added as (
        insert into cities (name, country, lat, lng, slug)
        select name, country, lat, lng, slug
        from json_to_recordset(${JSON.stringify(wanted)}::json)
          as wanted (name text, country text, lat float8, lng float8, slug text)
        where not exists (select from cities known where plain_text(known.name) = plain_text(wanted.name)
          and plain_text(known.country) = plain_text(wanted.country))
        on conflict do nothing
        returning *
      ), noted as (
        insert into audit_log (user_id, token_id, action, entity, entity_id, after)
        select ${userId}::uuid, ${actingToken()}::integer, 'create', 'cities', id, json_build_object('id', id, 'name', name, 'country', country,
          'lat', lat, 'lng', lng, 'slug', slug, 'placesFetched', places_fetched, 'fetchEveryDays', fetch_every_days)
        from added
      )
      select id from added order by id`)
    const ids = rows.map(({ id }) => id)
    await measureCities(tx, ids, userId)
    return ids
  })
  await featureAfter(db, added)
  return added.length
}
