import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** What is kept of counts and times of change and is not what the places say, such as 'of city 1: 2, not 3'. */
export async function driftedCounts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ drift: string }>(sql`
    with kept as (
      select subject, of_id, detail, sum(number)::int as number, max(changed_at) as changed_at from kept_counts group by 1, 2, 3)
    select concat_ws(' ', subject, of_id, detail) || ': ' || coalesce(k.number, 0) || ', not ' || coalesce(p.number, 0) as drift
    from kept k full join counted_places p using (subject, of_id, detail)
    where coalesce(k.number, 0) <> coalesce(p.number, 0) or p.changed_at > coalesce(k.changed_at, '-infinity') order by 1`)
  return rows.map(({ drift }) => drift)
}
