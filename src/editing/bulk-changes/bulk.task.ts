import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import { changePlacesJob } from './bulk.queries.ts'
import { type BulkAnswer, MatchingWork } from './bulk.schema.ts'
import { findEditedSince } from './bulk-edited.queries.ts'
import { wordsOf } from './bulk-words.queries.ts'
import { writeChange } from './write-change.queries.ts'

export const changePlacesKind: JobKind = jobKind(changePlacesJob, MatchingWork, (context) =>
  changeMatching(context),
)

type Work = Pick<JobContext<MatchingWork>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/** `upTo`: the id of the last place that was gone through. */
type Steps = Record<'upTo' | 'matched' | 'changed' | 'left' | 'unfit', number>

const nothing: Steps = { upTo: 0, matched: 0, changed: 0, left: 0, unfit: 0 }

// An editor who saves one of these places waits for as many; on the embedded database, everybody does.
const usualBatch = 250

/**
 * Changes all places that match, in the order of their ids. Each batch is one transaction with what the work came to so
 * far, from which it goes on when it was killed. @throws Problem 422 when a named fun type or season is gone
 */
export async function changeMatching(work: Work, batchSize = usualBatch): Promise<BulkAnswer> {
  const { db, jobId, signal, report } = work
  const { total } = work.input
  let steps = await readSteps<Steps>(db, jobId)
  for (;;) {
    report({ done: Math.min(steps?.matched ?? 0, total), total, items: [] })
    signal.throwIfAborted()
    const next = await db.transaction((tx) => changeBatch(tx, work, { from: steps, batchSize }))
    if (!next) break
    steps = next
  }
  report({ done: total, total, items: [] })
  const { upTo: _, ...counts } = { ...nothing, ...steps }
  return { ...counts, changedIds: [], isDeletion: work.input.changes.isDeleted, changeId: jobId }
}

type Batch = { from: Steps | undefined; batchSize: number }

/** Undefined when no place is left. */
async function changeBatch(
  tx: Transaction,
  { jobId, startedBy, input }: Work,
  { from, batchSize }: Batch,
): Promise<Steps | undefined> {
  const { filters, changes, lastId } = input
  const { upTo, matched, changed, left, unfit } = { ...nothing, ...from }
  const words = await wordsOf(tx, changes)
  const range = sql`p.id > ${upTo} and p.id <= ${lastId}`
  const ids = await lockPlaces(tx, sql`${range} and ${adminPlaceCondition(filters)}`, batchSize)
  const last = ids.at(-1)
  if (last === undefined) return undefined
  // Only now that they are locked is it known who was faster.
  const edited = await findEditedSince(tx, { jobId, ids, changes })
  const ours = ids.filter((id) => !edited.has(id))
  const ofBatch = { ids: ours, userId: startedBy, changeId: jobId, changes, words }
  const written = await writeChange(tx, ofBatch)
  const to = {
    upTo: last,
    matched: matched + ids.length,
    changed: changed + written.changedIds.length,
    left: left + edited.size,
    unfit: unfit + written.unfit,
  }
  if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
  return to
}
