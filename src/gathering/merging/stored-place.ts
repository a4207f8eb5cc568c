import type { PlaceFlag } from './place-edit.ts'
import type { ComputedPlace } from './place-merge.ts'

/** A place as its row stands; `lastFetched` is null where nothing was ever fetched. */
export type StoredPlace = ComputedPlace &
  Record<PlaceFlag, boolean> & { id: number; editedFields: string[]; lastFetched: Date | null }
