import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../platform/database.ts'
import { endLease, takeLease } from '../platform/lease.queries.ts'

// A killed process blocks a city for other jobs no longer than this; its own job takes the lease over at once.
const seconds = 60

type LeaseOptions = { jobId: string; signal: AbortSignal; onWaiting: () => void }

/** Does the work while no other job imports the same city, in any process; waits for one that does. */
export async function withCityLease<Result>(
  db: Database,
  cityId: number,
  { jobId, signal, onWaiting }: LeaseOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = `import:city:${cityId}`
  while (!(await takeLease(db, name, jobId, seconds))) {
    onWaiting()
    await wait(500, undefined, { signal })
  }
  // A renewal that fails is followed by the next; each batch checks that nobody else has taken the run.
  const renewal = setInterval(() => void takeLease(db, name, jobId, seconds).catch(() => false), 15_000)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await endLease(db, name, jobId)
  }
}
