import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import { type Replaced, ReplacingWork } from './find-replace.schema.ts'
import { replaceInBatch } from './replace-text.queries.ts'

/** The kind of job that replaces in a text of many places. */
export const replaceTextJob = 'replace-text'

export const replaceTextKind: JobKind = jobKind(replaceTextJob, ReplacingWork, (context) =>
  replaceText(context),
)

type Work = Pick<JobContext<ReplacingWork>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/** `upTo`: the id of the last place that was gone through. */
type Steps = Record<'upTo' | 'changed', number>

// An editor who saves one of these places waits for as many; on the embedded database, everybody does.
const usualBatch = 250

/**
 * Replaces in all places that were told of, in the order of their ids. Each batch is one transaction with what the work
 * came to so far, from which it goes on when it was killed.
 */
export async function replaceText(work: Work, batchSize = usualBatch): Promise<Replaced> {
  const { db, jobId, startedBy: userId, input, signal, report } = work
  const total = Math.max(0, input.total - new Set(input.except).size)
  let steps = await readSteps<Steps>(db, jobId)
  for (;;) {
    report({ done: Math.min(steps?.changed ?? 0, total), total, items: [] })
    signal.throwIfAborted()
    const from = steps
    const next = await db.transaction(async (tx) => {
      const batch = { upTo: from?.upTo ?? 0, batchSize, userId, changeId: jobId }
      const done = await replaceInBatch(tx, input, batch)
      if (!done) return undefined
      const to = { upTo: done.upTo, changed: (from?.changed ?? 0) + done.changed }
      if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
      return to
    })
    if (!next) break
    steps = next
  }
  const changed = steps?.changed ?? 0
  report({ done: total, total, items: [] })
  return { total, changed, left: Math.max(0, total - changed), changeId: jobId }
}
