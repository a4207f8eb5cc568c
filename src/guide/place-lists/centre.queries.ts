import { type SQL, sql } from 'drizzle-orm'
import { kmPerDegreeOfLatitude, type Position } from '../how-far/distance.ts'

/** What distances are measured from: a city by its slug, or where somebody is. */
export type Centre = string | Position

/** The id of the city that is the centre, 0 for somebody's position, nothing for an unknown city. */
export const centreId = (centre: Centre): SQL =>
  typeof centre === 'string' ? sql`select id from cities where slug = ${centre}` : sql`select 0 as id`

/** The tables `p` of places within a radius in kilometres of the centre, which stands in the table `city`, and `d` of their distances. */
export const placesWithin = (centre: Centre, radius: number): SQL =>
  typeof centre === 'string'
    ? sql`place_distances d join places p on p.id = d.place_id
        and d.city_id = (select id from city) and d.radius_distance_km <= ${radius}`
    : placesInBox(centre, radius)

/** By the index of positions: the band of latitudes, and as many degrees of longitude as surely hold the radius. */
function placesInBox({ lat, lng }: Position, radius: number): SQL {
  const north = radius / kmPerDegreeOfLatitude
  const farthest = Math.min(89, Math.abs(lat) + north)
  const east = north / Math.cos((farthest * Math.PI) / 180)
  return sql`places p join lateral (
      select kilometres_between(${lat}::float8, ${lng}::float8, p.lat, p.lng) as radius_distance_km,
        null::float8 as distance_km, null::int as driving_time_minutes) d
    on p.lat between ${lat - north}::float8 and ${lat + north}::float8
      and p.lng between ${lng - east}::float8 and ${lng + east}::float8 and d.radius_distance_km <= ${radius}`
}
