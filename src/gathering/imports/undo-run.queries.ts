import { and, eq, ne } from 'drizzle-orm'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { joinOrStartJobIn } from '../../office/jobs/job.queries.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { endOrphanedRuns } from './import-run.queries.ts'
import type { UndoResult } from './import-run.schema.ts'
import { importRuns } from './import-run.table.ts'
import { removeAddedPlaces } from './remove-added-places.queries.ts'
import { restorePlaces } from './restore-places.queries.ts'
import { findEntries, hasMoreEntries, type UndoPart, undoParts } from './run-entries.queries.ts'
import { nothingUndone, type Undo, withUndone } from './undo-run.ts'

/** The kind of job that undoes a large import. */
export const undoRunJob = 'undo-import'

/** In one transaction, while nobody else writes a place; more are undone by a job. */
const mostAtOnce = 1000

/**
 * Takes an import back: places that it added go, records that it changed are as they were, and the
 * places are computed from them anew. What an editor or another import changed since stays, and is named. Links of
 * places that were there to the city stay too: they say where a place lies. Of a large one, the id of the job that does it.
 * @throws Problem 404, or 409 while it runs and when it was undone before
 */
export const undoRun = (db: Database, id: number, userId: string): Promise<UndoResult | { jobId: string }> =>
  db.transaction(async (tx) => {
    if (await hasMoreEntries(tx, id, mostAtOnce)) {
      await endOrphanedRuns(tx)
      if (!(await canBeUndone(tx, id))) throw await refusal(tx, id)
      return {
        jobId: await joinOrStartJobIn(tx, { kind: undoRunJob, input: { runId: id }, startedBy: userId }),
      }
    }
    await lockPlacesTable(tx)
    await endOrphanedRuns(tx)
    await markUndone(tx, id)
    const undo = { runId: id, userId }
    const entries = await findEntries(tx, id)
    let result: UndoResult = nothingUndone
    for (const part of undoParts)
      result = withUndone(result, await undoEntries(tx, undo, part, entries[part].ids))
    await noteUndone(tx, undo, result)
    return result
  })

/** Takes back what these entries tell. Needs the table of places locked. */
export const undoEntries = (tx: Transaction, undo: Undo, part: UndoPart, ids: readonly number[]) =>
  part === 'added' ? removeAddedPlaces(tx, undo, ids) : restorePlaces(tx, undo, ids)

const isUndoable = (id: number) =>
  and(eq(importRuns.id, id), ne(importRuns.state, 'running'), ne(importRuns.state, 'undone'))

const canBeUndone = async (tx: Transaction, id: number) => (await tx.$count(importRuns, isUndoable(id))) > 0

/** @throws Problem 404, 409 */
export async function markUndone(tx: Transaction, id: number): Promise<void> {
  const undone = await tx
    .update(importRuns)
    .set({ state: 'undone' })
    .where(isUndoable(id))
    .returning({ id: importRuns.id })
  if (undone.length === 0) throw await refusal(tx, id)
}

export const noteUndone = (tx: Transaction, { runId, userId }: Undo, result: UndoResult) =>
  recordChange(tx, { ...undoOf(runId), userId, before: null, after: result })

/** What the undo of a run came to; null when it was not undone. */
export async function findUndo(db: Database, id: number): Promise<UndoResult | null> {
  const { action, entity, entityId } = undoOf(id)
  const [entry] = await db
    .select({ result: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), eq(auditLog.action, action)))
  const result = (entry?.result ?? null) as (Omit<UndoResult, 'keptInAll'> & Partial<UndoResult>) | null
  // Earlier versions named all.
  return result && { keptInAll: result.kept.length, ...result }
}

const undoOf = (id: number) => ({ action: 'update', entity: 'import_runs', entityId: String(id) }) as const

async function refusal(tx: Transaction, id: number): Promise<Problem> {
  const [run] = await tx.select({ state: importRuns.state }).from(importRuns).where(eq(importRuns.id, id))
  if (!run) return notFound('import')
  const words = run.state === 'running' ? 'The import is still running' : 'The import was undone before'
  return new Problem(409, run.state, words)
}
