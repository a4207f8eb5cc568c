import { eq } from 'drizzle-orm'
import { cities } from '../../guide/cities/city.table.ts'
import { kilometresBetween, type Position } from '../../guide/how-far/distance.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Queries } from '../../platform/database/database.ts'

export type CityPosition = Position & { id: number; name: string }

/** Where nothing else says which city a place belongs to: the nearest one, if it is no farther. */
export const linkedWithinKm = 50

export function findCities(db: Queries): Promise<CityPosition[]> {
  return db.select({ id: cities.id, name: cities.name, lat: cities.lat, lng: cities.lng }).from(cities)
}

export const hasCity = async (db: Queries, id: number): Promise<boolean> =>
  (await db.$count(cities, eq(cities.id, id))) > 0

/** To whom imports it: without the city, its places would fall to its neighbours. */
export const cityDeleted = () => new Problem(409, 'gone', 'The city was deleted meanwhile')

/** Undefined when none lies within 50 km. */
export function nearestCity(all: readonly CityPosition[], place: Position): CityPosition | undefined {
  let nearest: CityPosition | undefined
  let nearestKm = linkedWithinKm
  for (const city of all) {
    if (Math.abs(city.lat - place.lat) > 0.5) continue
    const km = kilometresBetween(city, place)
    if (km <= nearestKm) [nearest, nearestKm] = [city, km]
  }
  return nearest
}
