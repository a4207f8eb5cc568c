import type { Area, AsksFor, ImportedData } from './imported-data.ts'

export const placesProviderNames = ['openstreetmap', 'geoapify'] as const
export type PlacesProviderName = (typeof placesProviderNames)[number]

/** Where to look: around a city, or around any point. */
export type Centre = { lat: number; lng: number }

/** All that a provider knows around a centre. */
export type FetchedPlaces = ImportedData & {
  /** What was asked for: a stored record inside it that did not come is gone. Undefined where nothing can be concluded. */
  covers: Area | undefined
  /** Of records inside of `covers`: whether this one would have come, by its kind and where it lies. */
  asksFor?: AsksFor
  /** What could not be read, in words that an editor reads; all else is there. */
  lacks?: string | undefined
  /** Of a paid allowance. */
  creditsUsed: number
}

export type FetchOptions = {
  signal?: AbortSignal | undefined
  /** In words that an editor reads, such as 'Waiting 30 s: the service is busy'. */
  onProgress?: (detail: string) => void
}

/** Where places come from; an implementation is a folder beside this file. */
export interface PlacesProvider {
  name: PlacesProviderName
  /** False while it needs a key that nobody has set, or that cannot be read. */
  isAvailable: () => Promise<boolean>
  /** What is wrong with the key that it has, and what to do about it; undefined where nothing is. */
  keyTrouble?: () => Promise<string | undefined>
  /** @throws ProviderError when it came to nothing that could be relied on */
  fetchPlaces: (centre: Centre, options?: FetchOptions) => Promise<FetchedPlaces>
  /** A few names around a centre, cheaply: what an editor sees before switching. @throws ProviderError */
  sample: (centre: Centre, options?: FetchOptions) => Promise<{ found: number; names: string[] }>
}
