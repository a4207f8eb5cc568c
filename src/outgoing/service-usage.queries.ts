import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Budget } from './service.ts'

// The database's clock, as everywhere in this folder.
const periodNow = ({ period }: Budget) =>
  sql`to_char(now() at time zone 'utc', ${period === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24'})`

/** Takes so much from the budget of the running day or hour; false, and nothing taken, when it does not hold it. */
export async function spend(db: Database, service: string, budget: Budget, cost: number): Promise<boolean> {
  if (cost > budget.limit) return false
  const { rows } = await db.execute(sql`
    insert into service_usage as usage (service, period, used) values (${service}, ${periodNow(budget)}, ${cost})
    on conflict (service, period) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= ${budget.limit}::integer
    returning used`)
  return rows.length > 0
}

/** What the running day or hour has left. */
export async function leftOf(db: Database, service: string, budget: Budget): Promise<number> {
  const { rows } = await db.execute<{ used: number }>(sql`
    select used from service_usage where service = ${service} and period = ${periodNow(budget)}`)
  return Math.max(budget.limit - (rows[0]?.used ?? 0), 0)
}
