import { eq, max, type SQL, sql } from 'drizzle-orm'
import { kmPerDegreeOfLatitude } from '../../guide/how-far/distance.ts'
import { drivingMinutes } from '../../guide/how-far/driving-minutes.queries.ts'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import { searchRadiusOptions } from '../../guide/search-radius/search-radius-option.table.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'

const leastHorizonKm = 100

/** Distances are stored up to here: the largest radius a visitor can choose, at least 100 km. */
export async function distanceHorizonKm(db: Queries): Promise<number> {
  const [largest] = await db
    .select({ radiusKm: max(searchRadiusOptions.radiusKm) })
    .from(searchRadiusOptions)
    .where(eq(searchRadiusOptions.isActive, true))
  return Math.max(largest?.radiusKm ?? 0, leastHorizonKm)
}

export interface DistanceScope {
  placeIds?: number[]
  cityIds?: number[]
}

/**
 * Brings the pairs of these places and of these cities up to date with where they lie; every pair when neither is
 * named; those of cities in several statements, none of which takes much longer than `pairsAtOnce` pairs do. A pair that did not move keeps its row untouched; one that did forgets its route by road. To be called in the
 * transaction that adds or moves either: whoever measures cities waits for those who write places, and they for it, so that
 * of a city and a place made at once the later sees the earlier, and no place goes while its pairs are stored.
 */
export async function refreshDistances(
  tx: Transaction,
  { placeIds, cityIds }: DistanceScope = {},
  pairsAtOnce = usualPairsAtOnce,
): Promise<void> {
  if (cityIds?.length || !placeIds) await holdPlaces(tx)
  const horizonKm = await distanceHorizonKm(tx)
  if (!placeIds && !cityIds) await refreshPairs(tx, horizonKm, sql`places`, sql`cities`, sql`true`)
  if (placeIds?.length) {
    const inScope = sql`distance.place_id = ${anyOf(placeIds)}`
    await refreshPairs(tx, horizonKm, placesOf(placeIds), sql`cities`, inScope)
  }
  if (cityIds?.length)
    for (const band of await bandsOf(tx, horizonKm, { cityIds, pairsAtOnce })) {
      const places = band ? sql`(select id, lat, lng from places where ${band})` : sql`places`
      const isOfBand = band ? sql`distance.place_id in (select id from places where ${band})` : sql`true`
      const inScope = sql`distance.city_id = ${anyOf(cityIds)} and ${isOfBand}`
      await refreshPairs(tx, horizonKm, places, citiesOf(cityIds), inScope)
    }
}

// A statement of a server has 30 s (020), and 200,000 pairs around one city took 8 on a busy machine.
const usualPairsAtOnce = 50_000

/**
 * Conditions of a place's latitude that part the Earth into bands in which about so many pairs of these cities lie, those that are
 * stored among them; undefined where one band has them all.
 */
async function bandsOf(
  tx: Transaction,
  horizonKm: number,
  { cityIds, pairsAtOnce }: { cityIds: readonly number[]; pairsAtOnce: number },
): Promise<(SQL | undefined)[]> {
  const { rows } = await tx.execute<{ lat: number }>(sql`
    select distinct lat from (
      select lat, row_number() over (order by lat) as number from (
        select city_id, place_id, lat from (${pairsWithin(horizonKm, sql`places`, citiesOf(cityIds))}) as near
        union
        select d.city_id, place.id, place.lat from place_distances d join places place on place.id = d.place_id
        where d.city_id = ${anyOf(cityIds)}
      ) as known
    ) as numbered where number % ${pairsAtOnce}::integer = 0 order by lat`)
  if (rows.length === 0) return [undefined]
  const cuts = [-90, ...rows.map(({ lat }) => lat)]
  return cuts.map((from, at) => sql`lat >= ${from}::float8 and lat < ${cuts[at + 1] ?? 91}::float8`)
}

/** Stores the pairs of places that the caller's transaction has added, which have none yet. */
export async function addDistances(tx: Transaction, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return
  const near = pairsWithin(await distanceHorizonKm(tx), placesOf(placeIds), sql`cities`)
  await tx.execute(sql`with pair as materialized (${near}) ${insertPairs}`)
}

const citiesOf = (ids: readonly number[]) => sql`(select * from cities where id = ${anyOf(ids)})`

const anyOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::integer[])`

// Taken by their ids first, whatever the planner thinks of the band of latitude that it would walk for each city.
export const placesOf = (ids: readonly number[]) =>
  sql`(select id, lat, lng from places where id = ${anyOf(ids)} offset 0)`

async function refreshPairs(
  tx: Transaction,
  horizonKm: number,
  places: SQL,
  cities: SQL,
  inScope: SQL,
): Promise<void> {
  await tx.execute(sql`
    with pair as materialized (${pairsWithin(horizonKm, places, cities)}), too_far as (
      delete from place_distances as distance
      where ${inScope} and not exists (
        select from pair where pair.city_id = distance.city_id and pair.place_id = distance.place_id)
    )
    ${insertPairs}
    on conflict (city_id, place_id) do update set
      radius_distance_km = excluded.radius_distance_km,
      radius_driving_time_minutes = excluded.radius_driving_time_minutes,
      distance_km = null, driving_time_minutes = null, routed_at = null, unknown_at = null, updated_at = now()
    -- A millimetre: two engines may differ in the last digit of the same sum.
    where abs(distance.radius_distance_km - excluded.radius_distance_km) > 0.000001`)
}

/** Each of these cities with each of these places that is no farther: city_id, place_id, its lat, km. */
export function pairsWithin(horizonKm: number, places: SQL, cities: SQL): SQL {
  const band = horizonKm / kmPerDegreeOfLatitude
  return sql`
    select * from (
      select city.id as city_id, place.id as place_id, place.lat,
        kilometres_between(city.lat, city.lng, place.lat, place.lng) as km
      from (select *, ${degreesEast(band)} as east from ${cities} as c) as city join ${places} as place
        on place.lat between city.lat - ${band}::float8 and city.lat + ${band}::float8
        and city.lat between place.lat - ${band}::float8 and place.lat + ${band}::float8
        and place.lng between city.lng - city.east and city.lng + city.east) as near
    where km <= ${horizonKm}::float8`
}

/** As many degrees of longitude from a city `c` as surely hold that many of latitude: all, where they go around the Earth. */
function degreesEast(band: number): SQL {
  const farthest = sql`abs(c.lat) + ${band}::float8`
  const east = sql`${band}::float8 / cosd(least(89, ${farthest}))`
  return sql`case when ${farthest} < 89 and abs(c.lng) + ${east} < 180 then ${east} else 360 end`
}

const insertPairs = sql`
  insert into place_distances as distance
    (city_id, place_id, radius_distance_km, radius_driving_time_minutes, traits, fun_type_ids)
  select city_id, pair.place_id, km, ${drivingMinutes(sql`km`)}, told.traits, told.fun_type_ids
  from pair cross join lateral traits_of_places(array[pair.place_id]) told`
