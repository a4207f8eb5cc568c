import { useState } from 'react'
import type { FetchResult } from '../../gathering/imports/fetch-places.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { forgetAnswers } from '../../web/remembered.ts'

type FetchPlacesOptions = {
  onDone: (result: FetchResult) => void
  /** It did not begin, for `refusal`, or came to nothing, for what the job says. */
  onFailed: () => void
  /** However it ended, what it had stored by then is there. */
  onEnd: () => void
}

/**
 * Fetches places for cities, as a job that goes on when the editor leaves. `cancel` throws an ApiError when the server
 * refuses.
 */
export function useFetchPlaces({ onDone, onFailed, onEnd }: FetchPlacesOptions) {
  const [refusal, setRefusal] = useState<string>()
  const tellEnd = ({ state, result }: Job) => {
    forgetAnswers()
    onEnd()
    if (state === 'done') onDone(result as FetchResult)
    if (state === 'failed') onFailed()
  }
  const { start, ...work } = useWork({ kind: 'fetch-places', onEnd: tellEnd })
  return {
    ...work,
    refusal,
    start: (cityIds: readonly number[], countryName?: string) => {
      setRefusal(undefined)
      const input = { cityIds, ...(countryName !== undefined && { countryName }) }
      return start('/api/admin/fetch-places', input).catch((error) => {
        setRefusal(serverMessage(error))
        onFailed()
      })
    },
  }
}
