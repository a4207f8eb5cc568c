import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { DistanceScope } from './distance.queries.ts'

/**
 * How far from a city its places are routed: farther than the usual search, nearer than the horizon, so that a public
 * server is asked for what visitors see and no more. A place's nearest city counts at any distance.
 */
const routedWithinKm = 60

/** Roads change slowly, and the terms of the public servers ask for few requests. */
const goodForDays = 90

export type CityToRoute = { id: number; name: string; lat: number; lng: number; pairs: number }

/** The cities with routes to ask for, and how many; those with the most first. */
export async function findCitiesToRoute(db: Database, scope: DistanceScope = {}): Promise<CityToRoute[]> {
  const { rows } = await db.execute<CityToRoute>(sql`
    select c.id, c.name, c.lat, c.lng, due.pairs from cities c join (
      select d.city_id, count(*)::int as pairs from place_distances d join places p on p.id = d.place_id
      where ${isDue} and ${isInScope(scope)} group by d.city_id) due on due.city_id = c.id
    order by due.pairs desc, c.id`)
  return rows
}

export type PairToRoute = { placeId: number; lat: number; lng: number; radiusDistanceKm: number }

/** The next places of the city to ask for, nearest first; those up to `after` were asked for before. */
export async function findPairsToRoute(
  db: Database,
  cityId: number,
  { scope = {}, after, limit }: { scope?: DistanceScope; after?: PairToRoute | undefined; limit: number },
): Promise<PairToRoute[]> {
  const isNext = after
    ? sql`(d.radius_distance_km, d.place_id) > (${after.radiusDistanceKm}::float8, ${after.placeId}::integer)`
    : sql`true`
  const { rows } = await db.execute<PairToRoute>(sql`
    select d.place_id as "placeId", p.lat, p.lng, d.radius_distance_km as "radiusDistanceKm"
    from place_distances d join places p on p.id = d.place_id
    where d.city_id = ${cityId} and ${isNext} and ${isDue} and ${isInScope(scope)}
    order by d.radius_distance_km, d.place_id limit ${limit}`)
  return rows
}

/** Null means that no road leads there, unless nobody can tell. */
export type RoutedPair = PairToRoute & {
  isUnknown?: boolean
  distanceKm: number | null
  drivingTimeMinutes: number | null
}

/** Keeps the answers, and what was known before where there is none; not for pairs that have moved since they were read. */
export async function storeRoutes(
  db: Database,
  cityId: number,
  routed: readonly RoutedPair[],
): Promise<void> {
  if (routed.length === 0) return
  await db.execute(sql`
    update place_distances as d set
      distance_km = case when r."isUnknown" then d.distance_km else r."distanceKm" end,
      driving_time_minutes = case when r."isUnknown" then d.driving_time_minutes else r."drivingTimeMinutes" end,
      routed_at = case when r."isUnknown" then d.routed_at else now() end,
      unknown_at = case when r."isUnknown" then now() end, updated_at = now()
    from json_to_recordset(${JSON.stringify(routed)}::json)
      as r("placeId" integer, "isUnknown" boolean, "radiusDistanceKm" float8, "distanceKm" float8, "drivingTimeMinutes" integer)
    where d.city_id = ${cityId} and d.place_id = r."placeId"
      and abs(d.radius_distance_km - r."radiusDistanceKm") < 0.000001`)
}

const isDue = sql`p.is_active
  and coalesce(greatest(d.routed_at, d.unknown_at) < now() - make_interval(days => ${sql.raw(String(goodForDays))}), true)
  and (d.radius_distance_km <= ${sql.raw(String(routedWithinKm))} or not exists (
    select from place_distances nearer
    where nearer.place_id = d.place_id and nearer.radius_distance_km < d.radius_distance_km))`

function isInScope({ cityIds, placeIds }: DistanceScope): SQL {
  if (!cityIds && !placeIds) return sql`true`
  const cities = sql`any(${sql.param(cityIds ?? [])}::integer[])`
  // What came for a city lies near others too.
  return sql`(d.city_id = ${cities} or d.place_id = any(${sql.param(placeIds ?? [])}::integer[])
    or exists (select from city_places l where l.place_id = d.place_id and l.city_id = ${cities}))`
}
