import { cities } from '../cities/city.table.ts'
import { kilometresBetween, type Position } from '../distances/distance.ts'
import type { Database } from '../platform/database.ts'

export type CityPosition = Position & { id: number; name: string }

const farthestKm = 50

export function findCities(tx: Database): Promise<CityPosition[]> {
  return tx.select({ id: cities.id, name: cities.name, lat: cities.lat, lng: cities.lng }).from(cities)
}

/** Undefined when none lies within 50 km. */
export function nearestCity(all: readonly CityPosition[], place: Position): CityPosition | undefined {
  let nearest: CityPosition | undefined
  let nearestKm = farthestKm
  for (const city of all) {
    if (Math.abs(city.lat - place.lat) > 0.5) continue
    const km = kilometresBetween(city, place)
    if (km <= nearestKm) [nearest, nearestKm] = [city, km]
  }
  return nearest
}
