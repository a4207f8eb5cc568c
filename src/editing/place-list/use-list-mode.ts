import { isListMode, type ListMode } from '../places/list-modes.ts'

const key = 'office-place-mode'

/** How the list is shown: as the address says, else as this browser showed it last. */
export function useListMode(
  address: string,
  onAddress: (mode: ListMode) => void,
): [ListMode, (mode: ListMode) => void] {
  const choose = (mode: ListMode) => {
    try {
      localStorage.setItem(key, mode)
    } catch {
      // A browser may refuse to store anything; the address has it all the same.
    }
    onAddress(mode)
  }
  return [isListMode(address) ? address : readMode(), choose]
}

function readMode(): ListMode {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return isListMode(kept) ? kept : 'list'
  } catch {
    return 'list'
  }
}
