import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

// Each writes its row anew, and who comes round does so again in minutes.
const mostAtOnce = 1000

/**
 * What of a table that has one row for each place would wait for longer than anything there ever does is due now: that was noted by
 * a clock that was ahead.
 */
export async function forgetDueAhead(db: Database, table: string, longestDays: number): Promise<void> {
  const rows = sql.identifier(table)
  await db.execute(sql`
    update ${rows} set due_at = now() where place_id in (
      select place_id from ${rows} where due_at > now() + make_interval(days => ${longestDays}::integer) limit ${mostAtOnce})`)
}
