import { useSyncExternalStore } from 'react'

/** How much waits for an editor, by the address of the screen where it does. */
export type Waiting = Readonly<Record<string, number>>

let waiting: Waiting = {}
let count: () => Promise<Waiting> = () => Promise.resolve(waiting)
const listeners = new Set<() => void>()

/** Counts, and goes on counting so. */
export function countWaitingBy(ask: () => Promise<Waiting>): void {
  count = ask
  void countWaiting()
}

/** Asks anew, after something was decided. Where that fails, the numbers stay as they were. */
export async function countWaiting(): Promise<void> {
  const counted = await count().catch(() => undefined)
  if (!counted) return
  waiting = counted
  for (const listener of listeners) listener()
}

export const useWaiting = (): Waiting => useSyncExternalStore(listen, current, current)

const current = () => waiting

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
