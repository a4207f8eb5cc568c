import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { type Check, numberOf } from './finding.ts'

/** What triggers keep of numbers of places (041), beside what the places say. */
export const checkCounts =
  (db: Database): Check =>
  async ({ isDryRun }) => {
    const drifted = await countDrifted(db)
    if (drifted === 0) return []
    if (!isDryRun)
      await db.transaction(async (tx) => {
        // Whoever writes meanwhile would be counted twice or not at all.
        await tx.execute(sql`
          lock table places, city_places, place_types, place_distances, place_hours, place_images in share mode`)
        await tx.execute(sql`select count_anew()`)
      })
    const wrong = `${numberOf(drifted, 'kept number', 'kept numbers')} of places ${drifted === 1 ? 'was' : 'were'} wrong`
    return [{ text: `${wrong}${isDryRun ? '.' : '; all are counted anew.'}`, isMended: !isDryRun }]
  }

async function countDrifted(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ drifted: number }>(sql`
    with kept as (select subject, of_id, detail, sum(number)::int as number from kept_counts group by 1, 2, 3)
    select count(*)::int as drifted from kept k full join counted_places p using (subject, of_id, detail)
    where coalesce(k.number, 0) <> coalesce(p.number, 0)`)
  return rows[0]?.drifted ?? 0
}
