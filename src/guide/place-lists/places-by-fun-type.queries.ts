import { sql } from 'drizzle-orm'
import { mostListed } from '../../platform/calls/list-part.ts'
import type { Database } from '../../platform/database/database.ts'
import { cityAsked } from '../cities/city-asked.queries.ts'
import { columnsIn, factPairs } from '../facts/fact-columns.queries.ts'
import { comingHoursJson, hoursColumns } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { countsOf } from '../places/kept-counts.queries.ts'
import { placesAround } from './centre.queries.ts'
import type { PlaceList } from './place.queries.ts'
import { type ByFunTypeQuery, listedFacts } from './place.schema.ts'
import { oftenTrue } from './place-filters.queries.ts'
import { imagesJson, placeName } from './place-json.queries.ts'

/** What is farther from a city is not around it. */
const aroundKm = 100

/**
 * Active places of a fun type, each with its cities, nearest first: by name, or by their distance from the city asked for,
 * which then comes first. `unknown`: what of it there is none of.
 */
export async function listPlacesByFunType(
  db: Database,
  funTypeSlug: string,
  { country, city, limit = mostListed, offset = 0 }: ByFunTypeQuery,
): Promise<PlaceList | { unknown: 'fun type' | 'city' }> {
  const order = city ? sql`km, name collate "und-x-icu", id` : sql`name collate "und-x-icu", id`
  const { rows } = await db.execute<PlaceList & { unknown: 'fun type' | 'city' | null }>(sql`
    with fun_type as (select id from fun_types where slug = ${funTypeSlug}),
    city as (${cityAsked(city)}),
    ${partOf(city, country, limit + offset)},
    found as (
      select p.id, p.slug, p.website, p.scenes, p.edited_fields, ${placeName} as name, ${hoursColumns}, first.km,
        ${columnsIn('p', listedFacts)}
      from first join places p on p.id = first.place_id
    ),
    page as (select * from found order by ${order} limit ${limit} offset ${offset})
    select case when not exists (select from fun_type) then 'fun type'
        ${city ? sql`when not exists (select from city) then 'city'` : sql``} end as unknown,
      (select places::int from number) as total,
      (select coalesce(json_agg(json_build_object(${factPairs(listedFacts)}, 'id', p.id, 'name', p.name, 'slug', p.slug, 'photoUrl',
        (select coalesce(i ->> 'publicUrl', i ->> 'signedUrl', '/api/images/' || (i ->> 'storagePath'),
          i ->> 'originalUrl') from (select ${imagesJson} -> 0 as i) image),
        'photo', ${imagesJson} -> 0, 'scenes', p.scenes, 'website', p.website, 'hours', ${comingHoursJson(new Date())}, 'distances', (
          select coalesce(json_agg(json_build_object('cityName', c.name, 'distance', d.radius_distance_km,
            'distanceKm', d.distance_km, 'drivingTimeMinutes', d.driving_time_minutes)
            order by c.id in (select id from city) desc, d.radius_distance_km), '[]')
          from place_distances d join cities c on c.id = d.city_id where d.place_id = p.id))
        order by ${order}), '[]')::text from page p) as "placesJson"`)
  const [{ unknown, ...list } = { unknown: 'fun type' as const, total: 0, placesJson: '[]' }] = rows
  return unknown ? { unknown } : list
}

function partOf(city: string | undefined, country: string | undefined, count: number) {
  if (!city) return namedOfType(country, count)
  return country ? allOfType(country) : nearestOfType(count)
}

/** The tables `first`, of those that may be on a page around the city, and `number`, how many there are in all. */
const nearestOfType = (count: number) => sql`
  ${placesAround(sql`${aroundKm}`)},
  first as (
    select d.place_id, d.km from around d where ${isOfType} order by d.km fetch first (${count}::bigint) rows with ties),
  number as (select coalesce(sum(d.places), 0) as places from counted d where ${isOfType})`

const isOfType = oftenTrue(sql`d.fun_type_ids @> array(select id from fun_type)`)

/** The same by name: an index has the places of each type in order, and those of each country. */
const namedOfType = (country: string | undefined, count: number) => sql`
  first as (
    select t.place_id, null::float8 as km from place_types t
    where t.fun_type_id = (select id from fun_type) and t.listed_name is not null ${country ? sql`and t.country = ${country}` : sql``}
    order by t.listed_name collate "und-x-icu", t.place_id limit ${count}),
  number as (
    select coalesce(sum(number), 0) as places from ${countsOf('of type')} n
    where of_id = (select id from fun_type) ${country ? sql`and detail = ${country}` : sql``})`

/** Around a city those of a country alone: nothing leads there. */
const allOfType = (country: string) => sql`
  ${placesAround(sql`${aroundKm}`)},
  first as materialized (
    select d.place_id, d.km from around d join places p on p.id = d.place_id
    where ${isOfType} and p.addr_country = ${country}),
  number as (select count(*) as places from first)`
