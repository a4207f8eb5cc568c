import type { Database } from '../../platform/database/database.ts'
import type { UndoResult } from './import-run.schema.ts'
import { findAdded } from './remove-added-places.queries.ts'
import { findEarlier } from './restore-places.queries.ts'
import { findEntries, inBatches } from './run-entries.queries.ts'
import { nothingUndone, withUndone } from './undo-run.ts'

const usualBatch = 1000

/** What an undo would come to as things stand; nothing is changed. Some entries at a time: a statement has half a minute. */
export async function previewUndo(db: Database, runId: number, batchSize = usualBatch): Promise<UndoResult> {
  const removed = new Set<number>()
  let result: UndoResult = nothingUndone
  for (const { part, ids } of inBatches(await findEntries(db, runId), { batchSize }))
    result = withUndone(
      result,
      part === 'added'
        ? await ofAdded(db, { runId, ids, removed })
        : await ofChanged(db, { runId, ids, removed }),
    )
  return result
}

type Looked = {
  runId: number
  /** Of entries. */
  ids: readonly number[]
  /** Places that would go. */
  removed: Set<number>
}

async function ofAdded(db: Database, { runId, ids, removed }: Looked) {
  const added = await findAdded(db, runId, ids)
  const before = removed.size
  for (const { id, reason } of added) if (reason === null) removed.add(id)
  const kept = added.flatMap(({ id, name, reason }) => (reason ? [{ placeId: id, name, reason }] : []))
  return { removed: removed.size - before, kept }
}

async function ofChanged(db: Database, { runId, ids, removed }: Looked) {
  // What goes need not be restored first.
  const earlier = (await findEarlier(db, runId, ids)).filter(({ placeId }) => !removed.has(placeId))
  const restored = new Set(earlier.filter(({ reason }) => reason === null).map(({ placeId }) => placeId))
  const kept = earlier.flatMap(({ placeId, name, reason, isAdded }) =>
    reason && !isAdded ? [{ placeId, name, reason }] : [],
  )
  return { restored: restored.size, kept: [...new Map(kept.map((one) => [one.placeId, one])).values()] }
}
