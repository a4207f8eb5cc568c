import { type SQL, sql } from 'drizzle-orm'
import { positionKeyOf } from '../../guide/geocoding/geocode-answer.queries.ts'
import { mostLookups, requestGapMs } from '../../guide/geocoding/geocode-key.ts'
import type { Database } from '../../platform/database.ts'
import type { EnrichEstimate } from './enrich-address.schema.ts'

/** Of the place `p`. */
export const lacksAddress = sql`(p.addr_street is null or p.addr_postcode is null or p.addr_city is null)`

/** Whether OpenStreetMap knows the place `p` by its id. */
export const isObject = sql`coalesce(p.place_id ~ '^(node|way|relation)/', false)`

/** What it takes to fill in the addresses of the places `p`: what was answered once is not asked for again. */
export async function estimateEnriching(db: Database, chosen: SQL): Promise<EnrichEstimate> {
  const { rows } = await db.execute<Record<'places' | 'byId' | 'byPosition', number>>(sql`
    select count(*)::integer as places,
      count(*) filter (where ${lacksAddress} and ${isObject} and o.key is null)::integer as "byId",
      count(*) filter (where ${lacksAddress} and a.key is null
        and (not ${isObject} or o.key is not null and o.answer is null))::integer as "byPosition"
    from places p
      left join geocode_answers o on o.key = p.place_id
      left join geocode_answers a on a.key = ${positionKeyOf}
    where ${chosen}`)
  const { places = 0, byId = 0, byPosition = 0 } = rows[0] ?? {}
  const requests = Math.ceil(byId / mostLookups) + byPosition
  return { places, asked: byId + byPosition, seconds: Math.ceil((requests * requestGapMs) / 1000) }
}
