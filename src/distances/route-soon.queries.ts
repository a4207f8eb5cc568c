import { sql } from 'drizzle-orm'
import { startJob } from '../jobs/job.queries.ts'
import type { Database } from '../platform/database.ts'
import type { DistanceScope } from './distance.queries.ts'

/** The kind of job that asks for ways by road. */
export const routeDistancesJob = 'route-distances'

/**
 * Has the ways of these places and cities asked for, after the caller's transaction. What is waiting already takes them
 * along: many changes make one job.
 */
export async function routeDistancesSoon(
  tx: Database,
  { cityIds = [], placeIds = [] }: DistanceScope,
  startedBy: string | null,
): Promise<void> {
  if (cityIds.length === 0 && placeIds.length === 0) return
  const { rows } = await tx.execute(sql`
    update jobs set input = jsonb_build_object('cityIds', ${united('cityIds', cityIds)},
      'placeIds', ${united('placeIds', placeIds)})
    where state = 'waiting' and cancelled_at is null and id = (
      select id from jobs where kind = ${routeDistancesJob} and state = 'waiting' and input ? 'placeIds'
      order by created_at limit 1 for update)
    returning id`)
  if (rows.length > 0) return
  await startJob(tx, { kind: routeDistancesJob, input: { cityIds, placeIds }, startedBy })
}

const united = (key: 'cityIds' | 'placeIds', ids: readonly number[]) => sql`(
  select coalesce(jsonb_agg(distinct id), '[]') from (
    select jsonb_array_elements(input -> ${key}) as id union select to_jsonb(n) from unnest(${sql.param(ids)}::integer[]) n) ids)`
