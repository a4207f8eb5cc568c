import { type SQL, sql } from 'drizzle-orm'
import { isActive } from '../../guide/place-lists/centre.queries.ts'
import type { Database } from '../../platform/database/database.ts'
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
  if (scope.cityIds || scope.placeIds) return (await db.execute<CityToRoute>(citiesToRoute(scope))).rows
  const { rows: cities } = await db.execute<{ id: number }>(sql`select id from cities order by id`)
  const found: CityToRoute[] = []
  // City by city, or the embedded database would answer nobody for seconds.
  for (const { id } of cities) {
    const { rows } = await db.execute<CityToRoute>(citiesWithPairs(sql`d.city_id = ${id}`))
    found.push(...rows)
  }
  return found.toSorted((one, other) => other.pairs - one.pairs)
}

export const citiesToRoute = (scope: DistanceScope): SQL =>
  sql`${citiesWithPairs(isInScope(scope))} order by due.pairs desc, c.id`

const citiesWithPairs = (isAsked: SQL): SQL => sql`
  select c.id, c.name, c.lat, c.lng, due.pairs from cities c join (
    select d.city_id, count(*)::int as pairs from place_distances d
    where ${isDue} and ${isAsked} group by d.city_id) due on due.city_id = c.id`

export type PairToRoute = { placeId: number; lat: number; lng: number; radiusDistanceKm: number }

/** The next places of the city to ask for, nearest first; those up to `after` were asked for before. */
export async function findPairsToRoute(
  db: Database,
  cityId: number,
  part: PairsAsked,
): Promise<PairToRoute[]> {
  const { rows } = await db.execute<PairToRoute>(pairsToRoute(cityId, part))
  return rows
}

type PairsAsked = { scope?: DistanceScope; after?: PairToRoute | undefined; limit: number }

export function pairsToRoute(cityId: number, { scope = {}, after, limit }: PairsAsked): SQL {
  const isNext = after
    ? sql`(d.radius_distance_km, d.place_id) > (${after.radiusDistanceKm}::float8, ${after.placeId}::integer)`
    : sql`true`
  return sql`
    select d.place_id as "placeId", p.lat, p.lng, d.radius_distance_km as "radiusDistanceKm"
    from place_distances d join places p on p.id = d.place_id
    where d.city_id = ${cityId} and ${isNext} and ${isDue} and ${isInScopeOf(cityId, scope)}
    order by d.radius_distance_km, d.place_id limit ${limit}`
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

/** Asks for others before it is asked for again, in a day. */
export async function putOffPair(db: Database, cityId: number, { placeId }: PairToRoute): Promise<void> {
  await db.execute(sql`
    update place_distances set unknown_at = now() - make_interval(days => ${sql.raw(String(goodForDays - 1))}), updated_at = now()
    where city_id = ${cityId} and place_id = ${placeId}`)
}

const isDue = sql`d.${isActive}
  and coalesce(greatest(d.routed_at, d.unknown_at) < now() - make_interval(days => ${sql.raw(String(goodForDays))}), true)
  and (d.radius_distance_km <= ${sql.raw(String(routedWithinKm))} or not exists (
    select from place_distances nearer
    where nearer.place_id = d.place_id and nearer.radius_distance_km < d.radius_distance_km))`

/** Of a pair `d`. Each part of it has an index of its own: for one place that moved, no other's pairs are looked at. */
function isInScope({ cityIds, placeIds }: DistanceScope): SQL {
  const isOfPlaces = sql`d.place_id = any(${sql.param(placeIds ?? [])}::integer[])`
  if (!cityIds?.length) return isOfPlaces
  const cities = sql`any(${sql.param(cityIds)}::integer[])`
  return sql`d.id in (
    select id from place_distances d where d.city_id = ${cities}
    union select id from place_distances d where ${isOfPlaces}
    -- What came for a city lies near others too.
    union select d.id from city_places l join place_distances d using (place_id) where l.city_id = ${cities})`
}

/** The same of a pair of a city: all of them, or those of some places. */
function isInScopeOf(cityId: number, { cityIds, placeIds }: DistanceScope): SQL {
  if (cityIds?.includes(cityId) || (!cityIds && !placeIds)) return sql`true`
  const isOfPlaces = sql`d.place_id = any(${sql.param(placeIds ?? [])}::integer[])`
  if (!cityIds?.length) return isOfPlaces
  return sql`(${isOfPlaces} or exists (select from city_places l
    where l.place_id = d.place_id and l.city_id = any(${sql.param(cityIds)}::integer[])))`
}
