import { kilometresBetween, type Position } from '../../../guide/how-far/distance.ts'
import type { NearbyKind } from '../../../guide/nearby/nearby-kinds.ts'
import { type NearbyMeaning, walkMetres } from './osm-nearby.ts'
import { isWithin, type Outline } from './osm-outline.ts'

/** A place that is asked about. */
export type Surrounded = Position & {
  placeId: number
  /** Its own elements, such as 'way/1': none of them lies near it. */
  osmIds: readonly string[]
  /** Who is at a playground does not look for one. */
  isPlayground: boolean
}

export type Thing = Position & { osmId: string; meaning: NearbyMeaning }

/** `metres`: from the place's position, as the crow flies. `isInside`: within the place's own outline. */
export type FoundNearby = Omit<NearbyMeaning, 'isForGuests'> &
  Position & { osmId: string; metres: number; isInside: boolean }

/** Of each kind the nearest within a walk; what lies inside of the place comes before what is nearer to its middle. */
export function nearestThings(
  place: Surrounded,
  things: readonly Thing[],
  outlines: ReadonlyMap<string, Outline>,
): FoundNearby[] {
  const own = place.osmIds.map((id) => outlines.get(id)).filter((outline) => outline !== undefined)
  const nearest = new Map<NearbyKind, FoundNearby>()
  for (const thing of things) {
    const found = foundNear(place, thing, own)
    if (!found) continue
    const before = nearest.get(found.kind)
    if (!before || isNearer(found, before)) nearest.set(found.kind, found)
  }
  return [...nearest.values()]
}

// More than any walk.
const farDegrees = 0.02

function foundNear(
  place: Surrounded,
  { osmId, lat, lng, meaning: { isForGuests, ...meaning } }: Thing,
  own: readonly Outline[],
): FoundNearby | undefined {
  if (Math.abs(lat - place.lat) > farDegrees || place.osmIds.includes(osmId)) return undefined
  if (place.isPlayground && meaning.kind === 'playground') return undefined
  const metres = Math.round(kilometresBetween(place, { lat, lng }) * 1000)
  if (metres > walkMetres[meaning.kind]) return undefined
  const isInside = own.some((outline) => isWithin({ lat, lng }, outline))
  if (isForGuests && !isInside) return undefined
  return { ...meaning, osmId, lat, lng, metres, isInside }
}

function isNearer(a: FoundNearby, b: FoundNearby): boolean {
  if (a.isInside !== b.isInside) return a.isInside
  // Whichever comes first in the answer, the same is told.
  return a.metres === b.metres ? a.osmId < b.osmId : a.metres < b.metres
}
