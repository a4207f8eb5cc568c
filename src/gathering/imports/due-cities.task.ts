import { sql } from 'drizzle-orm'
import { hasOpenJob, startJob } from '../../office/jobs/job.queries.ts'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { readCurrentProvider } from './current-provider.queries.ts'

/** Once an hour the cities whose places are to be fetched again, as one job, unless another is under way. */
export const dueCitiesSchedule = (db: Database): Schedule => ({
  name: 'due-cities',
  cron: '17 * * * *',
  run: () => fetchDueCities(db),
})

export async function fetchDueCities(db: Database): Promise<void> {
  if (await hasOpenJob(db, ['fetch-places', 'switch-provider'])) return
  const cityIds = await findDueCities(db)
  if (cityIds.length === 0) return
  const input = { cityIds, provider: await readCurrentProvider(db) }
  await startJob(db, { kind: 'fetch-places', input, startedBy: null })
}

/**
 * Whose last import began so many days ago, whether it came to something or not; those that wait longest first. One that a clock
 * dates which was ahead counts for nothing.
 */
async function findDueCities(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select city.id from cities city
    left join lateral (select max(started_at) as at from import_runs
      where city_id = city.id and origin is null and started_at <= now() + interval '1 hour') last on true
    where city.fetch_every_days is not null
      and (last.at is null or last.at < now() - make_interval(days => city.fetch_every_days))
    order by last.at nulls first, city.id`)
  return rows.map(({ id }) => id)
}
