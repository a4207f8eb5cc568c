import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { isJobOpen } from './job.queries.ts'
import { JobTakenOver } from './job-kind.task.ts'

const lookMs = 500

type Options = {
  /** After so long without a sign of whoever does it they are gone. */
  seconds: number
  stopping: AbortSignal
}

/**
 * Does a job while no other process is at it, and else waits until it is over or that one is gone. The queue alone would hand it out
 * twice: it takes a process that stands still for dead, and what such a one says afterwards for the word of whoever took its place.
 */
export async function aloneAtJob(
  db: Database,
  id: string,
  { seconds, stopping }: Options,
  work: () => Promise<void>,
): Promise<void> {
  const holder = randomUUID()
  for (;;) {
    const release = await holdLease(db, `job:${id}`, holder, seconds)
    if (release && (await isDone(work).finally(release))) return
    if (!release && !(await isJobOpen(db, id))) return
    await wait(lookMs, undefined, { signal: stopping })
  }
}

/** False where another process has taken it over. */
const isDone = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    (error: unknown) => {
      if (error instanceof JobTakenOver) return false
      throw error
    },
  )
