import { and, eq, ne } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { auditLog } from '../../office/accounts/account.table.ts'
import { recordChange } from '../../office/accounts/audit-log.queries.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { endOrphanedRuns } from './import-run.queries.ts'
import type { UndoResult } from './import-run.schema.ts'
import { importRuns } from './import-run.table.ts'
import { removeAddedPlaces } from './remove-added-places.queries.ts'
import { restorePlaces } from './restore-places.queries.ts'

/**
 * Takes an import back in one transaction: places that it added go, records that it changed are as they were, and the
 * places are computed from them anew. What an editor or another import changed since stays, and is named. Links of
 * places that were there to the city stay too: they say where a place lies.
 * @throws Problem 404, or 409 while it runs and when it was undone before
 */
export function undoRun(db: Database, id: number, userId: string): Promise<UndoResult> {
  return db.transaction(async (tx) => {
    await lockPlacesTable(tx)
    await endOrphanedRuns(tx)
    const [run] = await tx
      .update(importRuns)
      .set({ state: 'undone' })
      .where(and(eq(importRuns.id, id), ne(importRuns.state, 'running'), ne(importRuns.state, 'undone')))
      .returning()
    if (!run) throw await refusal(tx, id)
    const added = await removeAddedPlaces(tx, { runId: id, userId })
    const changed = await restorePlaces(tx, { runId: id, userId })
    const result = {
      removed: added.removed,
      restored: changed.restored,
      kept: [...added.kept, ...changed.kept],
    }
    await recordChange(tx, { ...undoOf(id), userId, before: null, after: result })
    return result
  })
}

/** What the undo of a run came to; null when it was not undone. */
export async function findUndo(db: Database, id: number): Promise<UndoResult | null> {
  const { action, entity, entityId } = undoOf(id)
  const [entry] = await db
    .select({ result: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), eq(auditLog.action, action)))
  return (entry?.result ?? null) as UndoResult | null
}

const undoOf = (id: number) => ({ action: 'update', entity: 'import_runs', entityId: String(id) }) as const

async function refusal(tx: Transaction, id: number): Promise<Problem> {
  const [run] = await tx.select({ state: importRuns.state }).from(importRuns).where(eq(importRuns.id, id))
  if (!run) return notFound('import')
  const words = run.state === 'running' ? 'The import is still running' : 'The import was undone before'
  return new Problem(409, run.state, words)
}
