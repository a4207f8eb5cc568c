import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { withKnownAddresses } from '../../gathering/addresses/known-addresses.queries.ts'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { type Edit, editDifference, editedPlace } from '../../gathering/merging/edited-place.ts'
import type { StoredPlace } from '../../gathering/merging/stored-place.ts'
import { updatePlaces, writeFunTypes, writeSeasons } from '../../gathering/storing/write-places.queries.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { brokenRule, notFound } from '../../platform/calls/problem.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import { claimIds, idTaken } from './admin-place-ids.queries.ts'
import { lockPlacesToEdit } from './lock-places-to-edit.queries.ts'
import { type Relinked, relinkMoved } from './moved-places.queries.ts'

export type PlaceEditOf = Edit & { id: number }

/** `report`: what families told that made the author change it; `changeId`: of a change of many places. */
type Author = {
  /** Null when the account is gone by now. */
  userId: string | null
  action?: 'update' | 'restore'
  report?: string
  changeId?: string | undefined
}

/**
 * Makes what editors set theirs and computes the places anew, all or none; each that changes has its entry in the audit
 * log. At most one edit for each place. Gives the ids of those that changed. @throws Problem 404, 409 or 422
 */
export async function editPlaces(
  tx: Transaction,
  edits: readonly PlaceEditOf[],
  author: Author,
): Promise<Set<number>> {
  const locked = await lockPlacesToEdit(
    tx,
    edits.map(({ id }) => id),
  )
  const edited = edits.map((edit) => {
    const known = locked.get(edit.id)
    if (!known) throw notFound('place')
    const [twisted] = twistedRanges({ ...known.before, ...edit.values })
    if (twisted) throw brokenRule(twisted.max, twisted.fault)
    const place = editedPlace(known.before, known.sources, edit)
    return { before: known.before, place, editedFields: place.editedFields }
  })
  return storeEdited(tx, edited, author)
}

/** How places stood, and how editors want them; their rows are locked. The ids of those that differ, as above. */
export async function storeEdited(
  tx: Transaction,
  edited: readonly { before: StoredPlace; place: StoredPlace; editedFields: readonly string[] }[],
  { userId, action = 'update', report, changeId }: Author,
): Promise<Set<number>> {
  const changes = (await withKnownAddresses(tx, edited)).flatMap(({ before, place: after }) => {
    const difference = editDifference(before, after)
    return difference ? [{ before, after, difference }] : []
  })
  const relinked = await write(tx, changes, userId)
  for (const { after, difference } of changes) {
    const cities = relinked.get(after.id)
    await recordChange(tx, {
      ...{ userId, action, entity: 'places', entityId: String(after.id), changeId },
      before: {
        ...difference.before,
        ...(cities && { cities: cities.before }),
        ...(report && { report: null }),
      },
      after: { ...difference.after, ...(cities && { cities: cities.after }), ...(report && { report }) },
    })
  }
  return new Set(changes.map(({ after }) => after.id))
}

type Change = Record<'before' | 'after', StoredPlace>

/** Gives those that belong to other cities than before. */
async function write(
  tx: Transaction,
  changes: readonly Change[],
  userId: string | null,
): Promise<Map<number, Relinked>> {
  const changedIn = (field: keyof StoredPlace) =>
    changes
      .filter(({ before, after }) => !isDeepStrictEqual(before[field], after[field]))
      .map(({ after }) => after)
  await claimIds(tx, changedIn('placeId'))
  const places = changes.map(({ after }) => after)
  // Another may have claimed one at this very moment.
  await updatePlaces(tx, places).catch((error: unknown) => {
    throw isUniqueViolation(error) ? idTaken() : error
  })
  await writeWhatIsEditors(tx, places)
  await writeFunTypes(tx, changedIn('funTypes'), false)
  await writeSeasons(tx, changedIn('seasons'), false)
  const idsOf = (changed: readonly StoredPlace[]) => [...new Set(changed.map(({ id }) => id))]
  const shown = changedIn('isActive').filter(({ isActive }) => isActive)
  const moved = idsOf([...changedIn('lat'), ...changedIn('lng')])
  if (moved.length > 0) await refreshDistances(tx, { placeIds: moved })
  await routeDistancesSoon(tx, { placeIds: [...moved, ...idsOf(shown)] }, userId)
  return moved.length === 0 ? new Map() : relinkMoved(tx, moved)
}

/** What no import writes. */
async function writeWhatIsEditors(tx: Transaction, places: readonly StoredPlace[]): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`
    update places set edited_fields = r."editedFields", is_active = r."isActive", is_featured = r."isFeatured",
      is_reviewed = r."isReviewed"
    from json_to_recordset(${JSON.stringify(places)}::json) as r(id integer, "editedFields" text[], "isActive" boolean,
      "isFeatured" boolean, "isReviewed" boolean)
    where places.id = r.id`)
}
