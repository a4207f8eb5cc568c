import { and, eq, sql } from 'drizzle-orm'
import { cities } from '../../guide/cities/city.table.ts'
import { accountIfThere } from '../../office/accounts/account/account-if-there.queries.ts'
import type { Database, Queries, Transaction } from '../../platform/database/database.ts'
import { isHeld, leaseSeconds } from '../../platform/database/lease.queries.ts'
import { cityDeleted } from '../storing/nearest-city.queries.ts'
import { importRuns } from './import-run.table.ts'
import type { RunCounts } from './run-counts.ts'

type ImportRun = typeof importRuns.$inferInsert

type NewRun = Pick<ImportRun, 'origin' | 'provider' | 'cityId' | 'jobId' | 'startedBy'>

/** Its id. @throws Problem 409 where its city has been deleted, by whoever came first */
export const startRun = (db: Database, run: NewRun): Promise<number> =>
  db.transaction(async (tx) => {
    if (run.cityId != null) {
      const found = await tx.select().from(cities).where(eq(cities.id, run.cityId)).for('key share')
      if (found.length === 0) throw cityDeleted()
    }
    const [row] = await tx
      .insert(importRuns)
      .values({ ...run, startedBy: accountIfThere(run.startedBy ?? null), state: 'running' })
      .returning({ id: importRuns.id })
    if (!row) throw new Error('No row came back for the import run')
    return row.id
  })

/** Somebody else stores or has ended the same run: this process lost its turn. */
export class RunTakenOver extends Error {}

/** Where a run stands: it advances with each batch, in the batch's transaction, so that a killed run can go on. */
export async function readRun(db: Database, id: number): Promise<RunCounts> {
  const [row] = await db.select(counted).from(importRuns).where(eq(importRuns.id, id))
  if (!row) throw new Error(`There is no import run ${id}`)
  return row
}

const counted = {
  added: importRuns.added,
  changed: importRuns.changed,
  unchanged: importRuns.unchanged,
  gone: importRuns.gone,
  refused: importRuns.refused,
}

/** @throws RunTakenOver when the run does not stand where the caller left it */
export async function advanceRun(tx: Transaction, id: number, from: RunCounts, to: RunCounts): Promise<void> {
  const rows = await tx
    .update(importRuns)
    .set(to)
    .where(
      and(
        eq(importRuns.id, id),
        eq(importRuns.state, 'running'),
        eq(importRuns.added, from.added),
        eq(importRuns.changed, from.changed),
        eq(importRuns.unchanged, from.unchanged),
        eq(importRuns.gone, from.gone),
        sql`${importRuns.refused} = ${JSON.stringify(from.refused)}::jsonb`,
      ),
    )
    .returning({ id: importRuns.id })
  if (rows.length === 0) throw new RunTakenOver(`Import run ${id} is stored by another process`)
}

type RunEnd = Pick<ImportRun, 'state' | 'error' | 'refused' | 'creditsUsed'>

/** Once only: a run that is over stays as it is. */
export async function finishRun(db: Queries, id: number, end: RunEnd): Promise<void> {
  await db
    .update(importRuns)
    .set({ ...end, finishedAt: sql`now()` })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, 'running')))
}

/** Before its id, the name of the lease of a run without a job, which is held as long as its process lives. */
export const runLeases = 'import:run:'

/**
 * Ends the runs that nobody is at any more: of a job that is over without them, since its process was killed and then
 * nobody took it up again, or that is in no back-up from which the guide was put back; and of a command that was killed.
 */
export async function endOrphanedRuns(db: Queries): Promise<void> {
  await db.execute(sql`
    update import_runs run set error = 'The server ended while it ran', finished_at = now(),
      state = case when (select state from jobs where id = job_id) = 'cancelled' then 'cancelled' else 'failed' end
    where job_id is not null and state = 'running'
      and not exists (select from jobs job where job.id = run.job_id and job.state in ('waiting', 'running'))`)
  await db.execute(sql`
    update import_runs run set state = 'failed', error = 'Its process ended before it was done', finished_at = now()
    where job_id is null and state = 'running' and started_at < now() - make_interval(secs => ${leaseSeconds})
      and not exists (select from leases where name = ${runLeases}::text || run.id and ${isHeld})`)
}

/** The runs of a job so far, by city. */
export async function findRunsOfJob(db: Database, jobId: string) {
  const rows = await db.select().from(importRuns).where(eq(importRuns.jobId, jobId)).orderBy(importRuns.id)
  return new Map(rows.map((run) => [run.cityId, run]))
}

/** The list of cities shows which have been fetched for. */
export async function noteFetched(db: Queries, cityId: number): Promise<void> {
  const isNew = and(eq(cities.id, cityId), eq(cities.placesFetched, false))
  if ((await db.$count(cities, isNew)) > 0) await db.update(cities).set({ placesFetched: true }).where(isNew)
}
