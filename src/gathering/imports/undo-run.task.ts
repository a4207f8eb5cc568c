import { z } from 'zod'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { UndoResult } from './import-run.schema.ts'
import { entryCount, findEntries, inBatches, type UndoPart } from './run-entries.queries.ts'
import { markUndone, noteUndone, undoEntries, undoRunJob } from './undo-run.queries.ts'
import { nothingUndone, withUndone } from './undo-run.ts'

const RunToUndo = z.object({ runId: z.int() })
type RunToUndo = z.infer<typeof RunToUndo>

export const undoRunKind: JobKind = jobKind(undoRunJob, RunToUndo, (context) => undoLargeRun(context))

type Work = Pick<JobContext<RunToUndo>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/** `upTo`: the id of the last place of the part that was gone through; `done`: how many entries were. */
type Steps = { part: UndoPart; upTo: number; done: number; so: UndoResult; isOver?: boolean }

const start: Steps = { part: 'added', upTo: 0, done: 0, so: nothingUndone }

// An editor who saves a place waits for as many; on the embedded database, everybody does.
const usualBatch = 250

/**
 * Takes back a large import, place by place, and then says that it is undone. Each batch is one transaction with what the work came to so
 * far, from which it goes on when it was killed. Who cancels it can undo what is left. @throws Problem 409 where it was undone meanwhile
 */
export async function undoLargeRun(work: Work, batchSize = usualBatch): Promise<UndoResult> {
  const { db, jobId, startedBy, input, signal, report } = work
  const undo = { runId: input.runId, userId: startedBy }
  const entries = await findEntries(db, undo.runId)
  const total = entryCount(entries)
  let from = await readSteps<Steps>(db, jobId)
  for (const { ids, part, upTo } of inBatches(entries, { after: from, batchSize })) {
    report({ done: Math.min(from?.done ?? 0, total), total, items: [] })
    signal.throwIfAborted()
    from = await step(work, from, async (tx, { done, so }) => {
      await lockPlacesTable(tx)
      return {
        part,
        upTo,
        done: done + ids.length,
        so: withUndone(so, await undoEntries(tx, undo, part, ids)),
      }
    })
  }
  if (from?.isOver) return from.so
  report({ done: total, total, items: [] })
  const { so } = await step(work, from, async (tx, last) => {
    await markUndone(tx, undo.runId)
    await noteUndone(tx, undo, last.so)
    return { ...last, isOver: true }
  })
  return so
}

/** One transaction, with what the work came to by it. */
async function step(
  { db, jobId }: Pick<Work, 'db' | 'jobId'>,
  from: Steps | undefined,
  take: (tx: Transaction, so: Steps) => Promise<Steps>,
): Promise<Steps> {
  return db.transaction(async (tx) => {
    const to = await take(tx, from ?? start)
    if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
    return to
  })
}
