import { useSyncExternalStore } from 'react'
import { type Stay, storedStay } from '../door-to-gate/read-stay.ts'

/** Where the family stays, if this browser keeps it. */
export const useStoredStay = (): Stay | undefined =>
  useSyncExternalStore(subscribe, storedStay, () => undefined)

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
