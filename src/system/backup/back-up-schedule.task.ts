import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { startBackUp, wasBackedUpSince } from './back-up-jobs.queries.ts'
import { beginOfPeriod } from './back-up-period.ts'

type Parts = { db: Database; settings: Pick<Settings, 'BACKUP_EVERY'> }

/** Looks every hour whether one was made in this period: what failed, or fell into a time without a server, is made up for. */
export const backUpSchedule = ({ db, settings }: Parts): Schedule => ({
  name: 'back-up-due',
  cron: '2 * * * *',
  run: async () => {
    const since = beginOfPeriod(settings.BACKUP_EVERY, new Date())
    if (since && !(await wasBackedUpSince(db, since))) await startBackUp(db, null)
  },
})
