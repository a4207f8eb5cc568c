import { type SQL, sql } from 'drizzle-orm'
import { columnList, recordColumns, recordShape, setColumns } from '../../guide/facts/fact-columns.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { fieldsThat } from '../merging/differences.ts'
import type { ComputedPlace } from '../merging/place-merge.ts'
import type { SourceRecord } from '../merging/source-record.ts'

// Each statement gets its rows as one JSON parameter: thousands of parameters would stall the embedded database.

export type NewPlace = ComputedPlace & { id: number; slug: string; isFeatured: boolean; lastFetched: Date }

/** Ids for places to come: what belongs to them can be written without asking for them back. */
export async function reserveIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('places', 'id'))::integer as id from generate_series(1, ${count}::integer)`)
  return rows.map(({ id }) => id)
}

/** New places are active and not reviewed. */
export async function insertPlaces(tx: Transaction, places: readonly NewPlace[]): Promise<void> {
  if (places.length === 0) return
  const shape = sql`id integer, ${recordShape}, slug text, "isFeatured" boolean, "lastFetched" timestamptz`
  await tx.execute(sql`
    insert into places (id, ${columnList}, slug, is_featured, last_fetched, is_active) overriding system value
    select r.id, ${recordColumns}, r.slug, r."isFeatured", r."lastFetched", true from ${records(places, shape)}`)
}

export type ChangedPlace = ComputedPlace & { id: number; lastFetched: Date }

/** `lastFetched` is null for a place that was never fetched. */
type RewrittenPlace = Omit<ChangedPlace, 'lastFetched'> & { lastFetched: Date | null }

/** Writes the computed fields of places that are there; whoever calls it knows that they differ. */
export async function updatePlaces(tx: Transaction, places: readonly RewrittenPlace[]): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`
    update places set ${setColumns}, last_fetched = r."lastFetched", updated_at = now(),
      -- Where an editor gave the id to another place by hand, that one keeps it.
      place_id = case when exists (select from places o where o.place_id = r."placeId" and o.id <> r.id)
        then places.place_id else r."placeId" end
    from ${records(places, sql`id integer, ${recordShape}, "lastFetched" timestamptz`)}
    where places.id = r.id`)
}

/** Notes that places were seen again; their content, and so their `updatedAt`, stays. */
export async function touchPlaces(
  tx: Transaction,
  places: readonly { id: number; lastFetched: Date }[],
): Promise<void> {
  if (places.length === 0) return
  await tx.execute(sql`
    update places set last_fetched = r."lastFetched"
    from ${records(places, sql`id integer, "lastFetched" timestamptz`)}
    where places.id = r.id and places.last_fetched is distinct from r."lastFetched"`)
}

/** Stores records; of one that is there, all but its place is replaced. */
export async function writeSources(
  tx: Transaction,
  sources: readonly (SourceRecord & { placeId: number })[],
): Promise<void> {
  if (sources.length === 0) return
  const shape = sql`"placeId" integer, provider text, "externalId" text, raw jsonb, "sourceDate" timestamptz,
    "fetchedAt" timestamptz, "goneSince" timestamptz, earlier jsonb`
  await tx.execute(sql`
    insert into place_sources (place_id, provider, external_id, raw, source_date, fetched_at, gone_since, earlier)
    select r."placeId", r.provider, r."externalId", r.raw, r."sourceDate", r."fetchedAt", r."goneSince",
      nullif(r.earlier, '[]'::jsonb)
    from ${records(sources, shape)}
    on conflict (provider, external_id) do update set raw = excluded.raw, source_date = excluded.source_date,
      fetched_at = excluded.fetched_at, gone_since = excluded.gone_since,
      gone_because = case when excluded.gone_since is not null then place_sources.gone_because end,
      earlier = excluded.earlier`)
}

export type FunTypesOfPlace = { id: number; funTypes: readonly string[] }

/** Fun types by slug, the primary one first. `areNew`: the places have none yet, so that none need go. */
export async function writeFunTypes(
  tx: Transaction,
  places: readonly FunTypesOfPlace[],
  areNew: boolean,
): Promise<void> {
  if (places.length === 0) return
  const wanted = sql`
    select r.id as place_id, fun_types.id as fun_type_id, type.nr - 1 as rank
    from ${records(places, sql`id integer, "funTypes" text[]`)}
    cross join unnest(r."funTypes") with ordinality as type(slug, nr) join fun_types using (slug)`
  if (!areNew) {
    await tx.execute(sql`with wanted as (${wanted})
      delete from place_types where place_id = any(${idsOf(places)}::integer[])
        and not exists (select from wanted w where w.place_id = place_types.place_id and w.fun_type_id = place_types.fun_type_id)`)
  }
  await tx.execute(sql`insert into place_types (place_id, fun_type_id, rank) ${wanted}
    on conflict (place_id, fun_type_id) do update set rank = excluded.rank where place_types.rank <> excluded.rank`)
}

export type SeasonsOfPlace = { id: number; seasons: readonly string[] }

/** Seasons by name; `areNew` as above. */
export async function writeSeasons(
  tx: Transaction,
  places: readonly SeasonsOfPlace[],
  areNew: boolean,
): Promise<void> {
  if (places.length === 0) return
  const wanted = sql`
    select r.id as place_id, seasons.id as season_id
    from ${records(places, sql`id integer, seasons text[]`)}
    cross join unnest(r.seasons) as open(name) join seasons using (name)`
  if (!areNew) {
    await tx.execute(sql`with wanted as (${wanted})
      delete from place_availabilities where place_id = any(${idsOf(places)}::integer[])
        and not exists (select from wanted w where w.place_id = place_availabilities.place_id
          and w.season_id = place_availabilities.season_id)`)
  }
  await tx.execute(sql`insert into place_availabilities (place_id, season_id) ${wanted}
    on conflict (place_id, season_id) do nothing`)
}

export async function linkCities(
  tx: Transaction,
  links: readonly { placeId: number; cityId: number }[],
): Promise<void> {
  if (links.length === 0) return
  await tx.execute(sql`insert into city_places (place_id, city_id)
    select r."placeId", r."cityId" from ${records(links, sql`"placeId" integer, "cityId" integer`)}
    on conflict (city_id, place_id) do nothing`)
}

const idsOf = (places: readonly { id: number }[]) => sql.param(places.map(({ id }) => id))

// What a record leaves out is null: of a place most of what could be known, which both sides would read for nothing.
function records(rows: readonly object[], shape: SQL): SQL {
  const said = rows.map((row) => fieldsThat(row, (value) => value !== null))
  return sql`jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as r(${shape})`
}
