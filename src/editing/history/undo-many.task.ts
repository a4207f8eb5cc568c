import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import { undoBatch, undoManyJob } from './undo-many.queries.ts'
import { type UndoneMany, UndoWork } from './undo-many.schema.ts'
import type { UndoneBatch } from './undone-batch.ts'

export const undoManyKind: JobKind = jobKind(undoManyJob, UndoWork, (context) => undoAll(context))

type Work = Pick<JobContext<UndoWork>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/**
 * Undoes a change of many places in the order in which it was made. Each batch is one transaction with what the work came
 * to so far, from which it goes on when it was killed.
 */
export async function undoAll(work: Work, batchSize?: number): Promise<UndoneMany> {
  const { db, jobId, startedBy, signal, report } = work
  const { changeId, total } = work.input
  const undoing = { changeId, undoingId: jobId, userId: startedBy }
  let steps = await readSteps<UndoneBatch>(db, jobId)
  for (;;) {
    const { upTo, ...counts } = steps ?? { upTo: 0, undone: 0, left: 0, gone: 0 }
    report({ done: counts.undone + counts.left + counts.gone, total, items: [] })
    signal.throwIfAborted()
    const next = await db.transaction(async (tx) => {
      const batch = await undoBatch(tx, undoing, upTo, batchSize)
      if (!batch) return undefined
      const to = {
        upTo: batch.upTo,
        undone: counts.undone + batch.undone,
        left: counts.left + batch.left,
        gone: counts.gone + batch.gone,
      }
      if (!(await advanceSteps(tx, jobId, { from: steps, to }))) throw new JobTakenOver()
      return to
    })
    if (!next) return { places: total, ...counts, changeId: jobId }
    steps = next
  }
}
