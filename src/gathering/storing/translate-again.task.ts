import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import { type JobContext, type JobKind, JobTakenOver, jobKind } from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { bringUpToDate, findOutdated } from './bring-up-to-date.queries.ts'
import { findRefused, takeOut } from './refused-places.queries.ts'
import { digestOfRules } from './rules-digest.task.ts'
import { loadGroups } from './stored-groups.queries.ts'

export const translateAgainJob = 'translate-again'

/** By which rules, where it matters: their digest. */
const Wanted = z.object({ rules: z.string().optional() })

// Some hundredths of a second in which a process answers nobody else.
const batchSize = 200

/** `upTo`: the id of the last place that was read. */
type Steps = Record<'upTo' | 'done' | 'placesChanged' | 'hidden' | 'toReview', number>

type Work = Pick<JobContext<unknown>, 'db' | 'jobId' | 'log' | 'signal' | 'report' | 'startedBy'>

/**
 * Computes all places anew from their stored records, by today's rules: after a change of the rules, without fetching.
 * What they refuse is taken out. A batch is looked at without a lock, and one transaction with what the work came to so far.
 */
export const translateAgainKind: JobKind = jobKind(translateAgainJob, Wanted, async (work) => {
  const { db, jobId, log, signal, report, input } = work
  // A server of the version before, which an update has not ended yet, leaves it to one that knows these rules.
  if (input.rules !== undefined && input.rules !== (await digestOfRules())) throw new JobTakenOver()
  const total = await countPlaces(db)
  let steps = await readSteps<Steps>(db, jobId)
  for (;;) {
    report({ done: Math.min(steps?.done ?? 0, total), total, items: [] })
    signal.throwIfAborted()
    const next = await translateBatch(work, steps)
    if (!next) break
    steps = next
  }
  const { placesChanged = 0, hidden = 0, toReview = 0 } = steps ?? {}
  const result = { placesChanged, hidden, toReview }
  if (placesChanged + hidden + toReview > 0)
    log.info(result, 'stored records were read again by the rules of this version')
  return result
})

/** Undefined when no place is left. */
async function translateBatch(work: Work, from: Steps | undefined): Promise<Steps | undefined> {
  const { db, jobId, startedBy } = work
  const { upTo, done, ...before } = from ?? { upTo: 0, done: 0, placesChanged: 0, hidden: 0, toReview: 0 }
  const ids = await findNext(db, upTo)
  const last = ids.at(-1)
  if (last === undefined) return undefined
  const found = await look(db, ids)
  return db.transaction(async (tx) => {
    const { placesChanged, hidden, toReview } = await write(tx, found, startedBy)
    const to = {
      upTo: last,
      done: done + ids.length,
      placesChanged: before.placesChanged + placesChanged,
      hidden: before.hidden + hidden,
      toReview: before.toReview + toReview,
    }
    if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
    return to
  })
}

/** The places that something is to be done about, most often none. */
async function look(db: Database, ids: readonly number[]): Promise<number[]> {
  const groups = await loadGroups(db, ids)
  const outdated = await findOutdated(db, groups.values())
  const refused = await findRefused(db, groups)
  return [...new Set([...outdated, ...refused.keys()])]
}

async function write(tx: Transaction, ids: readonly number[], userId: string | null) {
  if (ids.length === 0) return { placesChanged: 0, hidden: 0, toReview: 0 }
  await lockPlacesTable(tx)
  // Since they were looked at, somebody may have written them.
  const groups = await loadGroups(tx, ids)
  const author = { id: null, userId }
  const changed = await bringUpToDate(tx, groups.values(), { run: author })
  return { placesChanged: changed.size, ...(await takeOut(tx, await findRefused(tx, groups), author)) }
}

const hasRecords = sql`exists (select from place_sources s where s.place_id = p.id)`

async function findNext(db: Database, upTo: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select p.id from places p where p.id > ${upTo} and ${hasRecords} order by p.id limit ${batchSize}`,
  )
  return rows.map(({ id }) => id)
}

async function countPlaces(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from places p where ${hasRecords}`,
  )
  return rows[0]?.count ?? 0
}
