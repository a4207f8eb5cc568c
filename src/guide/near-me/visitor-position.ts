import type { CityFilters } from '../city-page/city-filters.ts'
import type { Position } from '../how-far/distance.ts'

/** What a visitor looks for around where he is, or around what is called so. */
export interface NearSearch {
  position: Position
  /** 'Stuttgart, Baden-Württemberg, Germany'; left out for where he is. */
  around?: string
  filters?: Partial<CityFilters>
  /** The query of the address that the filters were first set by. */
  askedBy?: string
}

let kept: NearSearch | undefined

/** Held by this page of this browser alone: in no address, no storage and no cache; gone with the page. */
export const keepNearSearch = (search: NearSearch): void => {
  kept = search
}

export const keptNearSearch = (): NearSearch | undefined => (import.meta.env.SSR ? undefined : kept)
