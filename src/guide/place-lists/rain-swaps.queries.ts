import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { placesAsked } from '../places/places-asked.queries.ts'
import { indoorPlacesJson } from './indoor-places.queries.ts'
import type { RainSwaps, RainSwapsQuery } from './rain-swaps.schema.ts'

/** Where to go instead when it rains on one of the days. */
export async function listRainSwaps(
  db: Database,
  { slugs, days, without = [], ...wishes }: z.infer<typeof RainSwapsQuery>,
): Promise<RainSwaps[]> {
  const { rows } = await db.execute<RainSwaps & Record<string, unknown>>(sql`
    select asked.slug as asked,
      case when p.setting = 'outdoor' then ${indoorPlacesJson({ days, wishes, without })} else '[]' end as places
    from ${placesAsked(slugs)} order by asked.at`)
  return rows
}
