import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { findDue, forgetPublished } from './planned-row.queries.ts'
import { publishDueChange, refuseDueChange } from './publish-planned.queries.ts'

type Parts = { db: Database; log: Log }

/** Once a minute, and so also in the first minute after a start. */
export const plannedChangesSchedule = (parts: Parts): Schedule => ({
  name: 'planned-changes',
  cron: '* * * * *',
  run: () => publishDue(parts),
})

/** Publishes all whose time has come, the earliest first; what cannot be is kept with the reason. */
export async function publishDue({ db, log }: Parts): Promise<void> {
  for (const due of await findDue(db)) {
    try {
      await publishDueChange(db, due)
    } catch (error) {
      if (error instanceof Problem && error.status < 500) await refuseDueChange(db, due, error.message)
      // The next minute tries again.
      else log.error({ err: error, plannedChange: due.id }, 'a planned change could not be published')
    }
  }
  await forgetPublished(db)
}
