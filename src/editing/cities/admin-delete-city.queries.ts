import { sql } from 'drizzle-orm'
import { deletePlaces } from '../../guide/places/delete-places.queries.ts'
import { lockPlaces, lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { wholePlaces } from '../../guide/places/whole-place.queries.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { joinOrStartJobIn } from '../../office/jobs/job.queries.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { mostAtOnce } from '../selection/selection.ts'
import { deleteCityJob } from './admin-city.schema.ts'

/**
 * Deletes the city with its links and distances, and the places that belong to no other: at once where they are few, else by the job
 * whose id this answers. The audit log keeps all that it takes to bring them back, and an import may bring such a place again, for
 * nobody said that it should go.
 * @returns the id of the entry that brings the city back @throws Problem 404
 */
export const deleteCity = (
  db: Database,
  userId: string,
  id: number,
): Promise<{ historyId: number } | { jobId: string }> =>
  db.transaction(async (tx) => {
    if ((await countOwnPlaces(tx, id)) > mostAtOnce) {
      const job = { kind: deleteCityJob, input: { cityId: id }, startedBy: userId }
      return { jobId: await joinOrStartJobIn(tx, job) }
    }
    return { historyId: await deleteCityIn(tx, { id, userId }) }
  })

type CityDeletion = {
  id: number
  /** Null when the account is gone by now. */
  userId: string | null
  /** Of a change that has deleted places of the city before, each with an entry of its own, and how many. */
  before?: { changeId: string; places: number }
}

/** The city with all its places, as one entry of the audit log; the entry's id. @throws Problem 404 */
export async function deleteCityIn(tx: Transaction, { id, userId, before }: CityDeletion): Promise<number> {
  await lockCity(tx, id)
  // Of two cities deleted at once the second waits here, and then sees which places are left to it alone.
  await lockPlaces(tx, sql`p.id in (select place_id from city_places where city_id = ${id})`)
  const historyId = await recordDeletion(tx, { id, userId, ...(before && { before }) })
  const { rows: own } = await tx.execute<{ id: number }>(
    sql`select place_id as id from (${ownPlaces(id)}) own`,
  )
  await deletePlaces(
    tx,
    own.map(({ id }) => id),
  )
  await tx.execute(sql`delete from cities where id = ${id}`)
  return historyId
}

/** @throws Problem 404 */
export async function lockCity(tx: Transaction, id: number): Promise<void> {
  // Whoever else writes places, and then links them to cities, is done before or begins afterwards.
  await lockPlacesTable(tx)
  const { rows: cities } = await tx.execute(sql`select id from cities where id = ${id} for update`)
  if (cities.length === 0) throw notFound('city')
}

/** Places that belong to no other city. */
export const ownPlaces = (id: number) => sql`
  select link.place_id from city_places link where link.city_id = ${id} and not exists (
    select from city_places other where other.place_id = link.place_id and other.city_id <> ${id})`

export async function countOwnPlaces(db: Queries, id: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${ownPlaces(id)}) own`,
  )
  return rows[0]?.count ?? 0
}

/** Written by the database itself: a thousand places with their sources need not travel here and back. */
async function recordDeletion(tx: Transaction, { id, userId, before: earlier }: CityDeletion) {
  const rowsOf = (table: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${sql.identifier(table)} r where r.city_id = ${id})`
  const goneBefore = earlier ? sql` || jsonb_build_object('placesBefore', ${earlier.places}::integer)` : sql``
  const before = sql`(select jsonb_build_object('city', to_jsonb(c), 'cityPlaces', ${rowsOf('city_places')},
    'oldCitySlugs', ${rowsOf('old_city_slugs')}, 'places', ${wholePlaces(ownPlaces(id))})${goneBefore}
    from cities c where c.id = ${id})`
  const changeId = earlier?.changeId ?? null
  return recordChange(tx, {
    userId,
    action: 'delete',
    entity: 'cities',
    entityId: String(id),
    before,
    changeId,
  })
}
