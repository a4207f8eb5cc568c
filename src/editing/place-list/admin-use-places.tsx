import { useCallback, useEffect, useState } from 'react'
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

type Answer = { key: string; list: AdminPlaceList | undefined; hasFailed: boolean }

/** The places that an editor looks at; only the answer to the last question counts. */
export function useAdminPlaces(filters: AdminPlaceFilters): AdminPlaces {
  const [times, setTimes] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ key: '', list: undefined, hasFailed: false })
  const key = `${times} ${new URLSearchParams(adminSearchOf(filters))}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters
  useEffect(() => {
    let isWanted = true
    getAdminPlaces(filters).then(
      (list) => isWanted && setAnswer({ key, list, hasFailed: false }),
      () => {
        if (isWanted) setAnswer(({ list }) => ({ key, list, hasFailed: true }))
      },
    )
    return () => {
      isWanted = false
    }
  }, [key])
  const reload = useCallback(() => setTimes((before) => before + 1), [])
  const isLoading = answer.key !== key
  return { list: answer.list, isLoading, hasFailed: answer.hasFailed && !isLoading, reload }
}
