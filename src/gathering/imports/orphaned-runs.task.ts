import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { endOrphanedRuns } from './import-run.queries.ts'

/** Once a minute the imports are ended whose process is gone for good. */
export const orphanedRunsSchedule = (db: Database): Schedule => ({
  name: 'orphaned-runs',
  cron: '* * * * *',
  run: () => endOrphanedRuns(db),
})
