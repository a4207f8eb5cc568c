import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Deletion, DeletionList, DeletionsQuery, HistoryEntry, PlaceHistory } from './history.schema.ts'
import { deletionsPageSize, fieldChanges, historyPageSize, restorable, restorableDays } from './history.ts'

type EntryRow = Omit<HistoryEntry, 'changes'> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What became of a place and through whom; undefined for one that never was. */
export async function findPlaceHistory(
  db: Database,
  { id, before = 2_147_483_647 }: { id: number; before?: number | undefined },
): Promise<PlaceHistory | undefined> {
  const { rows } = await db.execute<{ entries: EntryRow[]; isKnown: boolean }>(sql`
    with page as (
      -- What a deletion or an import's new place keeps is no list of changes, and may be long.
      select e.id, e.at, u.username, t.name as token, e.action, e.import_run_id as "importRunId",
        case when e.action = 'update' then e.before end as before,
        case when e.action = 'update' then e.after end as after
      from audit_log e left join users u on u.id = e.user_id left join api_tokens t on t.id = e.token_id
      where e.entity = 'places' and e.entity_id = ${String(id)} and e.id < ${before}
      order by e.id desc limit ${historyPageSize + 1})
    select (select coalesce(json_agg(to_jsonb(page) order by id desc), '[]') from page) as entries,
      exists (select from places where id = ${id})
        or exists (select from audit_log where entity = 'places' and entity_id = ${String(id)}) as "isKnown"`)
  const { entries = [], isKnown = false } = rows[0] ?? {}
  if (!isKnown) return undefined
  return {
    entries: entries
      .slice(0, historyPageSize)
      .map(({ before, after, ...entry }) => ({ ...entry, changes: fieldChanges(before, after) })),
    hasMore: entries.length > historyPageSize,
  }
}

/** Places and cities that were deleted and may still come back. */
export async function listDeletions(db: Database, query: DeletionsQuery): Promise<DeletionList> {
  const { page = 1 } = query
  const { rows } = await db.execute<{ total: number; data: Deletion[] }>(deletionsPage(query))
  const { data = [], total = 0 } = rows[0] ?? {}
  return { data, pagination: { page, totalPages: Math.max(1, Math.ceil(total / deletionsPageSize)), total } }
}

/** What was deleted is some kilobytes each, and of a city megabytes: that of a page is read, and of all only what a search looks at. */
export function deletionsPage({ page = 1, search = '' }: DeletionsQuery): SQL {
  const words = search.trim()
  const isFound = words
    ? sql`plain_text(coalesce(${deletedName}, '')) like '%' || plain_text(${escapeLike(words)}) || '%'`
    : sql`true`
  return sql`
    with found as materialized (
      select e.id from audit_log e
      where e.action = 'delete' and e.entity = any(${sql.param([...restorable])}::text[])
        and e.at > now() - make_interval(days => ${restorableDays}) and ${isFound}),
    page as materialized (
      select id from found order by id desc limit ${deletionsPageSize} offset ${(page - 1) * deletionsPageSize})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(listed order by id desc), '[]') from (
        select e.id, e.at, u.username, t.name as token, e.entity, coalesce(${deletedName}, '') as name,
          coalesce(e.before #>> '{place,addr_city}', e.before #>> '{city,country}', ${itsCity}) as "where",
          (select coalesce(display_name, name) from places
            where id = (e.before ->> 'joinedInto')::integer) as "joinedInto",
          coalesce(jsonb_array_length(e.before -> 'places'), 0) + coalesce((e.before ->> 'placesBefore')::integer, 0)
            as "placeCount",
          case e.entity when 'places' then exists (select from places where id = e.entity_id::integer)
            else exists (select from cities where id = e.entity_id::integer) end as "isBack"
        from page join audit_log e using (id) left join users u on u.id = e.user_id
          left join api_tokens t on t.id = e.token_id) listed) as data`
}

/** Most places of a map say no town. */
const itsCity = sql`(select name from cities where id = (e.before #>> '{cityPlaces,0,city_id}')::integer)`

const deletedName = sql`coalesce(e.before #>> '{place,display_name}', e.before #>> '{place,name}', e.before #>> '{city,name}')`
