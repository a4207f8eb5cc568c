import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { mostListed } from '../../platform/list-part.ts'
import { comingHoursJson, hoursColumns } from '../opening-hours/coming-hours.queries.ts'
import type { PlaceList } from './place.queries.ts'
import type { ByFunTypeQuery } from './place.schema.ts'
import { imagesJson, placeName } from './place-json.queries.ts'

/** What is farther from a city is not around it. */
export const aroundKm = 100

/**
 * Active places of a fun type, each with its cities, nearest first: by name, or by their distance from the city asked for,
 * which then comes first. Undefined for an unknown type or city.
 */
export async function listPlacesByFunType(
  db: Database,
  funTypeSlug: string,
  { country, city, limit = mostListed, offset = 0 }: ByFunTypeQuery,
): Promise<PlaceList | undefined> {
  const order = city ? sql`km, name collate "und-x-icu", id` : sql`name collate "und-x-icu", id`
  const { rows } = await db.execute<PlaceList & { isKnown: boolean }>(sql`
    with fun_type as (select id from fun_types where slug = ${funTypeSlug}),
    city as (select id from cities where slug = ${city ?? null}),
    found as materialized (
      select p.id, p.slug, p.website, p.scenes, ${placeName} as name, ${hoursColumns},
        ${city ? sql`d.radius_distance_km` : sql`null::float8`} as km
      from place_types t join places p on p.id = t.place_id
        ${city ? sql`join place_distances d on d.place_id = p.id and d.city_id = (select id from city)` : sql``}
      where t.fun_type_id = (select id from fun_type) and p.is_active
        ${city ? sql`and d.radius_distance_km <= ${aroundKm}` : sql``}
        ${country ? sql`and p.addr_country = ${country}` : sql``}
    ),
    page as (select * from found order by ${order} limit ${limit} offset ${offset})
    select exists (select from fun_type) ${city ? sql`and exists (select from city)` : sql``} as "isKnown",
      (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'photoUrl',
        (select coalesce(i ->> 'publicUrl', i ->> 'signedUrl', '/api/images/' || (i ->> 'storagePath'),
          i ->> 'originalUrl') from (select ${imagesJson} -> 0 as i) image),
        'photo', ${imagesJson} -> 0, 'scenes', p.scenes, 'website', p.website, 'hours', ${comingHoursJson(new Date())}, 'distances', (
          select coalesce(json_agg(json_build_object('cityName', c.name, 'distance', d.radius_distance_km,
            'distanceKm', d.distance_km, 'drivingTimeMinutes', d.driving_time_minutes)
            order by c.id in (select id from city) desc, d.radius_distance_km), '[]')
          from place_distances d join cities c on c.id = d.city_id where d.place_id = p.id))
        order by ${order}), '[]')::text from page p) as "placesJson"`)
  const [row] = rows
  return row?.isKnown ? row : undefined
}
