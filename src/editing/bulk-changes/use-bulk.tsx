import { useState } from 'react'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import type { Replaced } from '../find-replace/find-replace.schema.ts'
import { tellReplaced } from '../find-replace/tell-replaced.tsx'
import type { UndoneMany } from '../history/undo-many.schema.ts'
import { tellUndone, undoOfMany } from '../history/undo-many.tsx'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import { type BulkFlags, placeCount } from '../selection/bulk-actions.ts'
import { isOfList, nothing, type Selection } from '../selection/selection.ts'
import { changeSelected } from './bulk.requests.ts'
import type { BulkAnswer, PlaceChanges } from './bulk.schema.ts'

/**
 * The places that are ticked, and what is done with them; other filters begin with none, and so does another `total` of what they
 * match, once all of it was chosen: what was done may have taken them out of the list.
 */
export function useBulk(filters: AdminPlaceFilters, total: number | undefined, reload: () => void) {
  const sent = adminSelectionOf(filters)
  const key = String(new URLSearchParams(sent))
  const [ticked, setTicked] = useState({ key, selection: nothing })
  const [isBusy, setIsBusy] = useState(false)
  const selection = ticked.key === key && isOfList(ticked.selection, total) ? ticked.selection : nothing
  const select = (chosen: Selection) => setTicked({ key, selection: chosen })
  const work = useWork({
    kind: 'change-places,replace-text,undo-many',
    // Until it is over nobody can begin another.
    isShared: true,
    onEnd: (job) => {
      tellEnd(job, undo)
      // Why it failed, the progress panel says, which stays.
      if (job.state !== 'failed') work.forget()
      reload()
    },
  })

  const undo = (changeId: string) => undoOfMany(changeId, { onEnd: reload, onJob: work.follow })

  async function change(chosen: Selection, changes: PlaceChanges): Promise<boolean> {
    setIsBusy(true)
    try {
      const answer = await changeSelected(chosen, filters, changes)
      if ('jobId' in answer) work.follow(answer.jobId)
      else tellChange(answer, undo)
      return true
    } catch (error) {
      sayFailure(failed, error)
      return false
    } finally {
      setIsBusy(false)
      reload()
    }
  }

  return {
    /** As the API takes them. */
    filters: sent,
    selection,
    select,
    isBusy,
    setFlags: (flags: BulkFlags) => change(selection, flags),
    setLabels: (changes: PlaceChanges) => change(selection, changes),
    /** What find and replace came to, or the job that does it. */
    followReplacing: (answer: Replaced | { jobId: string }) => {
      if ('jobId' in answer) return work.follow(answer.jobId)
      tellReplaced(answer, undo(answer.changeId))
      reload()
    },
    remove: async () => {
      const isDone = await change(selection, { isDeleted: true })
      if (isDone) select(nothing)
      return isDone
    },
    /** The change of more places than one transaction takes. */
    job: work.job,
    cancel: () => work.cancel().catch((error) => sayFailure('The work could not be cancelled', error)),
  }
}

const failed = 'Failed to update places'

type Undo = (changeId: string) => ToastMessage['action']

function tellEnd({ id, kind, state, result, progress: { done, total } }: Job, undo: Undo) {
  if (state === 'failed') toast({ title: failed, variant: 'destructive' })
  if (state === 'cancelled') {
    const description = `After ${done.toLocaleString('en')} of ${placeCount(total)}`
    toast({ title: 'Cancelled', description, variant: 'warning', ...(done > 0 && { action: undo(id) }) })
  }
  if (state !== 'done') return
  if (kind === 'undo-many') tellUndone(result as UndoneMany)
  else if (kind === 'replace-text') tellReplaced(result as Replaced, undo(id))
  else tellChange(result as BulkAnswer, undo)
}

function tellChange({ matched, changed, left, unfit, isDeletion, changeId }: BulkAnswer, undo: Undo) {
  const others = matched - changed - left - unfit
  const words = [
    `${placeCount(changed)} ${isDeletion ? 'deleted' : 'updated'}`,
    others > 0 && `${others.toLocaleString('en')} were so already`,
    left > 0 && `${left.toLocaleString('en')} left as an editor has made them meanwhile`,
    unfit > 0 && `${unfit.toLocaleString('en')} left, where it would end before it begins`,
  ]
  toast({
    title: 'Success',
    description: words.filter(Boolean).join(', '),
    ...(changed > 0 && { action: undo(changeId) }),
  })
}
