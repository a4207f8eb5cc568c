import { sql } from 'drizzle-orm'
import { countsOf } from '../../guide/places/kept-counts.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CityCounts } from './admin-city.schema.ts'
import { isStaleCity } from './stale-city.queries.ts'

/** Sums of the numbers that are kept, so that no place is looked at, and whether the city waits to be fetched. */
export async function listCityCounts(db: Database): Promise<CityCounts[]> {
  const { rows } = await db.execute<CityCounts>(sql`
    select c.id, coalesce(n.number, 0) as places, coalesce(u.number, 0) as unreviewed,
      coalesce(w.number, 0) as "withoutPhoto", ${isStaleCity} as "isStale"
    from cities c left join ${countsOf('of city')} n on n.of_id = c.id
      left join ${countsOf('unreviewed of city')} u on u.of_id = c.id
      left join ${countsOf('without photo of city')} w on w.of_id = c.id
    order by c.id`)
  return rows
}
