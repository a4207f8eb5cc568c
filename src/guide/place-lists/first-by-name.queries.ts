import { type SQL, sql } from 'drizzle-orm'
import { countOf } from '../places/kept-counts.queries.ts'
import { isActive } from './centre.queries.ts'
import type { PlaceFilters } from './place.schema.ts'
import { certaintiesOf, judgedRows } from './place-filters.queries.ts'
import { placeName } from './place-json.queries.ts'

/** Looking whether a place is one of the list costs a fraction of sorting it in. */
const lookedAtForEach = 4

/**
 * Of each part of a city's list by name, which the tables `judged` and `number` are of, as many as may be on the page. Where
 * they should come often enough among the names of all places, those are walked, a few for each of the part; where too few come of
 * that, all of the part come.
 */
export function firstByName(filters: PlaceFilters, radius: number, count: number): SQL {
  const parts = certaintiesOf(filters).map((certainty) => {
    const isOfPart = sql`certainty = ${certainty}::int`
    const isFull = sql`(select count(*) = ${count} from walked)`
    return sql`(
      with walked as materialized (
        with by_name as not materialized (${walkedByName(radius, mostWalked(isOfPart, count))})
        select place_id, km, certainty from (${judgedRows(filters, 'by_name', sql`d.place_id, d.km, d.name`)}) d
        where ${isOfPart} order by name, place_id limit ${count})
      select place_id, km, certainty from walked where ${isFull}
      union all select place_id, km, certainty from judged where ${isOfPart} and not ${isFull})`
  })
  return sql.join(parts, sql` union all `)
}

const mostWalked = (isOfPart: SQL, count: number) => sql`(
  select case when places ^ 2 > ${countOf('all')} * ${count}::float8 then ${lookedAtForEach} * places else 0 end::bigint
  from (select coalesce(sum(places), 0)::float8 as places from number where ${isOfPart}) part)`

/** The rows of `around` of a city among the first places by name: one index has those, another what is around. */
const walkedByName = (radius: number, most: SQL) => sql`
  select p.id as place_id, p.name, d.* from (
    select id, ${placeName} collate "und-x-icu" as name from places p order by 2, 1 limit ${most}) p
  cross join lateral (
    select radius_distance_km as km, traits, fun_type_ids from place_distances d
    where city_id = (select id from city) and place_id = p.id and radius_distance_km <= ${radius}::float8 and ${isActive}
    offset 0) d`
