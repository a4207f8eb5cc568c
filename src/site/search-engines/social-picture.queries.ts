import { sql } from 'drizzle-orm'
import { cityAsked } from '../../guide/cities/city-asked.queries.ts'
import { funTypesJson, isRoughPlace, placeName } from '../../guide/place-lists/place-json.queries.ts'
import { placesAsked } from '../../guide/places/places-asked.queries.ts'
import { defaultRadiusKm } from '../../guide/search-radius/default-radius.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CityCard, PlaceCard } from './social-card.ts'

/** Undefined for an unknown city. */
export async function findCityCard(db: Database, slug: string): Promise<CityCard | undefined> {
  const { rows } = await db.execute<CityCard>(sql`
    select c.name, c.country, (select coalesce(json_agg(shown), '[]') from (
      select p.slug, p.scenes, ${funTypesJson} as "funTypes"
      from place_distances d join places p on p.id = d.place_id
      where d.city_id = c.id and d.radius_distance_km <= ${defaultRadiusKm} and p.is_active and p.scenes <> '{}'
      order by p.is_featured desc, d.radius_distance_km, p.id limit 3) shown) as places
    from cities c where c.id = (${cityAsked(slug)})`)
  return rows[0]
}

/** Undefined for a place that is not shown. */
export async function findPlaceCard(db: Database, slug: string): Promise<PlaceCard | undefined> {
  const { rows } = await db.execute<PlaceCard>(sql`
    select p.slug, ${placeName} as name, p.addr_city as town, p.addr_country as country, p.scenes,
      ${funTypesJson} as "funTypes",
      (select json_build_object('cityName', c.name, 'distance', d.radius_distance_km,
          'isRough', ${isRoughPlace}, 'drivingTimeMinutes', d.driving_time_minutes)
        from place_distances d join cities c on c.id = d.city_id
        where d.place_id = p.id order by d.radius_distance_km limit 1) as near
    from ${placesAsked([slug])}`)
  return rows[0]
}
