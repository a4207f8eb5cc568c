import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

export const refreshDistancesKind: JobKind = jobKind('refresh-distances', z.object({}), (context) =>
  measureAnew(context),
)

type Work = Pick<JobContext<unknown>, 'db' | 'jobId' | 'signal' | 'report'>

/** `upTo`: the id of the last place that was measured. */
type Steps = { upTo: number; done: number }

// An editor who saves one of these places waits for as many; on the embedded database, everybody does.
const usualBatch = 250

/**
 * Fills in the pairs that a wider horizon takes in, some places in each transaction. City by city, all who write places would wait for all
 * that lie around one, which may be a fifth of a large guide.
 */
export async function measureAnew(work: Work, batchSize = usualBatch): Promise<{ cities: number }> {
  const { db, jobId, signal, report } = work
  const total = await db.$count(places)
  let steps = await readSteps<Steps>(db, jobId)
  for (;;) {
    report({ done: Math.min(steps?.done ?? 0, total), total, items: [] })
    signal.throwIfAborted()
    const from = steps
    const next = await db.transaction((tx) => measureBatch(tx, jobId, from, batchSize))
    if (!next) return { cities: await db.$count(cities) }
    steps = next
  }
}

/** Undefined when no place is left. */
async function measureBatch(
  tx: Transaction,
  jobId: string,
  from: Steps | undefined,
  batchSize: number,
): Promise<Steps | undefined> {
  const { upTo, done } = from ?? { upTo: 0, done: 0 }
  const placeIds = await lockPlaces(tx, sql`p.id > ${upTo}`, batchSize)
  const last = placeIds.at(-1)
  if (last === undefined) return undefined
  await refreshDistances(tx, { placeIds })
  const to = { upTo: last, done: done + placeIds.length }
  if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
  return to
}
