import { type SQL, sql } from 'drizzle-orm'
import { factsJson } from '../../guide/facts/fact-columns.queries.ts'
import { columnFacts } from '../../guide/facts/fact-names.ts'
import { plainFactNames } from '../../guide/facts/plain-facts.ts'
import { imagesJson, placeName } from '../../guide/place-lists/place-json.queries.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { AdminPlace, AdminPlaceList, AdminPlacesQuery } from './admin-place.schema.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'
import { adminPlacesTotal, keptTotal } from './admin-places-total.queries.ts'

/** A page of all places, active or not, that match; pages past the last are empty. One statement. */
export async function listAdminPlaces(db: Database, query: AdminPlacesQuery): Promise<AdminPlaceList> {
  const { page = 1, limit } = query
  // The page is sorted out apart from the count: of 100,000 places only the first of the order are kept while sorting.
  const { rows } = await db.execute<{ data: AdminPlace[]; total: number }>(sql`
    with listed as materialized (${listedIds(query)})
    select ${adminPlacesTotal(query)} as total,
      (select coalesce(json_agg(${adminPlaceJson} order by ${orderOf(query)}), '[]')
        from listed join places p on p.id = listed.id) as data`)
  const { data = [], total = 0 } = rows[0] ?? {}
  return { data, pagination: { page, limit, totalPages: Math.max(1, Math.ceil(total / limit)), total } }
}

/** The ids of a page, in an order that an index has: by a flag first those of one side by their names, then the others. */
export function listedIds(query: AdminPlacesQuery): SQL {
  const { page = 1, limit, sortField = 'name', sortDirection } = query
  const offset = (page - 1) * limit
  const part = sql`limit ${limit} offset ${offset}`
  const matching = sql`from places p where ${adminPlaceCondition(query)}`
  if (sortField === 'name' || sortField === 'createdAt') {
    const total = offset > deep ? keptTotal(query) : undefined
    if (total) return fromNearerEnd(query, offset, total)
    return sql`select p.id ${matching} order by ${orderOf(query)} ${part}`
  }
  const side = (of: SQL, at: number, most: SQL) => sql`
    select p.id, ${at}::int as side, ${byName} as name ${matching} and ${of} order by ${byName}, p.id limit ${most}`
  const flag = sortColumns[sortField]
  const [first, last] = sortDirection === 'desc' ? [flag, sql`not ${flag}`] : [sql`not ${flag}`, flag]
  const most = sql`${page * limit}`
  return sql`
    with first as materialized (${side(first, 0, most)}),
    last as materialized (${side(last, 1, sql`${most}::bigint - (select count(*) from first)`)})
    select id from (select * from first union all select * from last) p order by side, name, id ${part}`
}

/** What lies behind more places may lie nearer to the end of the list. */
const deep = 1000

/**
 * The ids of a page of a list whose length is kept. `remaining` is how many places there are from the page on. One side gives the page; the
 * limit around both tells the planner how few come, or it reads all places to look them up.
 */
function fromNearerEnd(query: AdminPlacesQuery, offset: number, total: SQL): SQL {
  const { limit } = query
  const isNearEnd = sql`(select remaining < ${offset}::bigint from counted)`
  const matching = sql`from places p where ${adminPlaceCondition(query)}`
  return sql`
    with counted as materialized (select ${total} - ${offset}::bigint as remaining)
    select id from (
    (select p.id ${matching} and not ${isNearEnd} order by ${orderOf(query)} limit ${limit} offset ${offset})
    union all
    (select p.id ${matching} and ${isNearEnd} order by ${orderOf(query, true)}
      limit (select greatest(0, least(${limit}::bigint, remaining)) from counted)
      offset (select greatest(0, remaining - ${limit}::bigint) from counted))) nearer limit ${limit}`
}

export async function findAdminPlace(db: Queries, id: number): Promise<AdminPlace | undefined> {
  const { rows } = await db.execute<{ place: AdminPlace }>(
    sql`select ${adminPlaceJson} as place from places p where p.id = ${id}`,
  )
  return rows[0]?.place
}

const byName = sql`${placeName} collate "und-x-icu"`
const sortColumns = {
  name: byName,
  isActive: sql`p.is_active`,
  isFeatured: sql`p.is_featured`,
  createdAt: sql`p.created_at`,
}

function orderOf({ sortField = 'name', sortDirection }: AdminPlacesQuery, isBackwards = false): SQL {
  const [up, down] = isBackwards ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]
  return sql`${sortColumns[sortField]} ${sortDirection === 'desc' ? down : up}, ${byName} ${up}, p.id ${up}`
}

const adminPlaceJson = sql`(${factsJson([...columnFacts, ...plainFactNames])}
  || jsonb_build_object('id', p.id, 'slug', p.slug, 'isActive', p.is_active, 'isFeatured', p.is_featured,
    'isReviewed', p.is_reviewed, 'editedFields', p.edited_fields, 'lastFetched', p.last_fetched,
    'createdAt', p.created_at, 'updatedAt', p.updated_at, 'images', ${imagesJson},
    'funTypes', (
      select coalesce(json_agg(json_build_object('id', f.id, 'slug', f.slug, 'name', f.name, 'funTypeName', f.name,
        'icon', f.icon) order by t.rank, f.sort_order), '[]')
      from place_types t join fun_types f on f.id = t.fun_type_id where t.place_id = p.id),
    'seasons', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'displayName', s.display_name)
        order by s.id), '[]')
      from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)))`
