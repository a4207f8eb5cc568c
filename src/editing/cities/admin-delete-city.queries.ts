import { sql } from 'drizzle-orm'
import { deletePlaces } from '../../guide/places/delete-places.queries.ts'
import { lockPlaces, lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { wholePlaces } from '../../guide/places/whole-place.queries.ts'
import { recordChange } from '../../office/accounts/audit-log.queries.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'

/**
 * Deletes the city with its links and distances, and the places that belong to no other. The audit log keeps all that it
 * takes to bring them back, in the entry whose id this answers; an import may bring such a place again, for nobody said that
 * it should go.
 * @throws Problem 404
 */
export const deleteCity = (db: Database, userId: string, id: number): Promise<number> =>
  db.transaction(async (tx) => {
    // Whoever else writes places, and then links them to cities, is done before or begins afterwards.
    await lockPlacesTable(tx)
    const { rows: cities } = await tx.execute(sql`select id from cities where id = ${id} for update`)
    if (cities.length === 0) throw notFound('city')
    // Of two cities deleted at once the second waits here, and then sees which places are left to it alone.
    await lockPlaces(tx, sql`p.id in (select place_id from city_places where city_id = ${id})`)
    const historyId = await recordDeletion(tx, userId, id)
    const { rows: own } = await tx.execute<{ id: number }>(
      sql`select place_id as id from (${ownPlaces(id)}) own`,
    )
    await deletePlaces(
      tx,
      own.map(({ id }) => id),
    )
    await tx.execute(sql`delete from cities where id = ${id}`)
    return historyId
  })

const ownPlaces = (id: number) => sql`
  select link.place_id from city_places link where link.city_id = ${id} and not exists (
    select from city_places other where other.place_id = link.place_id and other.city_id <> ${id})`

/** Written by the database itself: thousands of places with their sources need not travel here and back. */
async function recordDeletion(tx: Transaction, userId: string, id: number) {
  const rowsOf = (table: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${sql.identifier(table)} r where r.city_id = ${id})`
  const before = sql`(select jsonb_build_object('city', to_jsonb(c), 'cityPlaces', ${rowsOf('city_places')},
    'oldCitySlugs', ${rowsOf('old_city_slugs')}, 'places', ${wholePlaces(ownPlaces(id))})
    from cities c where c.id = ${id})`
  return recordChange(tx, { userId, action: 'delete', entity: 'cities', entityId: String(id), before })
}
