import { kilometresBetween, type Position } from '../how-far/distance.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { type Pack, placesOf } from './pack.ts'

/** The kept city around which a position lies, the nearest of several; undefined where nothing around it is kept. */
export const packAround = (packs: readonly Pack[], position: Position): Pack | undefined =>
  packs
    .flatMap((pack) =>
      pack.city ? [{ pack, km: kilometresBetween(pack.city, position), city: pack.city }] : [],
    )
    .filter(({ km, city }) => km <= city.radius)
    .toSorted((a, b) => a.km - b.km)[0]?.pack

/** What is kept, by its distance from a position: no way by road is known from there. */
export const placesNear = (packs: readonly Pack[], position: Position): KeptPlace[] =>
  placesOf(packs).map((place) => ({
    ...place,
    ...{ distance: kilometresBetween(position, place), distanceKm: null, drivingTimeMinutes: null },
    hasNoRoad: false,
  }))

/** What a call says of where the visitor is. */
export function positionOf(body: unknown): Position | undefined {
  const { lat, lng } = Object(body)
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}
