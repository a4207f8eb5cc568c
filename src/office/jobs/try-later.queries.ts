import { and, eq, sql } from 'drizzle-orm'
import { nextAskable } from '../../outgoing/service-state.queries.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { accountIfThere } from '../accounts/account/account-if-there.queries.ts'
import { finishJob, lockJobs, type NewJob } from './job.queries.ts'
import { jobs } from './job.table.ts'
import type { JobProgress } from './job.ts'
import type { TriedAgain } from './tried-again.ts'

const firstPauseSeconds = 120
const longestPauseSeconds = 3 * 3600

type PutOff = NewJob & {
  /** How often in a row its service was away. */
  tries: number
  /** How many questions are open. */
  left: number
  /** What an editor reads. */
  reason: string
  again: TriedAgain
}

/**
 * Has the job done when its service may be asked again: after twice as long as the last time, somewhat later at random, and
 * never before the service itself allows it. Joins what waits already, so that an outage leaves few jobs.
 */
export async function putOffJob(tx: Transaction, putOff: PutOff): Promise<void> {
  const { kind, input, startedBy, tries, left, reason, again } = putOff
  // Of two that are put off at once the second finds the first.
  await lockJobs(tx)
  const { rows: waiting } = await tx.execute<{ id: string; input: object; startedBy: string | null }>(sql`
    select id, input, started_by "startedBy" from jobs where kind = ${kind} and state = 'waiting' and is_quiet
    order by created_at, id`)
  const progress: JobProgress = { done: 0, total: left, items: [] }
  const when = { tries: tries + 1, notBefore: nextTry(tries, again.service), error: reason }
  for (const { id, input: other, startedBy: by } of waiting) {
    const joined = again.isOnesOwn && by !== startedBy ? undefined : again.join(other, input)
    if (!joined) continue
    const total = sql`greatest((progress ->> 'total')::integer, ${left}::integer)`
    await tx
      .update(jobs)
      .set({ ...when, input: joined, progress: sql`jsonb_set(progress, '{total}', to_jsonb(${total}))` })
      .where(eq(jobs.id, id))
    return
  }
  await tx.insert(jobs).values({
    ...{ ...when, kind, input, startedBy: accountIfThere(startedBy), state: 'waiting' },
    ...{ isQuiet: true, progress },
  })
}

const nextTry = (tries: number, service: string) => sql`greatest(
  now() + make_interval(secs => ${Math.min(firstPauseSeconds * 2 ** Math.min(tries, 30), longestPauseSeconds)}::float8
    * (1 + random() / 4)),
  (select ${nextAskable} from service_states where service = ${service}))`

type Failed = {
  job: typeof jobs.$inferSelect
  again: TriedAgain
  progress: JobProgress
  reason: string
  /** How the job answers the call that waits for it. */
  result: unknown
}

/** Ends a job whose service is away, in the same transaction in which it is put off. One for which nobody waits leaves no failure. */
export const tryJobLater = (db: Database, { job, again, progress, reason, result }: Failed): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, kind, startedBy } = job
    await lockJobs(tx)
    // As it is by now: somebody may have come to wait for it since it began.
    const isQuiet = and(eq(jobs.id, id), jobs.isQuiet)
    const forgotten = await tx.delete(jobs).where(isQuiet).returning({ id: jobs.id })
    const failed = { state: 'failed' as const, progress, error: reason, result }
    if (forgotten.length === 0 && !(await finishJob(tx, id, failed))) return
    const left = Math.max(progress.total - progress.done, 0)
    // What came shows that the service was there.
    const tries = progress.done > 0 ? 0 : job.tries
    await putOffJob(tx, { kind, input: job.input as object, startedBy, tries, left, reason, again })
  })
