import type { Position } from '../../distances/distance.ts'
import type { GeocodeAnswer } from './geocode-answer.schema.ts'

type Options = { signal?: AbortSignal | undefined }

/** Finds addresses. Every call may throw a ProviderError. */
export type Geocoder = {
  /** The objects of at most 50 ids such as 'node/1'; unknown ones are missing. */
  lookUp: (placeIds: readonly string[], options?: Options) => Promise<Map<string, GeocodeAnswer>>
  /** What lies nearest to the position; null when nothing does. */
  reverse: (position: Position, options?: Options) => Promise<GeocodeAnswer | null>
}
