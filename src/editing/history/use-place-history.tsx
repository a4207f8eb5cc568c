import { useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getPlaceHistory } from './history.requests.ts'

/** The newest changes of a place and, as they are asked for, older ones. */
export function usePlaceHistory(placeId: number) {
  const { content, hasFailed, reload, setContent } = useAnswer(`history ${placeId}`, () =>
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
