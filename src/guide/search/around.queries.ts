import { type SQL, sql } from 'drizzle-orm'
import { isCalledSo, isFirstOfAll, withNames } from './kind-conditions.queries.ts'
import type { Understood } from './understand.ts'
import { isAsWished } from './wish-conditions.queries.ts'

/** What a search asks of places; the cities by their ids. */
export type PlaceSearch = Understood<{ id: number }>

interface Around {
  /** What is asked of a place `p`. */
  condition: SQL
  /** More kilometres to add. */
  farther?: SQL
  /** So many places are looked at. */
  most?: number
}

/** Places around the cities that are looked at, the nearest first. */
const mostAround = 20_000
const mostNear = 300
const mostCities = 30
const nearKm = 100
// In kilometres: what is as wished, what is known, what is all that was asked for and what is called so may be farther away.
const notAsWished = 30
const notFeatured = 10
const notFirst = 8
const notCalledSo = 6
const notCalledSoOfMany = 20

/**
 * Places around the cities by how far away they are, where `km` is longer for what is less likely to be meant; they are joined
 * `withNames`, by `near.km`.
 */
export const around = (
  { cities, country, kinds, wishes }: PlaceSearch,
  { condition, farther = sql`0`, most = mostAround }: Around,
): SQL => sql`
  select p.id, near.km * ${country ? 0.1 : 1}::float
      + case when ${isAsWished(wishes)} then 0 else ${notAsWished} end
      + case when p.is_featured then 0 else ${notFeatured} end
      + case when ${isFirstOfAll(kinds)} then 0 else ${notFirst} end
      + case when ${isCalledSo(kinds)} then 0 else ${tellsByName(kinds) ? notCalledSoOfMany : notCalledSo} end
      + ${farther} as km
  from (
    select d.place_id as id, min(d.radius_distance_km) as km
    from unnest(${sql.param(cities.slice(0, mostCities).map(({ id }) => id))}::int[]) c(id) cross join lateral (
      select place_id, radius_distance_km from place_distances
      where city_id = c.id and radius_distance_km <= ${nearKm} order by radius_distance_km
      limit ${Math.ceil(most / Math.min(cities.length, mostCities))}) d
    group by d.place_id
  ) near join places p using (id) ${withNames}
  where p.is_active and ${isIn(country)} and ${condition}
  order by 2, 1 limit ${mostNear}`

/** What lies in no country of the guide may be in any. */
const isIn = (country: string | undefined): SQL =>
  country === undefined
    ? sql`true`
    : sql`(p.addr_country = ${country} or p.addr_country is null
        or not exists (select from cities where cities.country = p.addr_country))`

/** Of a kind that is but a part of its fun types, the others are hardly what was meant. */
const tellsByName = (kinds: PlaceSearch['kinds']) =>
  kinds.some((wanted) => wanted.kinds.every(({ called }) => called))
