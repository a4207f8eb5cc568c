import { useEffect, useState } from 'react'
import { sayFailure } from '../../office/shell/failure.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { changeThese } from '../bulk-changes/bulk.requests.ts'
import { undoOfMany } from '../history/undo-many.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { type AdminPlaceFilters, adminSearchOf } from '../places/admin-place-list.ts'
import type { BulkFlags } from '../selection/bulk-actions.ts'
import { getPlaceToReview } from './review.requests.ts'
import { toldDecision } from './told-decision.ts'

/** The place at the filters' page, and what an editor decides of it. */
export function useReview(filters: AdminPlaceFilters) {
  const [times, setTimes] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const key = `${times} ${new URLSearchParams(adminSearchOf(filters))}`
  const { content, hasFailed, reload } = useAnswer(key, () => getPlaceToReview(filters))
  const [shown, setShown] = useState(content)
  useEffect(() => {
    if (content) setShown(content)
  }, [content])
  // Until the next one is there the last stays, and the buttons with it: they have the focus.
  const list = content ?? shown
  const askAgain = () => {
    setTimes((before) => before + 1)
    void countWaiting()
  }

  async function decide({ id }: Pick<AdminPlace, 'id'>, flags: BulkFlags): Promise<void> {
    setIsBusy(true)
    try {
      const answer = await changeThese([id], flags)
      toast(toldDecision(answer, (changeId) => undoOfMany(changeId, { onEnd: askAgain })))
    } catch (error) {
      sayFailure('Failed to update place', error)
    }
    setIsBusy(false)
    askAgain()
  }

  return {
    place: list?.data[0],
    total: list?.pagination.total,
    hasFailed,
    reload,
    isBusy: isBusy || content === undefined,
    askAgain,
    decide,
  }
}
