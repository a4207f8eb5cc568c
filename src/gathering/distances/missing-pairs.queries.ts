import { sql } from 'drizzle-orm'
import { kmPerDegreeOfLatitude } from '../../guide/how-far/distance.ts'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Database, Queries } from '../../platform/database.ts'
import { distanceHorizonKm, refreshDistances } from './distance.queries.ts'
import { routeDistancesSoon } from './route-soon.queries.ts'

/** One or a few cities with all places near them, or some thousand places with all cities near them. */
type Checked = { cityIds: number[]; placeIds?: never } | { placeIds: number[]; cityIds?: never }

/**
 * Fills in the pairs within the horizon that are not stored; how many they were. What is complete costs one read, which
 * holds nobody up.
 */
export async function fillMissingPairs(db: Database, checked: Checked): Promise<number> {
  if ((await countMissingPairs(db, checked)) === 0) return 0
  return db.transaction(async (tx) => {
    await holdPlaces(tx)
    const missing = await countMissingPairs(tx, checked)
    await refreshDistances(tx, checked)
    await routeDistancesSoon(tx, checked, null)
    return missing
  })
}

async function countMissingPairs(db: Queries, { cityIds, placeIds }: Checked): Promise<number> {
  const horizonKm = await distanceHorizonKm(db)
  const band = horizonKm / kmPerDegreeOfLatitude
  const chosen = cityIds
    ? sql`city.id = any(${sql.param(cityIds)}::integer[])`
    : sql`place.id = any(${sql.param(placeIds)}::integer[])`
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::integer as missing from cities city join places place
      on place.lat between city.lat - ${band}::float8 and city.lat + ${band}::float8
    where ${chosen} and kilometres_between(city.lat, city.lng, place.lat, place.lng) <= ${horizonKm}::float8
      and not exists (select from place_distances where city_id = city.id and place_id = place.id)`)
  return rows[0]?.missing ?? 0
}
