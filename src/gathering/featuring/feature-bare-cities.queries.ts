import { type SQL, sql } from 'drizzle-orm'
import { has } from '../../guide/place-lists/place-filters.queries.ts'
import { traitBits } from '../../guide/place-lists/trait-bits.ts'
import { defaultRadiusKm } from '../../guide/search-radius/default-radius.ts'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import type { Database } from '../../platform/database/database.ts'
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

async function findBareCities(db: Database, cityIds?: readonly number[]): Promise<BareCity[]> {
  const { rows } = await db.execute<BareCity>(bareCities(cityIds))
  return rows
}

/** Those without a featured place of their own that have a place to show: of each city its index is walked to the first of a kind. */
export function bareCities(cityIds?: readonly number[]): SQL {
  const isAsked = cityIds ? sql`c.id = any(${sql.param([...cityIds])}::integer[])` : sql`true`
  const hasFeatured = (whose: SQL) => hasAround(traitBits.active | traitBits.featured, whose)
  return sql`
    select c.id, not ${hasFeatured(sql``)} as "isEmpty" from cities c
    where ${isAsked} and not ${hasFeatured(isOwn)} and ${hasAround(traitBits.active, sql``)} order by c.id`
}

/** Whether some place near the city `c` has these traits. As 'exists' all cities' places might be read at once, for one of them too. */
const hasAround = (traits: number, whose: SQL): SQL => sql`coalesce((
  select true from place_distances d where d.city_id = c.id and ${isNear} and ${has(traits)} ${whose}
  order by d.radius_distance_km limit 1), false)`

/** With how much of it a city opens. */
const isNear = sql`d.radius_distance_km <= ${defaultRadiusKm}::float8`

/** As a join all of both would be read, and put in order, for the first of them. */
const isOwn = sql`and (select true from city_places l where l.place_id = d.place_id and l.city_id = d.city_id)`

const belongsToCity = sql`join city_places l on l.place_id = d.place_id and l.city_id = d.city_id`

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
  and a.action = 'update' and ${isByHand('a')} and a.after ->> 'isFeatured' = 'false')`
