import { type SQL, sql } from 'drizzle-orm'
import { cityAsked } from '../cities/city-asked.queries.ts'
import { kmPerDegreeOfLatitude, type Position } from '../how-far/distance.ts'
import { traitBits } from './trait-bits.ts'

/** What distances are measured from: a city by its slug, or where somebody is. */
export type Centre = string | Position

/** The id of the city that is the centre, 0 for somebody's position, nothing for an unknown city. */
export const centreId = (centre: Centre): SQL =>
  typeof centre === 'string' ? cityAsked(centre) : sql`select 0 as id`

/**
 * The tables `around`, of active places within a radius in kilometres of the centre, which stands in the table `city`, and
 * `counted`, how many are alike, for totals. Of a city an index answers the first from the nearest on, and kept numbers the
 * second: their `km` are whole, as every radius is. Around a position traits are reckoned for each place, where they are
 * needed.
 */
export const placesWithin = (centre: Centre, radius: number, needsTraits: boolean): SQL =>
  typeof centre === 'string'
    ? placesAround(sql`${radius}`)
    : sql`around as materialized (${placesInBox(centre, radius, needsTraits)}),
      counted as not materialized (select * from around)`

/** The same of the city. */
export const placesAround = (radius: SQL): SQL => sql`around as not materialized (
        select place_id, radius_distance_km as km, traits, fun_type_ids, 1 as places from place_distances
        where city_id = (select id from city) and radius_distance_km <= ${radius}::float8 and ${isActive}),
      counted as not materialized (
        select km, traits, fun_type_ids, places from place_counts
        where city_id = (select id from city) and km <= ${radius}::int and ${isActive})`

/** Of a row that has traits. */
export const isActive = sql.raw(`traits & ${traitBits.active} <> 0`)

const noTraits = sql`(select 0::int8 as traits, '{}'::int[] as fun_type_ids)`

/** By the index of positions: the band of latitudes, and as many degrees of longitude as surely hold the radius. */
function placesInBox({ lat, lng }: Position, radius: number, needsTraits: boolean): SQL {
  const north = radius / kmPerDegreeOfLatitude
  const farthest = Math.min(89, Math.abs(lat) + north)
  const east = north / Math.cos((farthest * Math.PI) / 180)
  return sql`select p.id as place_id, km, told.traits, told.fun_type_ids, 1 as places
    from places p cross join lateral (select kilometres_between(${lat}::float8, ${lng}::float8, p.lat, p.lng) as km) away
      cross join lateral ${needsTraits ? sql`traits_of_places(array[p.id])` : noTraits} told
    where p.lat between ${lat - north}::float8 and ${lat + north}::float8
      and p.lng between ${lng - east}::float8 and ${lng + east}::float8 and km <= ${radius} and p.is_active`
}
