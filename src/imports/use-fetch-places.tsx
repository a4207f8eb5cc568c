import type { Job } from '../jobs/job.schema.ts'
import { useWork } from '../jobs/use-work.tsx'
import type { FetchResult } from './fetch-places.schema.ts'

type FetchPlacesOptions = {
  onDone: (result: FetchResult) => void
  /** `message` is the server's, such as 'Overpass does not answer'. */
  onFailed: (message: string) => void
}

/**
 * Fetches places for cities, as a job that goes on when the editor leaves. `start` and `cancel` throw an ApiError when
 * the server refuses.
 */
export function useFetchPlaces({ onDone, onFailed }: FetchPlacesOptions) {
  const onEnd = ({ state, result, error }: Job) => {
    if (state === 'done') onDone(result as FetchResult)
    if (state === 'failed') onFailed(error ?? '')
  }
  const { start, ...work } = useWork({ kind: 'fetch-places', onEnd })
  return {
    ...work,
    start: (cityIds: readonly number[], countryName?: string) =>
      start('/api/admin/fetch-places', { cityIds, ...(countryName !== undefined && { countryName }) }),
  }
}
