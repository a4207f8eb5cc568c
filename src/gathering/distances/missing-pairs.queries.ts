import { sql } from 'drizzle-orm'
import { holdPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { distanceHorizonKm, pairsWithin, placesOf, refreshDistances } from './distance.queries.ts'
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

/** How many pairs within the horizon are not stored. */
export async function countMissingPairs(db: Queries, { cityIds, placeIds }: Checked): Promise<number> {
  const horizonKm = await distanceHorizonKm(db)
  const places = placeIds ? placesOf(placeIds) : sql`places`
  const cities = cityIds
    ? sql`(select * from cities where id = any(${sql.param(cityIds)}::integer[]))`
    : sql`cities`
  const { rows } = await db.execute<{ missing: number }>(sql`
    select count(*)::integer as missing from (${pairsWithin(horizonKm, places, cities)}) as pair
    where not exists (
      select from place_distances d where d.city_id = pair.city_id and d.place_id = pair.place_id)`)
  return rows[0]?.missing ?? 0
}
