import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { jobs } from './job.table.ts'

/** What the stored steps of a running job came to; undefined before the first. */
export async function readSteps<Steps extends object>(
  db: Database,
  jobId: string,
): Promise<Steps | undefined> {
  const [job] = await db.select({ steps: jobs.result }).from(jobs).where(isRunning(jobId))
  return (job?.steps ?? undefined) as Steps | undefined
}

/**
 * Notes in the transaction of a step what the steps came to with it, so that none counts twice. False when the job is
 * over or another process has done the step: then the transaction must not be committed.
 */
export async function advanceSteps<Steps extends object>(
  tx: Transaction,
  jobId: string,
  { from, to }: { from: Steps | undefined; to: Steps },
): Promise<boolean> {
  const before = from === undefined ? null : JSON.stringify(from)
  const advanced = await tx
    .update(jobs)
    .set({ result: to })
    .where(and(isRunning(jobId), sql`${jobs.result} is not distinct from ${before}::jsonb`))
    .returning({ id: jobs.id })
  return advanced.length > 0
}

const isRunning = (jobId: string) => and(eq(jobs.id, jobId), eq(jobs.state, 'running'))
