import { useState } from 'react'
import { useSingleKeys } from '../../ui/use-single-keys.ts'
import { focusedPlace, moveFocus, type PlaceAction, placeKeys } from './place-keys.ts'

const key = 'office-place-keys'

interface PlaceKeysOptions {
  /** Those of the page, in their order. */
  ids: readonly number[]
  onSelect: (id: number) => void
  onEdit: (id: number) => void
  onKeys: () => void
}

/** The list by keys alone. Who speaks to the computer, or slips, switches them off: this browser keeps that. */
export function usePlaceKeys({ ids, onSelect, onEdit, onKeys }: PlaceKeysOptions) {
  const [areOn, setAreOn] = useState(readAreOn)
  useSingleKeys(placeKeys, areOn, (action) => {
    const id = focusedPlace()
    const acts: Record<PlaceAction, () => void> = {
      next: () => moveFocus(ids, 1),
      previous: () => moveFocus(ids, -1),
      select: () => id !== undefined && onSelect(id),
      edit: () => id !== undefined && onEdit(id),
      search: () => document.querySelector<HTMLElement>('search input[type=search]')?.focus(),
      keys: onKeys,
    }
    acts[action]()
  })
  const turn = (areOn: boolean) => {
    setAreOn(areOn)
    try {
      localStorage.setItem(key, areOn ? 'on' : 'off')
    } catch {
      // A browser may refuse to store anything; until the page is loaded anew they are as chosen.
    }
  }
  return { areOn, turn }
}

function readAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
