import { sql } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { actingToken } from '../../office/accounts/audit-log/acting-token.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { isOneOf } from './kept-rows.queries.ts'
import { isTooOld, linkThere, tooLate, unblockPlaces } from './restore.queries.ts'
import { findKeptPlaces, restorePlaces } from './restore-places.queries.ts'
import type { Undoing, UndoneBatch } from './undone-batch.ts'

// While they come back nobody else writes a place.
export const broughtBackAtOnce = 250

const deletions = (changeId: string) =>
  sql`change_id = ${changeId}::uuid and entity = 'places' and action = 'delete'`

/** How many places a change has deleted: all that it touched, or none. */
export async function countDeleted(db: Queries, changeId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from audit_log where ${deletions(changeId)}`,
  )
  return rows[0]?.count ?? 0
}

type DeletedCity = { id: number; entryId: number; isBack: boolean }

/** The city that a change has deleted after its places; undefined for any other change. */
export async function findDeletedCity(db: Queries, changeId: string): Promise<DeletedCity | undefined> {
  const { rows } = await db.execute<DeletedCity>(sql`
    select entity_id::integer as id, id as "entryId",
      exists (select from cities c where c.id = e.entity_id::integer) as "isBack"
    from audit_log e where change_id = ${changeId}::uuid and entity = 'cities' and action = 'delete'`)
  return rows[0]
}

/**
 * Brings the next places back that a change has deleted, but for those that are there again and those whose id another
 * place has by now. Undefined when none is left after the entry `after`. @throws Problem 422 when it is too late
 */
export async function bringBackBatch(
  tx: Transaction,
  { changeId, undoingId, userId }: Undoing,
  after: number,
  batchSize = broughtBackAtOnce,
): Promise<UndoneBatch | undefined> {
  await lockPlacesTable(tx)
  const { rows } = await tx.execute<{ id: number; isTooOld: boolean }>(sql`
    select id, ${isTooOld} as "isTooOld" from audit_log
    where ${deletions(changeId)} and id > ${after} order by id limit ${batchSize} for update`)
  const last = rows.at(-1)
  if (!last) return undefined
  if (rows.some((entry) => entry.isTooOld)) throw tooLate()
  const keep = { entryIds: rows.map(({ id }) => id), path: '$' } as const
  const kept = await findKeptPlaces(tx, keep)
  const lost = kept.filter(({ thereAs }) => thereAs === null)
  if (lost.length > 0) {
    const slugs = await restorePlaces(tx, keep, { kept: lost, userId })
    await unblockPlaces(tx, [...slugs.keys()])
    await noteRestored(tx, { slugs, entryIds: keep.entryIds, userId, undoingId })
  }
  const city = await findDeletedCity(tx, changeId)
  if (city?.isBack) await linkThere(tx, city.id, kept)
  return { upTo: last.id, undone: lost.length, left: rows.length - lost.length, gone: 0 }
}

type Noted = Pick<Undoing, 'userId' | 'undoingId'> & {
  slugs: ReadonlyMap<number, string>
  /** Of the deletions. */
  entryIds: readonly number[]
}

async function noteRestored(tx: Transaction, { slugs, entryIds, userId, undoingId }: Noted): Promise<void> {
  const slugOf = sql`${JSON.stringify(Object.fromEntries(slugs))}::jsonb ->> entry.entity_id`
  await tx.execute(sql`
    insert into audit_log (user_id, token_id, change_id, action, entity, entity_id, after)
    select ${userId}::uuid, ${actingToken()}::integer, ${undoingId}::uuid, 'restore', 'places', entry.entity_id,
      jsonb_build_object('slug', ${slugOf}, 'deletion', entry.id, 'placesRestored', 1, 'placesThere', 0)
    from audit_log entry where ${isOneOf(entryIds)} and ${slugOf} is not null order by entry.id`)
}
