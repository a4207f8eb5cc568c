import { useState } from 'react'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import { type BulkFlags, inverseOf, placeCount } from '../selection/bulk-actions.ts'
import { nothing, type Selection } from '../selection/selection.ts'
import { changeSelected } from './bulk.requests.ts'
import type { BulkAnswer, PlaceChanges } from './bulk.schema.ts'

/** The places that are ticked, and what is done with them; other filters begin with none. */
export function useBulk(filters: AdminPlaceFilters, reload: () => void) {
  const sent = adminSelectionOf(filters)
  const key = String(new URLSearchParams(sent))
  const [ticked, setTicked] = useState({ key, selection: nothing })
  const [isBusy, setIsBusy] = useState(false)
  const selection = ticked.key === key ? ticked.selection : nothing
  const select = (chosen: Selection) => setTicked({ key, selection: chosen })
  const work = useWork({
    kind: 'change-places',
    // Until it is over nobody can begin another.
    isShared: true,
    onEnd: (job) => {
      tellEnd(job)
      // Why it failed, the progress panel says, which stays.
      if (job.state !== 'failed') work.forget()
      reload()
    },
  })

  async function change(chosen: Selection, changes: PlaceChanges, undo?: PlaceChanges): Promise<boolean> {
    setIsBusy(true)
    try {
      const answer = await changeSelected(chosen, filters, changes)
      if ('jobId' in answer) work.follow(answer.jobId)
      else {
        const changed = new Set(answer.changedIds)
        tellChange(answer, undo && changed.size > 0 ? () => void change({ ids: changed }, undo) : undefined)
      }
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
    setFlags: (flags: BulkFlags) => change(selection, flags, inverseOf(flags)),
    setLabels: (changes: PlaceChanges) => change(selection, changes),
    /** The change of more places than one transaction takes. */
    job: work.job,
    cancel: () => work.cancel().catch((error) => sayFailure('The work could not be cancelled', error)),
  }
}

const failed = 'Failed to update places'

function tellEnd({ state, result, progress: { done, total } }: Job) {
  if (state === 'done') tellChange(result as BulkAnswer)
  if (state === 'failed') toast({ title: failed, variant: 'destructive' })
  if (state === 'cancelled')
    toast({ title: 'Cancelled', description: `After ${done.toLocaleString('en')} of ${placeCount(total)}` })
}

function tellChange({ matched, changed, left }: BulkAnswer, onAction?: () => void) {
  const others = matched - changed - left
  const words = [
    `${placeCount(changed)} updated`,
    others > 0 && `${others.toLocaleString('en')} were so already`,
    left > 0 && `${left.toLocaleString('en')} left as an editor has made them meanwhile`,
  ]
  toast({
    title: 'Success',
    description: words.filter(Boolean).join(', '),
    ...(onAction && { action: { label: 'Undo', onAction } }),
  })
}
