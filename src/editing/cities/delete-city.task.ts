import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { deleteForGood } from '../places/delete-for-good.queries.ts'
import { mostAtOnce } from '../selection/selection.ts'
import { CityToDelete, deleteCityJob } from './admin-city.schema.ts'
import { countOwnPlaces, deleteCityIn, lockCity, ownPlaces } from './admin-delete-city.queries.ts'

export const deleteCityKind: JobKind = jobKind(deleteCityJob, CityToDelete, (context) =>
  deleteLargeCity(context),
)

type Work = Pick<JobContext<CityToDelete>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/** `upTo`: the id of the last place that was gone through. `historyId`: once the city itself is deleted. */
type Steps = { upTo: number; deleted: number; historyId?: number }

const nothing: Steps = { upTo: 0, deleted: 0 }

// An editor who saves one of these places waits for as many; on the embedded database, everybody does.
const usualBatch = 250

/**
 * Deletes the places of a city that belong to no other in the order of their ids, and then the city with what is left of them. Each batch is
 * one transaction with what the work came to so far, from which it goes on when it was killed. @throws Problem 404 when the city is gone
 */
export async function deleteLargeCity(work: Work, batchSize = usualBatch) {
  const { db, jobId, input, signal, report } = work
  let steps = await readSteps<Steps>(db, jobId)
  const total = (steps?.deleted ?? 0) + (await countOwnPlaces(db, input.cityId))
  for (;;) {
    const { deleted, historyId } = { ...nothing, ...steps }
    report({ done: Math.min(deleted, total), total, items: [] })
    if (historyId !== undefined) return { success: true as const, historyId }
    signal.throwIfAborted()
    // Two transactions: who waits for all who write places must not be one of them.
    const next = await db.transaction((tx) => deleteBatch(tx, work, { from: steps, batchSize }))
    steps = next ?? (await db.transaction((tx) => deleteRest(tx, work, steps)))
  }
}

type Batch = { from: Steps | undefined; batchSize: number }

/** Undefined when no place is left. */
async function deleteBatch(
  tx: Transaction,
  { jobId, startedBy, input: { cityId } }: Work,
  { from, batchSize }: Batch,
): Promise<Steps | undefined> {
  const { upTo, deleted } = { ...nothing, ...from }
  const linked = sql`
    select place_id from city_places where city_id = ${cityId} and place_id > ${upTo} order by 1 limit ${batchSize}`
  const ids = await lockPlaces(tx, sql`p.id in (${linked})`)
  const last = ids.at(-1)
  if (last === undefined) return undefined
  // Only now that they are locked is it known which of them no other city has got meanwhile.
  const { rows } = await tx.execute<{ id: number }>(sql`
    select place_id as id from (${ownPlaces(cityId)}) own where place_id = any(${sql.param(ids)}::integer[])`)
  const own = rows.map(({ id }) => id)
  await deleteForGood(tx, { ids: own, userId: startedBy, changeId: jobId, mayComeBack: true })
  return advanced(tx, jobId, { from, to: { upTo: last, deleted: deleted + own.length } })
}

/** The city itself; or the places anew, where many have come meanwhile. */
async function deleteRest(
  tx: Transaction,
  { jobId, startedBy, input: { cityId } }: Work,
  from: Steps | undefined,
): Promise<Steps> {
  const { upTo, deleted } = { ...nothing, ...from }
  await lockCity(tx, cityId)
  const left = await countOwnPlaces(tx, cityId)
  if (left > mostAtOnce) return advanced(tx, jobId, { from, to: { upTo: 0, deleted } })
  const before = { changeId: jobId, places: deleted }
  const historyId = await deleteCityIn(tx, { id: cityId, userId: startedBy, before })
  return advanced(tx, jobId, { from, to: { upTo, deleted: deleted + left, historyId } })
}

async function advanced(
  tx: Transaction,
  jobId: string,
  { from, to }: { from: Steps | undefined; to: Steps },
): Promise<Steps> {
  if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
  return to
}
