import { type SQL, sql } from 'drizzle-orm'
import { flat } from './flat-area.ts'
import { type Box, boxOf, isBox, readArea } from './place-area.ts'

const kmPerDegreeOfLatitude = 111.19

/** Whether a place `p` lies within so many kilometres of a city, as the crow flies. */
export const isAround = ([cityId, km]: readonly [cityId: number, km: number]): SQL =>
  sql`p.id in (select d.place_id from place_distances d
    where d.city_id = ${cityId} and d.radius_distance_km <= ${km}::float8)`

/** The same of a position; the index of positions gives the box around it. */
export function isNear([lat, lng, km]: readonly [lat: number, lng: number, km: number]): SQL {
  const north = km / kmPerDegreeOfLatitude
  const farthest = Math.min(89.9, Math.abs(lat) + north)
  const east = north / Math.cos((farthest * Math.PI) / 180)
  // A box over the date line would be two.
  const isWhole = lng - east >= -180 && lng + east <= 180
  return sql`(p.lat between ${lat - north}::float8 and ${lat + north}::float8
    ${isWhole ? sql`and p.lng between ${lng - east}::float8 and ${lng + east}::float8` : sql``}
    and kilometres_between(${lat}::float8, ${lng}::float8, p.lat, p.lng) <= ${km}::float8)`
}

/** Whether a place `p` lies in a rectangle, which the index of positions gives. */
export function isInBox({ south, west, north, east }: Box): SQL {
  const lngs =
    west <= east
      ? sql`p.lng between ${west}::float8 and ${east}::float8`
      : sql`(p.lng >= ${west}::float8 or p.lng <= ${east}::float8)`
  return sql`(p.lat between ${south}::float8 and ${north}::float8 and ${lngs})`
}

/** Whether a place `p` lies inside of an area of an address; only what lies in the box around it is held to its sides. */
export function isInside(text: string): SQL {
  const area = readArea(text)
  if (!area) throw new Error('This text is that of no area')
  const inBox = isInBox(boxOf(area))
  if (isBox(area)) return inBox
  const polygon = area.points.map((point) => `(${flat(point).join()})`).join()
  return sql`(${inBox} and ${`(${polygon})`}::polygon @> point(p.lng, degrees(asinh(tan(radians(p.lat))))))`
}
