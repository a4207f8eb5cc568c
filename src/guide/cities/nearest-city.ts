import { kilometresBetween, type Position } from '../how-far/distance.ts'
import type { City } from './city.schema.ts'

/** Kilometres; whoever is farther from all our cities than this is not near any. */
export const nearCityKm = 300

/** The city nearest to a position; undefined when all are too far. */
export function nearestCity(cities: readonly City[], position: Position): City | undefined {
  const near = cities
    .map((city) => ({ city, km: kilometresBetween(city, position) }))
    .filter(({ km }) => km <= nearCityKm)
  return near.sort((a, b) => a.km - b.km)[0]?.city
}
