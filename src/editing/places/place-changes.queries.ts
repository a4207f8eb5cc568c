import { eq, not, sql } from 'drizzle-orm'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { notFound, type Problem, stale } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isChangedSince } from '../../platform/database/row-version.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { findAdminPlace } from './admin-places.queries.ts'
import { deleteForGood } from './delete-for-good.queries.ts'

/** Who changes which place, and which state of it they saw; without `updatedAt` they change whatever is there. */
export type PlaceChange = { id: number; userId: string; updatedAt?: string | undefined }

/** Turns a flag to the other side; the place as it is then. @throws Problem 404, or 409 with the place as it is */
export function toggleFlag(
  db: Database,
  flag: 'isActive' | 'isFeatured',
  { id, userId, updatedAt }: PlaceChange,
): Promise<AdminPlace> {
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, { id, updatedAt })
    await tx
      .update(places)
      .set({ [flag]: not(places[flag]) })
      .where(eq(places.id, id))
    await recordChange(tx, {
      userId,
      action: 'update',
      entity: 'places',
      entityId: String(id),
      before: { [flag]: before[flag] },
      after: { [flag]: !before[flag] },
    })
    if (flag === 'isActive' && !before.isActive) await routeDistancesSoon(tx, { placeIds: [id] }, userId)
    return changedPlace(tx, id)
  })
}

/** Deletes the place for good; the id of its entry in the audit log. @throws Problem 404 */
export function deletePlace(db: Database, { id, userId }: PlaceChange): Promise<number> {
  return db.transaction(async (tx) => {
    await lockVersion(tx, { id })
    const [entryId] = await deleteForGood(tx, { ids: [id], userId })
    if (entryId === undefined) throw new Error('The entry was not kept')
    return entryId
  })
}

/**
 * Keeps the row for itself until the change is stored, so that of two editors one is told.
 * @throws Problem 404, or 409 with the place as it is
 */
export async function lockVersion(tx: Transaction, { id, updatedAt }: Omit<PlaceChange, 'userId'>) {
  await lockPlace(tx, id)
  const [place] = await tx.select().from(places).where(eq(places.id, id))
  if (!place) throw await gone(tx, id)
  if (isChangedSince(place, updatedAt)) throw stale('place', await changedPlace(tx, id))
  return place
}

/** What became of it, as far as the audit log tells: whoever has its form open knows a place that is no longer there. */
async function gone(tx: Transaction, id: number): Promise<Problem> {
  const { rows } = await tx.execute<{ wasJoined: boolean; into: string | null }>(sql`
    select e.before ? 'joinedInto' as "wasJoined", (select coalesce(display_name, name) from places
      where id = (e.before ->> 'joinedInto')::integer) as into
    from audit_log e where e.entity = 'places' and e.entity_id = ${String(id)} and e.action = 'delete'
    order by e.id desc limit 1`)
  const [deletion] = rows
  if (!deletion) return notFound('place')
  const { wasJoined, into } = deletion
  const became = wasJoined ? `joined into ${into ? `“${into}”` : 'another one'}` : 'deleted'
  return notFound(`place: it was ${became} meanwhile`)
}

/** @throws Problem 404 */
export async function changedPlace(tx: Transaction, id: number): Promise<AdminPlace> {
  const place = await findAdminPlace(tx, id)
  if (!place) throw notFound('place')
  return place
}
