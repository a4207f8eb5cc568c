import { z } from 'zod'
import { lockPlacesTable } from '../../guide/places/lock-places.queries.ts'
import {
  isCancelled,
  JobCancelled,
  type JobContext,
  type JobKind,
  JobTakenOver,
  jobKind,
} from '../../office/jobs/job-kind.task.ts'
import { advanceSteps, readSteps } from '../../office/jobs/job-steps.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { refuseUnfit, writeRows } from './import-places.queries.ts'
import type { ImportReport } from './import-places.schema.ts'
import { emptyReport, withRows } from './import-tally.ts'
import { dropRows, dropUpload, nextRows } from './place-file-rows.queries.ts'
import { batchSize, citySpots, planBatch } from './plan-import.queries.ts'
import { PlannedRows } from './planned-rows.ts'

/** The kind of job that checks and writes files too large for one transaction. */
export const importPlacesJob = 'import-places'

const LargeImport = z.object({
  upload: z.uuid(),
  rows: z.int(),
  apply: z.boolean(),
  addUnknown: z.boolean(),
  told: z.object({ added: z.int().optional(), changed: z.int().optional() }),
  /** Of the last place when the file came: what it adds itself is no namesake of its own rows. */
  lastId: z.int(),
})

export type LargeImport = z.infer<typeof LargeImport>

export const importPlacesKind: JobKind = jobKind(importPlacesJob, LargeImport, async (work) => {
  const drop = () => dropUpload(work.db, work.input.upload)
  const report = await importRows(work).catch(async (error: unknown) => {
    // Where it was killed it goes on with them.
    const wasCancelled = isCancelled(work.signal)
    if (error instanceof Problem || wasCancelled) await drop()
    throw wasCancelled && work.input.apply ? new JobCancelled(await writtenByThen(work)) : error
  })
  await drop()
  return report
})

/** What a job that is cancelled leaves behind. */
async function writtenByThen({ db, jobId }: Work): Promise<string> {
  const steps = await readSteps<Steps>(db, jobId)
  if (!steps) return 'The import was cancelled before anything was written'
  const [added, changed] = [steps.so.added, steps.so.changed].map((count) => count.toLocaleString('en'))
  return `The import was cancelled. By then ${added} places were added and ${changed} changed: that stays.`
}

type Work = Pick<JobContext<LargeImport>, 'db' | 'jobId' | 'startedBy' | 'input' | 'signal' | 'report'>

/** `done`: how many rows were gone through; `after`: the line of the last of them. */
type Steps = { done: number; after: number; so: ImportReport }

/**
 * Checks a whole file, and then writes it batch by batch: each is one transaction with what it leaves of the file, so that
 * a killed job goes on where it was. Rows that somebody made unfit meanwhile are left out, and told.
 * @throws Problem as `refuseUnfit`, and 409 where the file is gone
 */
async function importRows(work: Work): Promise<ImportReport> {
  const { db, jobId, input, signal, report } = work
  let steps = await readSteps<Steps>(db, jobId)
  if (!steps) {
    const checked = await checkRows(work)
    if (!input.apply) return checked
    refuseUnfit(checked, input.told)
  }
  for (;;) {
    report({ done: steps?.done ?? 0, total: input.rows, items: [] })
    signal.throwIfAborted()
    const next = await db.transaction((tx) => writeBatch(tx, work, steps))
    if (!next) return { ...(steps?.so ?? emptyReport), isApplied: true }
    steps = next
  }
}

async function checkRows({ db, input, signal, report }: Work): Promise<ImportReport> {
  const plan = new PlannedRows({ ...input, cities: await citySpots(db) })
  let so = emptyReport
  let [after, done] = [0, 0]
  for (;;) {
    report({ done, total: input.rows, items: [] })
    signal.throwIfAborted()
    const rows = await nextRows(db, { upload: input.upload, after, limit: batchSize })
    const last = rows.at(-1)
    if (!last) break
    await planBatch(db, plan, rows, { upTo: input.lastId })
    so = withRows(so, plan.drain())
    after = last.line
    done += rows.length
  }
  // A job that waited for days, or was killed just when it had let them go.
  if (done < input.rows) throw new Problem(409, 'gone', 'The file is no longer here: please send it again')
  return so
}

const writtenAtOnce = 200

/** Undefined when no row is left. */
async function writeBatch(
  tx: Transaction,
  { jobId, startedBy, input }: Work,
  from: Steps | undefined,
): Promise<Steps | undefined> {
  const { upload, lastId } = input
  if (!startedBy) throw new Problem(409, 'gone', 'The account that sent the file is gone')
  const { done, after, so } = from ?? { done: 0, after: 0, so: emptyReport }
  await lockPlacesTable(tx)
  // From the line on where the last batch ended: what it deleted is not gone through again.
  const rows = await nextRows(tx, { upload, after, limit: writtenAtOnce })
  const last = rows.at(-1)
  if (!last) return undefined
  const plan = new PlannedRows(input)
  await planBatch(tx, plan, rows, { upTo: lastId })
  const sorted = plan.drain()
  await writeRows(tx, sorted, startedBy)
  await dropRows(
    tx,
    upload,
    rows.map(({ line }) => line),
  )
  // What an earlier release began counts no far rows.
  const to = { done: done + rows.length, after: last.line, so: withRows({ ...emptyReport, ...so }, sorted) }
  if (!(await advanceSteps(tx, jobId, { from, to }))) throw new JobTakenOver()
  return to
}
