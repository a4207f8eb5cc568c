import { type SQL, sql } from 'drizzle-orm'
import { positionKeyOf } from '../../guide/geocoding/geocode-answer.queries.ts'
import { mostLookups, objectPattern, requestGapMs } from '../../guide/geocoding/geocode-key.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EnrichEstimate } from './enrich-address.schema.ts'

/** Of the place `p`. */
export const lacksAddress = sql`(p.addr_street is null or p.addr_postcode is null or p.addr_city is null)`

/** Whether OpenStreetMap knows the place `p` by its id. */
const isObject = sql`coalesce(p.place_id ~ '${sql.raw(objectPattern)}', false)`

/** What it takes to fill in the addresses of the places `p`: what was answered once is not asked for again. */
export async function estimateEnriching(db: Database, chosen: SQL): Promise<EnrichEstimate> {
  const { places, byId, byPosition } = await countAddressesToAsk(db, chosen)
  const requests = Math.ceil(byId / mostLookups) + byPosition
  return { places, asked: byId + byPosition, seconds: Math.ceil((requests * requestGapMs) / 1000) }
}

/** Of the places `p`, how many have to be asked about by their ids, and how many by their positions; `lastId` is the largest of all. */
export async function countAddressesToAsk(db: Database, chosen: SQL) {
  const { rows } = await db.execute<
    Record<'places' | 'byId' | 'byPosition', number> & { lastId: number | null }
  >(sql`
    select max(p.id) as "lastId", count(*)::integer as places, count(*) filter (where ${isAskedById})::integer as "byId",
      count(*) filter (where ${isAskedByPosition})::integer as "byPosition"
    from ${placesWithAnswers} where ${chosen}`)
  const { places = 0, byId = 0, byPosition = 0, lastId = null } = rows[0] ?? {}
  return { places, byId, byPosition, lastId }
}

/** Ids of active places to ask about, those after this id first. */
export async function findPlacesToAsk(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${placesWithAnswers}
    where p.is_active and p.id > ${after} and ${isToAsk} order by p.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Ids of those of the places `p` that are asked about first. */
export async function findFirstToAsk(db: Database, chosen: SQL, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${placesWithAnswers} where ${chosen} and ${isToAsk} order by not ${isAskedById}, p.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Each with what was answered under its id and its position. */
export const placesWithAnswers = sql`places p
  left join geocode_answers o on o.key = p.place_id
  left join geocode_answers a on a.key = ${positionKeyOf}`

export const isAskedById = sql`(${lacksAddress} and ${isObject} and o.key is null)`

export const isAskedByPosition = sql`(${lacksAddress} and a.key is null
  and (not ${isObject} or o.key is not null and o.answer is null))`

export const isToAsk = sql`(${isAskedById} or ${isAskedByPosition})`
