import { type SQL, sql } from 'drizzle-orm'
import { defaultRadiusKm } from '../../guide/search-radius/default-radius.ts'
import type { Database } from '../../platform/database.ts'
import { destinations } from '../providers/destinations.ts'
import { isClosedNow } from './closed-now.queries.ts'
import { featuredPerCity, featuredPerFunType } from './how-many-featured.ts'
import { startFeatured } from './start-featured.queries.ts'

/**
 * No city that has places opens empty: where none of its places is featured, the best few are, however little is known of
 * them; a city without places of its own opens with what lies around it. What an editor took off the list stays off. How
 * many were not before. All cities are looked at unless some are named; not to be called in a transaction that measures them.
 */
export async function featureBareCities(db: Database, cityIds?: readonly number[]): Promise<number> {
  let featured = 0
  // A city at a time: what one has to read is bounded by what lies around it.
  for (const { id, isEmpty } of await findBareCities(db, cityIds))
    featured += await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(bestOf(id, belongsToCity))
      if (rows.length > 0 || !isEmpty) return startFeatured(tx, rows)
      const around = await tx.execute<{ id: number }>(bestOf(id, sql``))
      return startFeatured(tx, around.rows)
    })
  return featured
}

type BareCity = {
  id: number
  /** Of others nothing is featured around it either. */
  isEmpty: boolean
}

/**
 * Those without a featured place of their own that have a place to show. From the featured places, since they are few; of
 * the others one is enough.
 */
async function findBareCities(db: Database, cityIds?: readonly number[]): Promise<BareCity[]> {
  const isAsked = cityIds ? sql`c.id = any(${sql.param([...cityIds])}::integer[])` : sql`true`
  const { rows } = await db.execute<BareCity>(sql`
    with featured as materialized (
      select d.city_id, bool_or(l.id is not null) is_own from places p
      join place_distances d on d.place_id = p.id and ${isNear}
      left join city_places l on l.place_id = p.id and l.city_id = d.city_id
      where p.is_active and p.is_featured group by d.city_id
    )
    select c.id, f.city_id is null "isEmpty" from cities c left join featured f on f.city_id = c.id
    cross join lateral (
      select from place_distances d join places p on p.id = d.place_id and p.is_active
      where d.city_id = c.id and ${isNear} limit 1
    ) around
    where ${isAsked} and f.is_own is not true order by c.id`)
  return rows
}

/** With how much of it a city opens. */
const isNear = sql`d.radius_distance_km <= ${defaultRadiusKm}::float8`

const belongsToCity = sql`join city_places l on l.place_id = p.id and l.city_id = d.city_id`

// As far as our own columns tell it: the same for whatever brought the place.
const notability = sql`(case when p.wikidata is null then 0 else 3 end + case when p.website is null then 0 else 2 end
  + case when length(p.description) > 200 then 2 else 0 end
  + case when coalesce(p.opening_hours, p.usual_hours) is null then 0 else 1 end
  + case when coalesce(p.wikimedia_commons, p.image_url) is null then 0 else 1 end
  + case when f.slug = any(${sql.param([...destinations])}::text[]) then 1 else 0 end)`

/** Ids of the best around the city, but for those that an editor took off. */
const bestOf = (cityId: number, whose: SQL): SQL => sql`
  with candidate as (
    select p.id, t.fun_type_id, row_number() over (
      order by ${isClosedNow}, ${notability} desc, d.radius_distance_km, p.name collate "C", p.id) place
    from place_distances d join places p on p.id = d.place_id and p.is_active ${whose}
    left join place_types t on t.place_id = p.id and t.rank = 0 left join fun_types f on f.id = t.fun_type_id
    where d.city_id = ${cityId}::integer and ${isNear} and not ${isTakenOff}
  ), within_type as (
    select id, place, row_number() over (partition by fun_type_id order by place) of_type from candidate
  )
  select id from within_type where of_type <= ${featuredPerFunType}::integer
  order by place limit ${featuredPerCity}::integer`

const isTakenOff = sql`exists (select from audit_log a where a.entity = 'places' and a.entity_id = p.id::text
  and a.action = 'update' and a.import_run_id is null and a.after ->> 'isFeatured' = 'false')`
