import { sayFailure } from '../../office/shell/failure.tsx'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { placeCount } from '../selection/bulk-actions.ts'
import { undoChangeOfMany } from './history.requests.ts'
import type { UndoneMany } from './undo-many.schema.ts'

type Ends = {
  /** It is undone, or it failed: the lists may not be as they were. */
  onEnd: () => void
  /** A job undoes it; `tellUndone` says what that came to. A change of few places needs none. */
  onJob?: (jobId: string) => void
}

/** What the message of a change of many places offers. */
export const undoOfMany = (changeId: string, ends: Ends): ToastMessage['action'] => ({
  label: 'Undo',
  onAction: () => void undoNow(changeId, ends),
})

/** Undoes one change of many places and says so, or why not. */
const undoNow = (changeId: string, { onEnd, onJob }: Ends): Promise<void> =>
  undoChangeOfMany(changeId)
    .then(
      (answer) => ('jobId' in answer ? onJob?.(answer.jobId) : tellUndone(answer)),
      (error) => sayFailure('Failed to undo the change', error),
    )
    .then(onEnd)

export function tellUndone({ undone, left, gone }: UndoneMany): void {
  const words = [
    `${placeCount(undone)} as before`,
    left > 0 && `${left.toLocaleString('en')} left in what was changed again since`,
    gone > 0 && `${gone.toLocaleString('en')} deleted since`,
  ]
  toast({ title: 'Undone', description: words.filter(Boolean).join(', ') })
}
