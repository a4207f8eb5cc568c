import { asc, inArray } from 'drizzle-orm'
import { cities } from '../../guide/cities/city.table.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'

/** @throws Problem 422 that names the first id without a city */
export async function refuseUnknownCities(db: Database, cityIds: readonly number[]): Promise<void> {
  const known = await db
    .select({ id: cities.id })
    .from(cities)
    .where(inArray(cities.id, [...cityIds]))
  const ids = new Set(known.map(({ id }) => id))
  const missing = cityIds.find((id) => !ids.has(id))
  if (missing !== undefined) throw brokenRule('cityIds', `There is no city with the id ${missing}`)
}

export const findAllCityIds = async (db: Database): Promise<number[]> =>
  (await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.name), asc(cities.id))).map(
    ({ id }) => id,
  )

/** The city of that id, or the first by name. @throws Problem 422 when there is none */
export async function cityToTry(db: Database, cityId: number | undefined) {
  const [city] = await db
    .select()
    .from(cities)
    .where(cityId === undefined ? undefined : inArray(cities.id, [cityId]))
    .orderBy(asc(cities.name), asc(cities.id))
    .limit(1)
  if (!city) throw brokenRule('cityId', 'There is no such city')
  return city
}
