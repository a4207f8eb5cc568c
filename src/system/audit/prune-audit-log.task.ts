import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { joinOrStartJob } from '../../office/jobs/job.queries.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { none, pruneBatch, type Reached } from './prune-batch.queries.ts'
import { readKeptYears, wasPrunedSince } from './retention.queries.ts'
import { pruneJob } from './retention.ts'

export const pruneKind: JobKind = jobKind(pruneJob, z.object({}), (context) => pruneAuditLog(context))

type Work = Pick<JobContext<object>, 'db' | 'jobId' | 'startedBy' | 'signal' | 'report'>
type Steps = {
  reached: Reached
  entries: number
  /** The entry that tells of it. */
  noteId: number | null
}

/**
 * Removes what is older than entries are kept and nobody needs. Each batch is one transaction with what the work came to so
 * far, from which it goes on when it was killed, and with the entry in the log that tells how many went.
 */
export async function pruneAuditLog(work: Work, batchSize?: number): Promise<{ entries: number }> {
  const { db, jobId, startedBy, signal, report } = work
  let steps = await readSteps<Steps>(db, jobId)
  for (;;) {
    const from = steps
    report({ done: from?.entries ?? 0, total: 0, items: [] })
    signal.throwIfAborted()
    const next = await db.transaction(async (tx) => {
      const to = await pruneNext(tx, { userId: startedBy, batchSize }, from)
      if (to && !(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
      return to
    })
    if (!next) return { entries: from?.entries ?? 0 }
    steps = next
  }
}

async function pruneNext(
  tx: Transaction,
  { userId, batchSize }: { userId: string | null; batchSize: number | undefined },
  { reached, entries, noteId }: Steps = { reached: none, entries: 0, noteId: null },
): Promise<Steps | undefined> {
  const batch = await pruneBatch(tx, reached, batchSize)
  if (!batch) return undefined
  const to = { reached: batch.reached, entries: entries + batch.entries, noteId }
  if (batch.entries === 0) return to
  const before = { entries: to.entries }
  if (noteId === null)
    return {
      ...to,
      noteId: await recordChange(tx, { userId, action: 'delete', entity: 'audit_log', before }),
    }
  await tx.update(auditLog).set({ before }).where(eq(auditLog.id, noteId))
  return to
}

/** Looks every hour whether it was done today: what failed, or fell into a time without a server, is made up for. */
export const pruneSchedule = (db: Database): Schedule => ({
  name: 'prune-audit-log-due',
  cron: '19 * * * *',
  run: async () => {
    const today = new Date()
    today.setUTCHours(0, 0, 0, 0)
    if ((await readKeptYears(db)) === null || (await wasPrunedSince(db, today))) return
    await joinOrStartJob(db, { kind: pruneJob, input: {}, startedBy: null })
  },
})
