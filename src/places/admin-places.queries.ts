import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { escapeLike } from '../platform/escape-like.ts'
import type { AdminPlace, AdminPlaceList, AdminPlacesQuery } from './admin-place.schema.ts'
import { imagesJson, placeName } from './place-json.queries.ts'

const mostWords = 8

/** A page of all places, active or not, that match; pages past the last are empty. One statement. */
export async function listAdminPlaces(db: Database, query: AdminPlacesQuery): Promise<AdminPlaceList> {
  const { page = 1, limit } = query
  const { rows } = await db.execute<{ data: AdminPlace[]; total: number }>(sql`
    with matching as materialized (
      select p.id, row_number() over (order by ${orderOf(query)}) as rank
      from places p where ${sql.join([sql`true`, ...conditions(query)], sql` and `)}
    ),
    listed as (select * from matching where rank > ${(page - 1) * limit} and rank <= ${page * limit})
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(${adminPlaceJson} order by listed.rank), '[]')
        from listed join places p on p.id = listed.id) as data`)
  const { data = [], total = 0 } = rows[0] ?? {}
  return { data, pagination: { page, limit, totalPages: Math.max(1, Math.ceil(total / limit)), total } }
}

export async function findAdminPlace(db: Database, id: number): Promise<AdminPlace | undefined> {
  const { rows } = await db.execute<{ place: AdminPlace }>(
    sql`select ${adminPlaceJson} as place from places p where p.id = ${id}`,
  )
  return rows[0]?.place
}

function conditions(query: AdminPlacesQuery): SQL[] {
  const words = (query.search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return [
    ...words.map((word) => sql`${searchText} like '%' || plain_text(${escapeLike(word)}) || '%'`),
    ...(query.funTypeIds
      ? [
          sql`exists (select from place_types t where t.place_id = p.id
            and t.fun_type_id = any(${sql.param(query.funTypeIds)}::integer[]))`,
        ]
      : []),
    ...(query.isActive === undefined ? [] : [sql`p.is_active = ${query.isActive}`]),
    ...(query.isFeatured === undefined ? [] : [sql`p.is_featured = ${query.isFeatured}`]),
    ...(query.isReviewed === undefined ? [] : [sql`p.is_reviewed = ${query.isReviewed}`]),
  ]
}

/** To the letter that of the index `places_name_search`. */
const searchText = sql`plain_text(coalesce(p.display_name, '') || ' ' || p.name || ' ' || coalesce(p.address, ''))`

const byName = sql`${placeName} collate "und-x-icu"`
const sortColumns = {
  name: byName,
  isActive: sql`p.is_active`,
  isFeatured: sql`p.is_featured`,
  createdAt: sql`p.created_at`,
}

function orderOf({ sortField = 'name', sortDirection = 'asc' }: AdminPlacesQuery): SQL {
  const direction = sortDirection === 'desc' ? sql`desc` : sql`asc`
  return sql`${sortColumns[sortField]} ${direction}, ${byName}, p.id`
}

// Two objects, since a function of PostgreSQL takes a hundred arguments at most.
const adminPlaceJson = sql`(jsonb_build_object('id', p.id, 'placeId', p.place_id, 'name', p.name,
    'displayName', p.display_name, 'description', p.description, 'slug', p.slug, 'lat', p.lat, 'lng', p.lng,
    'website', p.website, 'categories', p.categories, 'openingHours', p.opening_hours, 'seasonal', p.seasonal,
    'ageGroupMin', p.age_group_min, 'ageGroupMax', p.age_group_max, 'isIndoor', p.is_indoor,
    'isWheelchairAccessible', p.is_wheelchair_accessible, 'isActive', p.is_active, 'isFeatured', p.is_featured,
    'isReviewed', p.is_reviewed, 'addrHousenumber', p.addr_housenumber, 'addrStreet', p.addr_street,
    'addrCity', p.addr_city, 'addrPostcode', p.addr_postcode, 'addrCountry', p.addr_country, 'address', p.address,
    'phone', p.phone, 'editedFields', p.edited_fields, 'lastFetched', p.last_fetched, 'createdAt', p.created_at,
    'updatedAt', p.updated_at)
  || jsonb_build_object('images', ${imagesJson},
    'funTypes', (
      select coalesce(json_agg(json_build_object('id', f.id, 'slug', f.slug, 'name', f.name, 'funTypeName', f.name,
        'icon', f.icon) order by t.rank, f.sort_order), '[]')
      from place_types t join fun_types f on f.id = t.fun_type_id where t.place_id = p.id),
    'seasons', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'displayName', s.display_name)
        order by s.id), '[]')
      from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)))`
