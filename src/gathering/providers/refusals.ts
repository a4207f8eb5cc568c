import type { PlaceCandidate, StoredRecord } from '../candidates/place-candidate.ts'
import type { GeoapifyPlace } from './geoapify/geoapify-place.schema.ts'
import { geoapifyCandidateOf } from './geoapify/geoapify-place.ts'
import type { OsmElement } from './openstreetmap/osm-element.ts'
import { placeCandidateOf } from './openstreetmap/osm-place.ts'
import type { PlacesProviderName } from './provider.ts'

type Reader = (record: StoredRecord) => PlaceCandidate | string | undefined

const readers: Readonly<Record<PlacesProviderName, Reader>> = {
  openstreetmap: ({ raw, sourceDate }) => placeCandidateOf(raw as OsmElement, sourceDate),
  geoapify: ({ raw, sourceDate }) => geoapifyCandidateOf(raw as GeoapifyPlace, sourceDate),
}

const readerOf = new Map<string, Reader>(Object.entries(readers))

/** Why today's rules take a stored record for no place of the guide; undefined where they take it for one. */
export function refusalOf({ provider, ...record }: StoredRecord & { provider: string }) {
  const candidate = readerOf.get(provider)?.(record)
  return typeof candidate === 'string' ? candidate : undefined
}
