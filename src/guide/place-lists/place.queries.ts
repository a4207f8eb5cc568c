import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { mostListed } from '../../platform/list-part.ts'
import { jsonPairs } from '../facts/fact-columns.queries.ts'
import { publicColumns } from '../facts/fact-names.ts'
import { hasGeocodedAddress } from '../geocoding/geocode-answer.queries.ts'
import { nextDaysJson, timeZoneJson, todaysHoursJson } from '../opening-hours/todays-hours.queries.ts'
import { defaultRadiusKm } from '../search-radius/default-radius.ts'
import { utcDay } from '../seasons/open-season.ts'
import type { PageQuery, PlaceDetail, PlacesQuery } from './place.schema.ts'
import { conditionsOf } from './place-filters.queries.ts'
import { funTypesJson, imagesJson, openSeasonJson, placeName } from './place-json.queries.ts'
import { defaultSort, type PlaceSort } from './place-sort.ts'

export type PlaceList = {
  /** How many there are in all, whatever `limit` and `offset` say. */
  total: number
  /** A JSON array, written by PostgreSQL. */
  placesJson: string
}

/**
 * Active places within the radius of a city, nearest first, then by name, unless told otherwise: one statement.
 * Undefined when there is no such city.
 */
export async function listPlacesAround(
  db: Database,
  citySlug: string,
  query: PlacesQuery,
): Promise<PlaceList | undefined> {
  type Row = { cityId: number | null; total: number; placesJson: string }
  const { rows } = await db.execute<Row>(placesAroundStatement(citySlug, query))
  const [row] = rows
  return row?.cityId == null ? undefined : row
}

/** The statement alone: the bench asks the same without the rest of the guide. */
export const placesAroundStatement = (
  citySlug: string,
  { radius = defaultRadiusKm, limit = mostListed, offset = 0, sort = defaultSort, ...filters }: PlacesQuery,
): SQL => sql`
  with city as (select id from cities where slug = ${citySlug}),
  found as materialized (
    select p.id, d.radius_distance_km as distance, d.distance_km, d.driving_time_minutes
    from place_distances d join places p on p.id = d.place_id
    where d.city_id = (select id from city) and d.radius_distance_km <= ${radius} and p.is_active
      ${sql.join(conditionsOf(filters))}
  ),
  page as (
    select p.*, found.distance, found.distance_km, found.driving_time_minutes from found join places p using (id)
    order by ${orderOf(sort, sql`found.distance`)} limit ${limit} offset ${offset}
  )
  select (select id from city) as "cityId", (select count(*)::int from found) as total,
    (select coalesce(json_agg(${listItemJson} order by ${orderOf(sort, sql`p.distance`)}), '[]')::text
      from page p cross join lateral (
        select ${openSeasonJson(utcDay())} as season, ${todaysHoursJson(new Date())} as today) now) as "placesJson"`

/** What a place `p` is ordered by, `distance` being that of its row; the last word is the id's, so that pages never overlap. */
const orderOf = (sort: PlaceSort, distance: SQL): SQL =>
  ({
    distance: sql`${distance}, ${byName}, p.id`,
    featured: sql`p.is_featured desc, ${distance}, ${byName}, p.id`,
    name: sql`${byName}, p.id`,
  })[sort]

const byName = sql`${placeName} collate "und-x-icu"`

const listItemJson = sql`
  json_build_object('id', p.id, 'slug', p.slug, 'name', ${placeName}, 'addrCity', p.addr_city,
    'addrCountry', p.addr_country, 'lat', p.lat, 'lng', p.lng, 'distance', p.distance,
    'distanceKm', p.distance_km, 'drivingTimeMinutes', p.driving_time_minutes, 'isFeatured', p.is_featured,
    'funTypes', ${funTypesJson}, 'openFrom', now.season -> 'openFrom', 'openTo', now.season -> 'openTo',
    'today', now.today, 'website', p.website, 'images', ${imagesJson})`

