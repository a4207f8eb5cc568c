import { useAnswer } from '../../ui/use-answer.ts'
import type { AdminPlaceList } from '../places/admin-place.schema.ts'
import { type AdminPlaceFilters, adminSearchOf } from '../places/admin-place-list.ts'
import { getAdminPlaces } from '../places/admin-places.requests.ts'

export interface AdminPlaces {
  /** The list that was there last, until the one that is asked for has come. */
  list: AdminPlaceList | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Asks for the same list once more. */
  reload: () => void
}

/** The places that an editor looks at. */
export function useAdminPlaces(filters: AdminPlaceFilters): AdminPlaces {
  const key = new URLSearchParams(adminSearchOf(filters)).toString()
  const { latest, isLoading, hasFailed, reload } = useAnswer(key, () => getAdminPlaces(filters))
  return { list: latest, isLoading, hasFailed: hasFailed && !isLoading, reload }
}
