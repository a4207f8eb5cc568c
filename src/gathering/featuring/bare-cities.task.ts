import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { featureBareCities } from './feature-bare-cities.queries.ts'

/** Once an hour, for cities whose featured places were hidden, moved or deleted. */
export const bareCitiesSchedule = (db: Database): Schedule => ({
  name: 'bare-cities',
  cron: '41 * * * *',
  run: async () => void (await featureBareCities(db)),
})
