import { setImmediate } from 'node:timers/promises'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { PlaceCandidate } from '../../candidates/place-candidate.ts'
import type { OsmElement } from './osm-element.ts'
import { type OsmRefusal, placeCandidateOf } from './osm-place.ts'
import { OverpassGaveUp, overpassElements } from './overpass-answer.provider.ts'

/** What became of each element, by its id: 'node/1'. */
export type OverpassPlaces = {
  byId: Map<string, PlaceCandidate | OsmRefusal>
  asOf: Date | undefined
}

// A few milliseconds of work.
const elementsAtOnce = 200

type ReadOptions = {
  /** False for an element that an answer holds beyond what was asked for. */
  isWanted?: (element: OsmElement) => boolean
  signal?: AbortSignal | undefined
}

/**
 * Translates the elements of an answer as they are read, so that of those that are no places nothing but the reason is
 * kept. Between them the process answers its visitors. @throws ProviderError
 */
export async function readOverpassPlaces(
  bytes: Buffer,
  { isWanted = () => true, signal }: ReadOptions = {},
): Promise<OverpassPlaces> {
  const byId: OverpassPlaces['byId'] = new Map()
  const elements = overpassElements(bytes)
  for (let count = 1; ; count++) {
    const { value, done } = named(() => elements.next())
    if (done) return { byId, asOf: value.asOf }
    if (isWanted(value)) byId.set(`${value.type}/${value.id}`, placeCandidateOf(value, undefined))
    if (count % elementsAtOnce > 0) continue
    await setImmediate()
    signal?.throwIfAborted()
  }
}

/** With the service's name in the error. */
function named<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ProviderError) || error instanceof OverpassGaveUp) throw error
    throw new ProviderError(error.kind, `Overpass's answer cannot be used. ${error.message}`, {
      cause: error,
    })
  }
}

/** Elements that lie on the border between two parts come with both. The date is that of the older part. */
export function joinPlaces(parts: readonly OverpassPlaces[]): OverpassPlaces {
  const byId = new Map(parts.flatMap((part) => [...part.byId]))
  const dates = parts.flatMap(({ asOf }) => asOf ?? [])
  const oldest = dates.reduce<Date | undefined>((a, b) => (a && a < b ? a : b), undefined)
  return { byId, asOf: dates.length === parts.length ? oldest : undefined }
}
