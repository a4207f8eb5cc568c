import { eq, not } from 'drizzle-orm'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { lockPlace } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { notFound, stale } from '../../platform/calls/problem.ts'
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
  if (!place) throw notFound('place')
  if (isChangedSince(place, updatedAt)) throw stale('place', await changedPlace(tx, id))
  return place
}

/** @throws Problem 404 */
export async function changedPlace(tx: Transaction, id: number): Promise<AdminPlace> {
  const place = await findAdminPlace(tx, id)
  if (!place) throw notFound('place')
  return place
}
