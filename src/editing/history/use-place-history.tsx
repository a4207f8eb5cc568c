import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { useContent } from '../../office/shell/use-content.ts'
import { getPlaceHistory } from './history.requests.ts'

/** The newest changes of a place and, as they are asked for, older ones. */
export function usePlaceHistory(placeId: number) {
  const { content, hasFailed, reload, setContent } = useContent(`history ${placeId}`, () =>
    getPlaceHistory(placeId),
  )
  const [isBusy, setIsBusy] = useState(false)
  const more = async () => {
    if (!content || isBusy) return
    setIsBusy(true)
    try {
      const older = await getPlaceHistory(placeId, content.entries.at(-1)?.id)
      setContent({ hasMore: older.hasMore, entries: [...content.entries, ...older.entries] })
    } catch (error) {
      sayFailure('Older changes could not be loaded', error)
    }
    setIsBusy(false)
  }
  return { entries: content?.entries, hasMore: content?.hasMore ?? false, hasFailed, reload, more }
}
