import { useState } from 'react'
import { countWaiting } from '../../office/shell/waiting.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { AdminPlaceList } from '../places/admin-place.schema.ts'
import { type AdminPlaceFilters, adminSearchOf } from '../places/admin-place-list.ts'
import { getAdminPlaces } from '../places/admin-places.requests.ts'

export interface AdminPlaces {
  /** The list that was there last, until the one that is asked for has come. */
  list: AdminPlaceList | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Asks for the same list once more: something was changed. */
  reload: () => void
  /** How often that was. */
  changes: number
}

/** The places that an editor looks at. */
export function useAdminPlaces(filters: AdminPlaceFilters): AdminPlaces {
  const key = new URLSearchParams(adminSearchOf(filters)).toString()
  const [changes, setChanges] = useState(0)
  const { latest, isLoading, hasFailed, ...answer } = useAnswer(key, () => getAdminPlaces(filters))
  const reload = () => {
    setChanges((count) => count + 1)
    answer.reload()
    void countWaiting()
  }
  return { list: latest, isLoading, hasFailed: hasFailed && !isLoading, reload, changes }
}
