import { sql } from 'drizzle-orm'
import type { FunTypeSlug } from '../../guide/fun-types/fun-types.ts'
import type { Database } from '../../platform/database/database.ts'
import type { websiteVisits } from './website-visit.table.ts'

export type DueVisit = {
  placeId: number
  website: string
  place: { name: string; lat: number; lng: number; funTypes: FunTypeSlug[] }
  outcome: (typeof websiteVisits.$inferSelect)['outcome']
  failures: number
  isReported: boolean
  /** Whether the site has told something before. */
  hasRecord: boolean
}

/** The websites that have waited longest for their visit. */
export async function findDueVisits(db: Database, limit: number): Promise<DueVisit[]> {
  const { rows } = await db.execute<DueVisit>(sql`
    select v.place_id "placeId", v.website, v.outcome, v.failures, v.reported_at is not null "isReported",
      json_build_object('name', p.name, 'lat', p.lat, 'lng', p.lng, 'funTypes', types.slugs) place,
      exists (select from place_sources s where s.provider = 'official-site'
        and s.external_id = 'official-site/' || v.place_id) "hasRecord"
    from website_visits v join places p on p.id = v.place_id
    join lateral (select json_agg(f.slug order by t.rank, f.id) slugs
      from place_types t join fun_types f on f.id = t.fun_type_id where t.place_id = p.id) types
      on types.slugs is not null
    where v.due_at <= now() order by v.due_at, v.place_id limit ${limit}`)
  return rows
}

/** Those whose host is asked enough for now. */
export async function putOff(db: Database, placeIds: readonly number[], hours: number): Promise<void> {
  if (placeIds.length === 0) return
  await db.execute(sql`
    update website_visits set due_at = now() + make_interval(hours => ${hours}::integer)
    where place_id = any(${sql.param([...placeIds])}::integer[])`)
}
