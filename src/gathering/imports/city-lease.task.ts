import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'

type LeaseOptions = { jobId: string; signal: AbortSignal; onWaiting: () => void }

/**
 * Does the work while no other job imports the same city, in any process; waits for one that does. A job whose process
 * was killed takes its own lease over at once; each batch checks that nobody else has taken the run.
 */
export async function withCityLease<Result>(
  db: Database,
  cityId: number,
  { jobId, signal, onWaiting }: LeaseOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const release = await holdLease(db, `import:city:${cityId}`, jobId)
    if (release) return work().finally(release)
    onWaiting()
    await wait(500, undefined, { signal })
  }
}
