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
 * Whose last import began so many days ago; those that wait longest first. One that failed is tried again a day later, then two, four and
 * so on: what was an hour's outage would else cost a month. One that a clock dates which was ahead counts for nothing.
 */
async function findDueCities(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select city.id from cities city
    left join lateral (select max(started_at) as at, max(started_at) filter (where state <> 'failed') as came from import_runs
      where city_id = city.id and origin is null and started_at <= now() + interval '1 hour') last on true
    left join lateral (select count(*)::integer as failures from import_runs
      where city_id = city.id and origin is null and state = 'failed' and started_at > coalesce(last.came, '-infinity')
        and started_at <= last.at) since on true
    where city.fetch_every_days is not null and (last.at is null or last.at < now() - make_interval(days => case
      when since.failures = 0 then city.fetch_every_days
      else least(power(2, least(since.failures - 1, 9))::integer, city.fetch_every_days) end))
    order by last.at nulls first, city.id`)
  return rows.map(({ id }) => id)
}
