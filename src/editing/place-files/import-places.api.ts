import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { answerJob } from '../../office/jobs/answer-work.api.ts'
import { lockJobs, startJob } from '../../office/jobs/job.queries.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { takeTurns } from '../../office/uploads/turns.ts'
import { describe } from '../../platform/calls/describe.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { applyImport, checkImport } from './import-places.queries.ts'
import { type ImportForm, ImportReport } from './import-places.schema.ts'
import { importPlacesJob, type LargeImport } from './import-places.task.ts'
import { dropUpload } from './place-file-rows.queries.ts'
import { type ReadFile, readPlaceForm } from './read-place-form.api.ts'

export const importPlacesApi = (db: Database) =>
  new Hono().post(
    '/import',
    describe(
      'Checks a CSV or GeoJSON file of places and, with `apply`, writes what it says; a job does so with large ones',
      ImportReport,
      { problems: [409, 413, 415, 422], accepted: AcceptedWork },
    ),
    async (c) => {
      const { file, form } = await inTurn(() => readPlaceForm(c, db))
      return 'upload' in file
        ? answerJob<ImportReport>(c, db, await startLarge(db, signedInUser(c).id, { file, form }))
        : c.json(await importSmall(c, db, { rows: file.rows, form }))
    },
  )

// Each reads into the database: however many arrive, the others wait in their sockets.
const inTurn = takeTurns(2)

type Small = { rows: Extract<ReadFile, { rows: unknown }>['rows']; form: ImportForm }

function importSmall(c: Context, db: Database, { rows, form }: Small): Promise<ImportReport> {
  const { apply, ...told } = form
  const addUnknown = form.addUnknown === 'true'
  return apply === 'true'
    ? applyImport(db, { userId: signedInUser(c).id, rows, told, addUnknown })
    : checkImport(db, { rows, addUnknown })
}

type Large = { file: Extract<ReadFile, { upload: string }>; form: ImportForm }

/** One at a time: the later of two would take no place that the earlier adds for one that is there. @throws Problem 409 */
function startLarge(db: Database, userId: string, { file, form }: Large): Promise<string> {
  const { added, changed } = form
  const apply = form.apply === 'true'
  const started = db.transaction(async (tx) => {
    await lockJobs(tx)
    const { rows } = await tx.execute<{ last: number; isBusy: boolean }>(sql`
      select (select coalesce(max(id), 0) from places) as last, exists (select from jobs
        where kind = ${importPlacesJob} and state in ('waiting', 'running') and input -> 'apply' = 'true') as "isBusy"`)
    const { last = 0, isBusy = false } = rows[0] ?? {}
    if (apply && isBusy) throw busy()
    const input: LargeImport = {
      ...{ upload: file.upload, rows: file.count, apply, told: { added, changed } },
      ...{ addUnknown: form.addUnknown === 'true', lastId: last },
    }
    return startJob(tx, { kind: importPlacesJob, input, startedBy: userId })
  })
  return started.catch(async (error: unknown) => {
    await dropUpload(db, file.upload)
    throw error
  })
}

const busy = () =>
  new Problem(409, 'busy', 'A file of places is being imported already. Try again when that is done.')
