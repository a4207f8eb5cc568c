import type { Database } from '../../platform/database.ts'
import type { UndoResult } from './import-run.schema.ts'
import { findAdded } from './remove-added-places.queries.ts'
import { findEarlier } from './restore-places.queries.ts'

/** What an undo would come to as things stand; nothing is changed. */
export async function previewUndo(db: Database, runId: number): Promise<UndoResult> {
  const added = await findAdded(db, runId)
  const removed = new Set(added.filter(({ reason }) => reason === null).map(({ id }) => id))
  // What goes need not be restored first.
  const earlier = (await findEarlier(db, runId)).filter(({ placeId }) => !removed.has(placeId))
  const restored = new Set(earlier.filter(({ reason }) => reason === null).map(({ placeId }) => placeId))
  const kept = new Map<number, UndoResult['kept'][number]>()
  for (const { placeId, name, reason } of [
    ...added.map(({ id, ...rest }) => ({ placeId: id, ...rest })),
    ...earlier,
  ])
    if (reason !== null && !kept.has(placeId)) kept.set(placeId, { placeId, name, reason })
  return { removed: removed.size, restored: restored.size, kept: [...kept.values()] }
}
