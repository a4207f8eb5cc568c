import type { FoundAddress } from '../../../guide/door-to-gate/ways.schema.ts'
import type { GeocodeAnswer } from '../../../guide/geocoding/geocode-answer.schema.ts'
import type { Position } from '../../../guide/how-far/distance.ts'

type Options = { signal?: AbortSignal | undefined }

/** Finds addresses. Every call may throw a ProviderError. */
export type Geocoder = {
  /** The objects of at most 50 ids such as 'node/1'; unknown ones are missing. */
  lookUp: (placeIds: readonly string[], options?: Options) => Promise<Map<string, GeocodeAnswer>>
  /** What lies nearest to the position; null when nothing does. */
  reverse: (position: Position, options?: Options) => Promise<GeocodeAnswer | null>
}

/** `object` is all that is known of it; undefined where that cannot be read. */
export type FoundObject = FoundAddress & { object: GeocodeAnswer | undefined }

export type AddressSearch = {
  /** Where what somebody typed lies, the likeliest first and at most five. @throws ProviderError */
  search: (text: string, options?: Options) => Promise<FoundObject[]>
}
