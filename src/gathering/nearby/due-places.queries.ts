import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Surrounded } from '../providers/openstreetmap/nearest-things.ts'

export type DuePlace = Surrounded & { failures: number }

/** The places that have waited longest to be asked about. */
export async function findDuePlaces(db: Database, limit: number): Promise<DuePlace[]> {
  const { rows } = await db.execute<DuePlace & Record<string, unknown>>(sql`
    select r.place_id "placeId", r.failures, p.lat, p.lng,
      (select coalesce(json_agg(s.external_id order by s.id), '[]') from place_sources s
        where s.place_id = p.id and s.provider = 'openstreetmap') "osmIds",
      exists (select from place_types t join fun_types f on f.id = t.fun_type_id
        where t.place_id = p.id and f.slug = 'playground') "isPlayground"
    from nearby_readings r join places p on p.id = r.place_id
    where r.due_at <= now() order by r.due_at, r.place_id limit ${limit}`)
  return rows
}
