import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { editableFacts } from '../../guide/facts/fact-names.ts'
import type { Database } from '../../platform/database/database.ts'
import { saidBySources } from '../merging/place-merge.ts'
import { findStoredPlaces } from '../storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../storing/stored-groups.queries.ts'
import type { ImportedPlace, ImportedPlaceList, ImportedPlacesQuery, KeptField } from './import-run.schema.ts'

type Kind = ImportedPlacesQuery['kind']

/** The places that a run brought, changed, left as edited or no longer found, the newest first. */
export async function listImportedPlaces(
  db: Database,
  runId: number,
  { page, limit, kind }: ImportedPlacesQuery,
): Promise<ImportedPlaceList> {
  const entries = entriesOf[kind](runId)
  const fields = kind === 'changed' ? joinedChanges(runId) : sql`entry.before, entry.after, entry.hands`
  const { rows } = await db.execute<Omit<ImportedPlace, 'kept'>>(sql`
    select entry.place_id as "placeId",
      coalesce(place.display_name, place.name, fields.after->>'displayName', fields.after->>'name', '') as name,
      place.slug, (select slug from place_types join fun_types on fun_types.id = fun_type_id
        where place_types.place_id = place.id and rank = 0) as "primaryFunType",
      coalesce(place.scenes, '{}') as scenes,
      fields.before, fields.after, coalesce(fields.hands, '{}') as hands,
      coalesce(place.edited_fields, '{}') as "editedFields",
      to_json(entry.at)#>>'{}' as at
    from (select * from (${entries}) entries order by id desc
      limit ${limit}::integer offset ${(page - 1) * limit}::integer) entry
    left join places place on place.id = entry.place_id
    left join lateral (select ${fields}) fields on true
    order by entry.id desc`)
  const total = await count(db, entries)
  const kept = await findKeptFields(db, kind === 'changed' || kind === 'kept' ? rows : [])
  return {
    data: rows.map((row) => ({ ...row, kept: kept.get(row.placeId) ?? [] })),
    pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) },
  }
}

/** How many places `listImportedPlaces` lists in all. */
export const countImportedPlaces = (db: Database, runId: number, kind: Kind): Promise<number> =>
  count(db, entriesOf[kind](runId))

const added = (runId: number) => sql`
  select id, entity_id::integer as place_id, before, after, hands, at from audit_log
  where import_run_id = ${runId}::integer and entity = 'places' and action = 'create'`

/** A place may have changed several times, one for each of its records that came: it counts once. */
const changed = (runId: number) => sql`
  select max(id) as id, entity_id::integer as place_id, null::jsonb as before, '{}'::jsonb as after,
    null::jsonb as hands, max(at) as at
  from audit_log where import_run_id = ${runId}::integer and entity = 'places' and action = 'update'
  group by entity_id`

/** A place may have several records: it counts once. */
const ofSources = (runId: number, condition: SQL) => sql`
  select max(entry.id) as id, place.id as place_id, null::jsonb as before, '{}'::jsonb as after,
    null::jsonb as hands, max(entry.at) as at
  from audit_log entry join places place on place.id = (entry.after->>'placeId')::integer
  where entry.import_run_id = ${runId}::integer and entry.entity = 'place_sources' and ${condition}
  group by place.id`

const entriesOf: Record<Kind, (runId: number) => SQL> = {
  added,
  changed,
  kept: (runId) => ofSources(runId, sql`entry.after->>'goneSince' is null and place.edited_fields <> '{}'`),
  gone: (runId) => ofSources(runId, sql`entry.after->>'goneSince' is not null`),
}

/** Of an entry that `changed` gives: as its place was before the run's first change of it, and is after the last. */
function joinedChanges(runId: number): SQL {
  const joined = (column: SQL, order: SQL) => sql`(
    select coalesce(jsonb_object_agg(key, value order by log.id ${order}), '{}') from audit_log log, jsonb_each(${column})
    where log.import_run_id = ${runId}::integer and log.entity = 'places' and log.action = 'update'
      and log.entity_id = entry.place_id::text)`
  return sql`${joined(sql`log.before`, sql`desc`)} as before, ${joined(sql`log.after`, sql`asc`)} as after,
    ${joined(sql`log.hands`, sql`asc`)} as hands`
}

async function count(db: Database, entries: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${entries}) entries`,
  )
  return rows[0]?.total ?? 0
}

/** What editors have set and the sources say otherwise, by place. */
async function findKeptFields(
  db: Database,
  rows: readonly Pick<ImportedPlace, 'placeId' | 'editedFields'>[],
): Promise<Map<number, KeptField[]>> {
  const ids = rows.filter(({ editedFields }) => editedFields.length > 0).map(({ placeId }) => placeId)
  if (ids.length === 0) return new Map()
  const stored = await findStoredPlaces(db, ids)
  const groups = await loadGroups(db, ids)
  return new Map(
    [...stored].map(([id, place]) => {
      const group = groups.get(id)
      const computed = group && saidBySources(sourcesOf(group), place)
      const edited = editableFacts.filter((field) => place.editedFields.includes(field))
      const pairs = computed
        ? edited.map((field) => ({ field, kept: place[field], offered: computed[field] }))
        : []
      return [id, pairs.filter(({ kept, offered }) => !isDeepStrictEqual(kept, offered))]
    }),
  )
}
