import { Hono } from 'hono'
import { signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { storageWarning } from '../../office/files/storage-warning.task.ts'
import { AcceptedWork } from '../../office/jobs/job.schema.ts'
import { describe } from '../../platform/calls/describe.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { startBackUp } from '../backup/back-up-jobs.queries.ts'
import { siteArchives } from '../backup/site-archives.task.ts'
import { readBackUps } from './back-ups.queries.ts'
import { readNews } from './news.task.ts'
import { readBudgets, readDatabaseSize, readJobs } from './status.queries.ts'
import { type Machine, Status } from './status.schema.ts'
import { warningsOf } from './warnings.ts'

type Parts = { db: Database; settings: Settings; machine: () => Promise<Machine> }

export const statusApi = ({ db, settings, machine: readMachine }: Parts) =>
  new Hono().get('/', describe('How the guide is, for its owner', Status), async (c) => {
    const [news, databaseBytes, machine, jobs, budgets, backUps, storage] = await Promise.all([
      readNews(),
      readDatabaseSize(db),
      readMachine(),
      readJobs(db),
      readBudgets(db),
      readBackUps(db),
      storageWarning(settings),
    ])
    return c.json({
      ...news,
      engine: settings.DATABASE_URL ? ('postgresql' as const) : ('embedded' as const),
      databaseBytes,
      machine,
      jobs,
      budgets,
      backUps: {
        every: settings.BACKUP_EVERY,
        keep: settings.BACKUP_KEEP,
        place: siteArchives(settings).title,
        ...backUps,
      },
      warnings: warningsOf(machine, backUps, storage),
    })
  })

export const backUpsApi = (db: Database) =>
  new Hono().post(
    '/',
    describe('Starts a back-up to where the schedule puts them, or joins the one under way', AcceptedWork, {
      status: 202,
    }),
    async (c) => {
      const jobId = await startBackUp(db, signedInUser(c).id)
      c.header('Location', `/api/admin/jobs/${jobId}`)
      return c.json({ jobId }, 202)
    },
  )
