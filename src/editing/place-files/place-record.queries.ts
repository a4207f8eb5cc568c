import { sql } from 'drizzle-orm'
import { factsJson } from '../../guide/facts/fact-columns.queries.ts'
import { filedColumns } from '../../guide/facts/fact-names.ts'
import { plainFactNames } from '../../guide/facts/plain-facts.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { PlaceRecord } from './place-file-fields.ts'

/** A place `p` as files tell of it. */
export const recordJson = sql`${factsJson([...filedColumns, ...plainFactNames])} || jsonb_build_object('id', p.id, 'slug', p.slug,
  'isActive', p.is_active, 'isFeatured', p.is_featured, 'isReviewed', p.is_reviewed,
  'updatedAt', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'funTypes', array(select f.slug from place_types t join fun_types f on f.id = t.fun_type_id
    where t.place_id = p.id order by t.rank, t.fun_type_id),
  'seasons', array(select s.name from place_availabilities a join seasons s on s.id = a.season_id
    where a.place_id = p.id order by a.season_id))`

export type KnownRecord = PlaceRecord & { id: number; placeId: string | null; name: string }

/** The places with one of these ids, or of these ids of a provider. */
export async function findRecords(
  db: Queries,
  { ids, placeIds }: { ids: number[]; placeIds: string[] },
): Promise<KnownRecord[]> {
  if (ids.length === 0 && placeIds.length === 0) return []
  const { rows } = await db.execute<{ record: KnownRecord }>(sql`
    select ${recordJson} as record from places p
    where p.id = any(${sql.param(ids)}::integer[]) or p.place_id = any(${sql.param(placeIds)}::text[])`)
  return rows.map(({ record }) => record)
}

type Named = { line: number; name: string; lat: number; lng: number }

/** By line, the place that bears the same name within some hundred metres; with `upTo`, of no higher id. */
export async function findNamesakes(
  db: Queries,
  places: readonly Named[],
  upTo?: number,
): Promise<Map<number, number>> {
  if (places.length === 0) return new Map()
  const { rows } = await db.execute<{ line: number; id: number }>(sql`
    select wish.line, p.id
    from json_to_recordset(${JSON.stringify(places)}::json) as wish(line integer, name text, lat float8, lng float8)
    join places p on p.lat between wish.lat - 0.003 and wish.lat + 0.003
      and p.lng between wish.lng - 0.005 and wish.lng + 0.005 and plain_text(p.name) = plain_text(wish.name)
    where ${upTo ?? null}::integer is null or p.id <= ${upTo ?? null}`)
  return new Map(rows.map(({ line, id }) => [line, id]))
}