/** One active place with all that its page shows. */
export async function findPlace(db: Database, slug: string): Promise<PlaceDetail | undefined> {
  const now = new Date()
  const { rows } = await db.execute<{ place: PlaceDetail }>(sql`
    select json_build_object(
      ${jsonPairs(publicColumns)},
      'id', p.id, 'slug', p.slug, 'placeName', ${placeName}, 'isFeatured', p.is_featured,
      'seasons', (select coalesce(json_agg(json_build_object('name', s.name, 'displayName', s.display_name)
        order by s.id), '[]')
        from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id),
      'openFrom', ${openSeasonJson(utcDay(now))} -> 'openFrom', 'openTo', ${openSeasonJson(utcDay(now))} -> 'openTo',
      'today', ${todaysHoursJson(now)}, 'nextDays', ${nextDaysJson(now)}, 'timeZone', ${timeZoneJson},
      'funTypes', ${funTypesJson}, 'images', ${imagesJson},
      'city', (select json_build_object('name', c.name, 'country', c.country, 'slug', c.slug)
        from city_places l join cities c on c.id = l.city_id
        left join place_distances d on d.city_id = c.id and d.place_id = p.id
        where l.place_id = p.id order by d.radius_distance_km nulls last, c.id limit 1),
      'nearCities', (select coalesce(json_agg(near order by near.distance), '[]') from (
        select c.name as "cityName", c.country, c.slug, d.radius_distance_km as distance,
          d.distance_km as "distanceKm", d.driving_time_minutes as "drivingTimeMinutes",
          d.routed_at is not null and d.distance_km is null as "hasNoRoad"
        from place_distances d join cities c on c.id = d.city_id
        where d.place_id = p.id order by d.radius_distance_km limit 6) near),
      'fromOpenStreetMap', exists (select from place_sources s
        where s.place_id = p.id and s.provider in ('openstreetmap', 'geoapify')) or ${hasGeocodedAddress},
      'fromGeoapify', exists (select from place_sources s where s.place_id = p.id and s.provider = 'geoapify'),
      'updatedAt', p.updated_at) as place
    from places p where p.is_active and p.id = coalesce(
      (select id from places where slug = ${slug}), (select place_id from old_place_slugs where slug = ${slug}))`)
  return rows[0]?.place
}

/** Active places of a fun type by name, each with its cities, nearest first. Undefined for an unknown type. */
export async function listPlacesByFunType(
  db: Database,
  funTypeSlug: string,
  { limit = mostListed, offset = 0 }: PageQuery,
): Promise<PlaceList | undefined> {
  const { rows } = await db.execute<{ funTypeId: number | null; total: number; placesJson: string }>(sql`
    with fun_type as (select id from fun_types where slug = ${funTypeSlug}),
    found as materialized (
      select p.id, p.slug, p.website, ${placeName} as name
      from place_types t join places p on p.id = t.place_id
      where t.fun_type_id = (select id from fun_type) and p.is_active
    ),
    page as (select * from found order by name collate "und-x-icu", id limit ${limit} offset ${offset})
    select (select id from fun_type) as "funTypeId", (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'photoUrl',
        (select coalesce(i ->> 'publicUrl', i ->> 'signedUrl', '/api/images/' || (i ->> 'storagePath'),
          i ->> 'originalUrl') from (select ${imagesJson} -> 0 as i) image),
        'photo', ${imagesJson} -> 0, 'website', p.website, 'distances', (
          select coalesce(json_agg(json_build_object('cityName', c.name, 'distance', d.radius_distance_km,
            'distanceKm', d.distance_km, 'drivingTimeMinutes', d.driving_time_minutes)
            order by d.radius_distance_km), '[]')
          from place_distances d join cities c on c.id = d.city_id where d.place_id = p.id))
        order by p.name collate "und-x-icu", p.id), '[]')::text from page p) as "placesJson"`)
  const [row] = rows
  return row?.funTypeId == null ? undefined : row
}
