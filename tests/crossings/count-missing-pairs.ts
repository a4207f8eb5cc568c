import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'

/** Pairs of a city and a place within 100 km that do not know of each other. */
export async function countMissingPairs(db: Database): Promise<number> {
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::integer as missing from cities c, places p
    where kilometres_between(c.lat, c.lng, p.lat, p.lng) <= 100
      and not exists (select from place_distances d where d.city_id = c.id and d.place_id = p.id)`)
  return rows[0]?.missing ?? 0
}
