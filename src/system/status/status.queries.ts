import { sql } from 'drizzle-orm'
import { geoapifyBudget } from '../../gathering/providers/geoapify/geoapify-service.ts'
import { unsplashBudget } from '../../gathering/providers/unsplash/unsplash-budget.ts'
import { isNotAhead } from '../../office/jobs/not-ahead.queries.ts'
import { leftOf } from '../../outgoing/service-usage.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Status } from './status.schema.ts'

/** In bytes, on the disk of the database's server. */
export async function readDatabaseSize(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  return Number(rows[0]?.bytes)
}

export async function readJobs(db: Database): Promise<Status['jobs']> {
  const { rows } = await db.execute<Status['jobs']>(sql`
    with last_of_kind as (
      select distinct on (kind) id, kind, state, coalesce(error, '') as error, finished_at from jobs
      where state in ('done', 'failed') and finished_at > now() - interval '30 days' and ${isNotAhead(sql`finished_at`)}
      order by kind, finished_at desc)
    select (select count(*)::int from jobs where state = 'running') as running,
      (select count(*)::int from jobs where state = 'waiting') as waiting,
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'error', error, 'at', finished_at)
        order by finished_at desc), '[]') from last_of_kind where state = 'failed') as failed`)
  return rows[0] ?? { running: 0, waiting: 0, failed: [] }
}

const budgets = [
  { service: 'geoapify', title: 'Geoapify', budget: geoapifyBudget },
  { service: 'unsplash', title: 'Unsplash', budget: unsplashBudget },
]

/** What is used up of what services allow in the running hour or day. */
export const readBudgets = (db: Database): Promise<Status['budgets']> =>
  Promise.all(
    budgets.map(async ({ service, title, budget }) => ({
      title,
      ...budget,
      used: budget.limit - (await leftOf(db, service, budget)),
    })),
  )
