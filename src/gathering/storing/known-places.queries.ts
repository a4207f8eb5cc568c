import { type SQL, sql } from 'drizzle-orm'
import { namedColumns } from '../../guide/facts/fact-columns.queries.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { twinReachKm } from '../matching/place-twins.ts'
import type { Reading, SourceRecord } from '../merging/source-record.ts'
import type { StoredPlace } from '../merging/stored-place.ts'

const kmPerDegree = 111

/** Ids of the places that any of these records belongs to, by the record's id. */
export async function findPlacesOfIds(
  tx: Transaction,
  candidates: readonly PlaceCandidate[],
): Promise<Map<string, number>> {
  const keys = JSON.stringify(
    candidates.map(({ provider, externalId }) => ({ provider, external_id: externalId })),
  )
  const { rows } = await tx.execute<{ external_id: string; place_id: number }>(sql`
    with key as materialized (select * from json_to_recordset(${keys}::json) as k(provider text, external_id text))
    select key.external_id, source.place_id from key join place_sources source using (provider, external_id)
    union all
    -- An editor may have named the id by hand.
    select key.external_id, place.id from key join places place on place.place_id = key.external_id
    where not exists (select from place_sources s where s.provider = key.provider and s.external_id = key.external_id)`)
  return new Map(rows.map((row) => [row.external_id, row.place_id]))
}

/** Ids of the places so near to one of these that they might be the same. */
export async function findPlacesNear(db: Queries, candidates: readonly PlaceCandidate[]): Promise<number[]> {
  if (candidates.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct place.id
    from json_to_recordset(${JSON.stringify(candidates.map(boxAround))}::json)
      as box(south float8, north float8, west float8, east float8)
    join places place on place.lat between box.south and box.north and place.lng between box.west and box.east`)
  return rows.map(({ id }) => id)
}

/** The same for one alone, the nearest first and at most so many. */
export async function findNearest(db: Queries, candidate: PlaceCandidate, most: number): Promise<number[]> {
  const { south, north, west, east } = boxAround(candidate)
  const { lat, lng } = candidate.fields
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from places where lat between ${south} and ${north} and lng between ${west} and ${east}
    order by kilometres_between(lat, lng, ${lat}, ${lng}), id limit ${most}`)
  return rows.map(({ id }) => id)
}

function boxAround(candidate: PlaceCandidate) {
  const { lat, lng } = candidate.fields
  const height = twinReachKm(candidate) / kmPerDegree
  const width = height / Math.max(Math.cos((lat * Math.PI) / 180), 0.05)
  return { south: lat - height, north: lat + height, west: lng - width, east: lng + width }
}

export type StoredSource = SourceRecord & { placeId: number }

type SourceRow = {
  place_id: number
  provider: string
  external_id: string
  raw: unknown
  source_date: string | null
  fetched_at: string
  gone_since: string | null
  earlier: Reading[] | null
}

/** What a clock dated which was ahead: whatever comes now is newer. */
export const isAhead = (moment: string): SQL => sql`${sql.raw(moment)} > now() + interval '1 hour'`

const soFar = (moment: string) =>
  sql`case when ${isAhead(moment)} then now() - interval '1 day' else ${sql.raw(moment)} end`

export async function findSources(db: Queries, placeIds: readonly number[]): Promise<StoredSource[]> {
  if (placeIds.length === 0) return []
  const { rows } = await db.execute<SourceRow>(sql`
    select place_id, provider, external_id, raw, ${soFar('source_date')} source_date, ${soFar('fetched_at')} fetched_at,
      ${soFar('gone_since')} gone_since, earlier
    from place_sources where place_id = any(${sql.param(placeIds)}::integer[])
    order by provider, external_id`)
  return rows.map((row) => ({
    placeId: row.place_id,
    provider: row.provider,
    externalId: row.external_id,
    raw: row.raw,
    sourceDate: dateOf(row.source_date),
    fetchedAt: new Date(row.fetched_at),
    goneSince: dateOf(row.gone_since),
    earlier: row.earlier ?? [],
  }))
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

type StoredPlaceRow = Omit<StoredPlace, 'lastFetched'> & { lastFetched: string | null }

/** The rows as they stand, to tell what changes; by id. */
export async function findStoredPlaces(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, StoredPlace>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<StoredPlaceRow>(sql`
    select id, ${namedColumns}, edited_fields "editedFields", last_fetched "lastFetched",
      is_active "isActive", is_featured "isFeatured", is_reviewed "isReviewed",
      array(select slug from place_types join fun_types on fun_types.id = fun_type_id
        where place_types.place_id = places.id order by rank, fun_type_id) "funTypes",
      array(select seasons.name from place_availabilities join seasons on seasons.id = season_id
        where place_availabilities.place_id = places.id order by season_id) seasons
    from places where id = any(${sql.param(ids)}::integer[])`)
  return new Map(rows.map((row) => [row.id, { ...row, lastFetched: dateOf(row.lastFetched) }]))
}

/** Those of the ids that an editor has banned by deleting their place. */
export async function findBlockedIds(db: Queries, externalIds: readonly string[]): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set()
  const { rows } = await db.execute<{ osm_id: string }>(
    sql`select osm_id from blocked_osm_ids where osm_id = any(${sql.param(externalIds)}::text[])`,
  )
  return new Set(rows.map(({ osm_id }) => osm_id))
}

/** Those of the places that do not belong to the city. */
export async function findUnlinked(
  tx: Transaction,
  cityId: number,
  placeIds: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(placeIds)}::integer[]) as place(id)
    where not exists (select from city_places where city_id = ${cityId} and place_id = place.id)`)
  return rows.map(({ id }) => id)
}
