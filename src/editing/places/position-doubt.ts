import { kilometresBetween, type Position } from '../../guide/how-far/distance.ts'

/** As far as distances are kept, whatever radii the guide has. */
export const nearKm = 100

/** As many degrees of latitude are farther on any meridian. */
const nearDegrees = 1

/**
 * A position that no city is near to is a slip more often than a place. 'swapped' where it would be near one with its two
 * numbers the other way round, 'far' otherwise.
 */
export function positionDoubt(at: Position, cities: readonly Position[]): 'far' | 'swapped' | undefined {
  const isNear = ({ lat, lng }: Position) =>
    cities.some(
      (city) => Math.abs(city.lat - lat) < nearDegrees && kilometresBetween(city, { lat, lng }) <= nearKm,
    )
  if (cities.length === 0 || isNear(at)) return undefined
  return Math.abs(at.lng) <= 90 && isNear({ lat: at.lng, lng: at.lat }) ? 'swapped' : 'far'
}
