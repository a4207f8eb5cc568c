import { type SQL, sql } from 'drizzle-orm'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CityFreshness, CityToReview } from './freshness.schema.ts'
import { missingOf } from './freshness.ts'

/** Whether `lastCheckedOf` would name a day within a year for the place `p`. */
const isChecked = sql`(
  exists (select from place_sources s where s.place_id = p.id and s.gone_since is null
    and s.provider in ('openstreetmap', 'geoapify', 'official-site') and s.fetched_at > now() - interval '1 year')
  or exists (select from audit_log e where e.entity = 'places' and e.entity_id = p.id::text
    and e.at > now() - interval '1 year' and ${isByHand('e')} and e.action in ('create', 'update', 'restore', 'confirm')
    and jsonb_typeof(e.after) = 'object'
    and (e.after ?| p.edited_fields or p.is_reviewed and e.after @> '{"isReviewed": true}')))`

/** The active places of a city, all or those of some of its links, and whether each is checked. */
const placesOf = (cityId: number | SQL, links = sql`city_places`) => sql`
  select p.id, p.slug, p.updated_at, coalesce(p.display_name, p.name) as name, p.is_featured, d.radius_distance_km as km,
    ${isChecked} as is_checked
  from ${links} l join places p on p.id = l.place_id and p.is_active
    left join place_distances d on d.place_id = p.id and d.city_id = l.city_id
  where l.city_id = ${cityId}`

const countsOf = (cityId: SQL) =>
  sql`select count(*) as places, count(*) filter (where is_checked) as checked from (${placesOf(cityId)}) p`

// Some hundredths of a second, in which the embedded database answers nobody: of a large guide a fifth may be one city's.
const countedAtOnce = 500

/** City by city, and of each some places at a time, so that none waits long; those that are gone meanwhile are passed over. */
export async function countFreshness(db: Database, atOnce = countedAtOnce): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from cities order by id`)
  for (const { id } of rows) {
    const { places, checked } = await countCity(db, id, atOnce)
    await db.execute(sql`
      with c as materialized (select id from cities where id = ${id} for key share)
      insert into city_freshness (city_id, places, checked, counted_at)
      select c.id, ${places}::int, ${checked}::int, now() from c
      on conflict (city_id) do update set places = excluded.places, checked = excluded.checked, counted_at = now()`)
  }
}

async function countCity(db: Database, cityId: number, atOnce: number) {
  const sum = { places: 0, checked: 0 }
  for (let last = 0; ; ) {
    const { rows } = await db.execute<PartOfCity>(countsOfSome(cityId, last, atOnce))
    const [part] = rows
    if (!part || part.last === null) return sum
    sum.places += part.places
    sum.checked += part.checked
    last = part.last
  }
}

type PartOfCity = { places: number; checked: number; last: number | null }

/** Of the next so many places of the city after this id: chosen before, or the records of all places might be read to know of these. */
export const countsOfSome = (cityId: number, after: number, atOnce: number) => sql`
  with part as materialized (
    select city_id, place_id from city_places where city_id = ${cityId} and place_id > ${after} order by place_id limit ${atOnce})
  select count(*)::int as places, count(*) filter (where is_checked)::int as checked, (select max(place_id) from part) as last
  from (${placesOf(cityId, sql`part`)}) p`

// Half a second; a million would take longer than any answer may.
const countedAsOfNow = 20_000

/**
 * As counted last; before the first count, as of now, and none of a guide that has more places than so many. Those with the smallest
 * part first; without those that have no places.
 */
export async function listFreshness(db: Database, most = countedAsOfNow): Promise<CityFreshness[]> {
  const counted = await listCounts(db, sql`city_freshness`)
  if (counted.length > 0) return counted
  const { rows: more } = await db.execute(sql`select from city_places offset ${most} limit 1`)
  if (more.length > 0) return []
  const asOfNow = sql`(select cities.id as city_id, now() as counted_at, n.* from cities, lateral (${countsOf(sql`cities.id`)}) n)`
  return listCounts(db, asOfNow)
}

async function listCounts(db: Database, counts: SQL): Promise<CityFreshness[]> {
  const { rows } = await db.execute<Omit<CityFreshness, 'missing'>>(sql`
    select json_build_object('id', c.id, 'name', c.name, 'country', c.country) as city,
      f.places::int as places, f.checked::int as checked, to_json(f.counted_at) #>> '{}' as "countedAt"
    from ${counts} f join cities c on c.id = f.city_id
    where f.places > 0 order by f.checked::float8 / f.places, f.places desc, c.id`)
  return rows.map((row) => ({ ...row, missing: missingOf(row) }))
}

export async function findToReview(db: Database, cityId: number): Promise<CityToReview> {
  const { rows } = await db.execute<Omit<CityToReview, 'missing'>>(sql`
    with p as materialized (${placesOf(cityId)})
    select (select count(*)::int from p) as places, (select count(*)::int from p where is_checked) as checked,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'slug', slug, 'isFeatured', is_featured,
          'updatedAt', updated_at)
        order by is_featured desc, km, id), '[]')
        from (select * from p where not is_checked order by is_featured desc, km, id limit 100) l) as list`)
  const [{ places, checked, list } = { places: 0, checked: 0, list: [] }] = rows
  const missing = missingOf({ places, checked })
  return { places, checked, missing, list: list.slice(0, missing) }
}
