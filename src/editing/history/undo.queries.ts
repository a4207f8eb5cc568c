import { sql } from 'drizzle-orm'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { idTaken } from '../places/admin-place-ids.queries.ts'
import { findAdminPlace } from '../places/admin-places.queries.ts'
import { editPlaces } from '../places/edit-places.queries.ts'
import { lockPlacesToEdit } from '../places/lock-places-to-edit.queries.ts'
import { changedPlace } from '../places/place-changes.queries.ts'
import { findJoining } from './part-places.queries.ts'
import { restoreIn } from './restore.queries.ts'
import { findSaidSince } from './said-since.queries.ts'
import { undoOf } from './undo.ts'

/**
 * Sets a place back to how it was before one change, as an edit like any other.
 * @throws Problem 404, 409 naming the fields that somebody changed since, 422 when the change holds nothing to undo
 */
export const undoChange = (db: Database, undo: Undoing): Promise<AdminPlace> =>
  db
    .transaction((tx) => undoIn(tx, undo))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? idTaken() : error
    })

type Undoing = { entryId: number; userId: string }

/** The same as a part of something larger; with `mayBeBack`, what somebody has set back already is no reason to refuse it. */
export async function undoIn(
  tx: Transaction,
  { entryId, userId, mayBeBack = false }: Undoing & { mayBeBack?: boolean },
): Promise<AdminPlace> {
  const { placeId: id, changeId, ...change } = await findChange(tx, entryId)
  const joining = await findJoining(tx, changeId)
  if (joining !== undefined) {
    await restoreIn(tx, { entryId: joining, userId })
    return changedPlace(tx, id)
  }
  const locked = (await lockPlacesToEdit(tx, [id])).get(id)
  if (!locked) throw notFound('place')
  const said = await findSaidSince(tx, [{ id: entryId, placeId: id, ...change, current: locked.before }])
  const { values, released, kept, changedSince, isBack } = undoOf(
    change,
    locked.before,
    said.get(entryId) ?? [],
  )
  if (isBack && mayBeBack) return changedPlace(tx, id)
  if (changedSince.length > 0) throw changedMeanwhile(changedSince, await findAdminPlace(tx, id))
  if (Object.keys(values).length + kept.length === 0)
    throw new Problem(422, 'breaks_rule', 'Nothing of this change can be undone')
  // Of a place that no source tells of, nobody else could say what the field was.
  const hasSources = locked.sources.length > 0
  await editPlaces(tx, [{ id, values, kept, released: hasSources ? released : [] }], { userId })
  return changedPlace(tx, id)
}

type Change = {
  placeId: number
  changeId: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

async function findChange(tx: Transaction, entryId: number): Promise<Change> {
  const { rows } = await tx.execute<Change>(sql`
    select entity_id::integer as "placeId", change_id as "changeId", before, after from audit_log
    where id = ${entryId} and entity = 'places' and action = 'update' and before is not null and after is not null`)
  const [change] = rows
  if (!change) throw notFound('change')
  return change
}

const changedMeanwhile = (fields: readonly string[], current: AdminPlace | undefined) =>
  new Problem(
    409,
    'stale',
    `Changed again since: ${fields.join(', ')}`,
    fields.map((path) => ({ path, message: 'Changed again since' })),
    current,
  )
