import { isDestination } from '../destinations.ts'
import type { FetchRadii } from '../fetch-radii.ts'
import type { OsmTags } from './osm-element.ts'
import { attractionKinds, type OsmKindRow, osmKinds, says } from './osm-kinds.ts'

/** All kinds of places that are asked for: those that are fetched from far away, and those of the neighbourhood. */
export const askedKinds: { far: readonly OsmKindRow[]; near: readonly OsmKindRow[] } = {
  // One drives an hour for a castle or a cave, too.
  far: [...osmKinds.filter(({ funType }) => isDestination(funType)), ...attractionKinds.slice(0, 1)],
  near: osmKinds.filter(({ funType }) => !isDestination(funType)),
}

/** How far from a centre an element with these tags is asked for; 0 where it is not. */
export function askedWithinKm(tags: OsmTags, radii: FetchRadii): number {
  const isOf = (rows: readonly OsmKindRow[]) => rows.some(({ key, values }) => says(tags, { key, values }))
  if (isOf(askedKinds.far)) return radii.destinationsKm
  return isOf(askedKinds.near) ? radii.neighbourhoodKm : 0
}
