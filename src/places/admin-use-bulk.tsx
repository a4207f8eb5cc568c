import { useState } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { toast } from '../ui/toast.ts'
import { changeSelected } from './admin-bulk.requests.ts'
import type { BulkAnswer, PlaceChanges } from './admin-bulk.schema.ts'
import { type BulkFlags, inverseOf, placeCount } from './admin-bulk-actions.ts'
import { type AdminPlaceFilters, adminSelectionOf } from './admin-place-list.ts'
import { nothing, type Selection } from './admin-selection.ts'

/** The places that are ticked, and what is done with them; other filters begin with none. */
export function useBulk(filters: AdminPlaceFilters, reload: () => void) {
  const key = String(new URLSearchParams(adminSelectionOf(filters)))
  const [ticked, setTicked] = useState({ key, selection: nothing })
  const [isBusy, setIsBusy] = useState(false)
  const selection = ticked.key === key ? ticked.selection : nothing
  const select = (chosen: Selection) => setTicked({ key, selection: chosen })

  async function change(chosen: Selection, changes: PlaceChanges, undo?: PlaceChanges): Promise<boolean> {
    setIsBusy(true)
    try {
      const answer = await changeSelected(chosen, filters, changes)
      const changed = new Set(answer.changedIds)
      tellChange(answer, undo && changed.size > 0 ? () => void change({ ids: changed }, undo) : undefined)
      return true
    } catch (error) {
      sayFailure('Failed to update places', error)
      return false
    } finally {
      setIsBusy(false)
      reload()
    }
  }

  return {
    selection,
    select,
    isBusy,
    setFlags: (flags: BulkFlags) => change(selection, flags, inverseOf(flags)),
    setLabels: (changes: PlaceChanges) => change(selection, changes),
  }
}

function tellChange({ matched, changed }: BulkAnswer, onAction: (() => void) | undefined) {
  const others = matched - changed
  toast({
    title: 'Success',
    description: `${placeCount(changed)} updated${others > 0 ? `, ${others.toLocaleString('en')} were so already` : ''}`,
    ...(onAction && { action: { label: 'Undo', onAction } }),
  })
}
