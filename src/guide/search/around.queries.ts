import { type SQL, sql } from 'drizzle-orm'
import { traitBits } from '../place-lists/trait-bits.ts'
import { fromThere, nearestOfThere } from './around-there.queries.ts'
import { funTypesOf, isPartOfTypes } from './kind.ts'
import { isCalledSo, isFirstOfAll, isOfNone, withNames } from './kind-conditions.queries.ts'
import { type There, thereKm } from './near-text.ts'
import { joinPlaces } from './place-text.queries.ts'
import type { Understood } from './understand.ts'
import { farFromWished, mayBeOpen, type Wished } from './wish-conditions.queries.ts'

/** What a search asks of places; the cities by their ids. */
export type PlaceSearch = Understood<{ id: number }> &
  Wished & {
    text: string
    /** So many places are looked at in each way of finding them. */
    most: number
    /** Around which they shall lie, rather than around cities. */
    there?: There | undefined
  }

interface Around {
  /** A table of ids and kilometres. */
  near: SQL
  /** What is asked of a place `p`. */
  condition: SQL
  /** More kilometres to add. */
  farther?: SQL
}

interface Share {
  share: number
  /** More kilometres for those of it. */
  farther: number
  /** All of it is of the kinds' types. */
  isOfType: boolean
}

const mostCities = 30
const nearKm = 100
// Shares of so many: of the nearest places of a type, and of any type, where a name may tell the kind and where it seldom does.
const ofTypes = 0.6
const ofAnyByName = 0.6
const ofAny = 0.25
// In kilometres: what is as wished, what is known, what is all that was asked for and what is called so may be farther away.
const notAsWished = 30
const notAllIndoors = 10
const notFeatured = 10
const notFirst = 20
const notCalledSo = 6
const notCalledSoOfMany = 60

/**
 * Places of a table of `nearestOf` or `placesAround` by how far away they are, where `km` is longer for what is less likely to be
 * meant; they are joined `withNames`, by `near.km`.
 */
export const around = (
  { country, kinds, most, there, ...search }: PlaceSearch,
  { near, condition, farther = sql`0` }: Around,
): SQL => sql`
  select p.id, near.km * ${there ? kilometreThere : kilometre(country)}::float
      + ${farFromWished(search)} * ${notAsWished}::int
      + case when p.is_featured then 0 else ${notFeatured} end
      + case when ${isFirstOfAll(kinds)} then 0 else ${notFirst} end
      + case when ${isCalledSo(kinds)} then 0 else ${kinds.some(isPartOfTypes) ? notCalledSoOfMany : notCalledSo} end
      + ${search.wishes.includes('indoor') ? isPartlyOutdoors : sql`0`} + ${farther} as km
  from (select id, min(km) as km from (${near}) d where ${isElse(there, kinds)} group by id) near
    ${joinPlaces('near')} ${withNames}
  where p.is_active and ${isIn(country)} and ${mayBeOpen(search)} and ${isOfNone(search.without)} and ${condition}
  order by 2, 1 limit ${most}`

/** In the rain a museum is better than a zoo with a house for apes. */
const isPartlyOutdoors = sql`case when p.setting = 'indoor' then 0 else ${notAllIndoors}::int end`

/** Of a kind others are meant than the sight itself. */
const isElse = (there: There | undefined, kinds: PlaceSearch['kinds']) =>
  there?.id && kinds.length > 0 ? sql`id <> ${there.id}` : sql`true`

/** Around a sight the nearest are meant: what counts ten kilometres around a city counts one. */
const kilometreThere = 10

/** In a country it matters little how far from a city a place is. */
const kilometre = (country: string | undefined) => (country === undefined ? 1 : 0.1)

/** Those of the ids that are around the cities, or there. */
export const placesAround = (search: PlaceSearch, ids: SQL) =>
  search.there
    ? sql`select p.id, ${fromThere(search.there)} as km from (${ids}) found ${joinPlaces('found')}
        where ${fromThere(search.there)} <= ${search.there.km ?? thereKm}`
    : sql`
  select d.place_id as id, d.radius_distance_km as km from (${ids}) found
  join place_distances d on d.place_id = found.id and d.radius_distance_km <= ${nearKm}
    and d.city_id = any(${idsOf(search)})`

/**
 * The nearest that are notable and the nearest others of the kinds' types, and the nearest of whatever type. `seen` is the
 * shortest `km` of `around` that a place may have that was not looked at, where the type tells the kind whatever it is called and
 * whichever of its types that is; null when all were. `is_cut` tells that there are more of the kinds' types.
 */
export function nearestOf(search: PlaceSearch): SQL {
  const { cities, country, kinds, most, there } = search
  const { active, featured } = traitBits
  const slugs = kinds.flatMap(funTypesOf)
  const types = sql`d.fun_type_ids && (select array_agg(id) from fun_types where slug = any(${sql.param(slugs)}::text[]))`
  if (there) return nearestOfThere(there, slugs, most)
  const ofType = slugs.length > 0 ? types : sql`true`
  const isByName = kinds.some(isPartOfTypes)
  const leeway = kinds.length === 0 || isByName ? 0 : notCalledSo + notFirst
  const ofCity = (share: number) => Math.ceil((most * share) / Math.min(cities.length, mostCities))
  const inOrder = (condition: SQL, { share, farther, isOfType }: Share) => sql`(
    select *, ${isOfType}::boolean and count(*) over () = ${ofCity(share)} as is_cut,
      case when count(*) over () = ${ofCity(share)} then max(km) over () * ${kilometre(country)}::float + ${farther + leeway} end as seen from (
      select d.place_id as id, d.radius_distance_km as km from place_distances d
      where d.city_id = c.id and d.radius_distance_km <= ${nearKm} and ${condition}
      order by d.radius_distance_km limit ${ofCity(share)}) nearest)`
  return sql`
    select d.* from unnest(${idsOf(search)}) c(id) cross join lateral (
      ${inOrder(sql`d.traits & ${active | featured} = ${active | featured} and ${ofType}`, { share: ofTypes, farther: 0, isOfType: true })}
      union all ${inOrder(sql`d.traits & ${active | featured} = ${active} and ${ofType}`, { share: ofTypes, farther: notFeatured, isOfType: true })}
      ${slugs.length > 0 ? sql`union all ${inOrder(sql`d.traits & ${active} = ${active}`, { share: isByName ? ofAnyByName : ofAny, farther: notFirst, isOfType: false })}` : sql``}) d`
}

const idsOf = ({ cities }: PlaceSearch) =>
  sql`${sql.param(cities.slice(0, mostCities).map(({ id }) => id))}::int[]`

/** What lies in no country of the guide may be in any. */
const isIn = (country: string | undefined): SQL =>
  country === undefined
    ? sql`true`
    : sql`(p.addr_country = ${country} or p.addr_country is null
        or not exists (select from cities where cities.country = p.addr_country))`
