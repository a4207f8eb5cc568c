import { useSyncExternalStore } from 'react'

/**
 * What a visitor asked this browser to keep under a key, with the code that reads it: that is fetched once a page has come to
 * life, and only where the key is there. Pages stay everybody's.
 */
export interface LateKept<Kept> {
  key: string
  kept: Kept | undefined
  /** Fetches the code, which tells what is kept. */
  load: () => Promise<unknown>
  listeners: Set<() => void>
  subscribe: (listener: () => void) => () => void
}

export function lateKept<Kept>(key: string): LateKept<Kept> {
  let isAsked = false
  const listeners = new Set<() => void>()
  const store: LateKept<Kept> = {
    ...{ key, kept: undefined, listeners },
    load: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      try {
        if (!isAsked && localStorage.getItem(key)) {
          isAsked = true
          // Without its code, pages stay everybody's until the next that needs it asks again.
          store.load().catch(() => {
            isAsked = false
          })
        }
      } catch {
        // A browser that keeps nothing refuses to be asked.
      }
      return () => listeners.delete(listener)
    },
  }
  return store
}

export function tellKept<Kept>(store: LateKept<Kept>, kept: Kept | undefined) {
  store.kept = kept
  for (const listener of store.listeners) listener()
}

/** Undefined where nothing is kept, on the server, and until a browser has taken its page over. */
export const useLateKept = <Kept>(store: LateKept<Kept>): Kept | undefined =>
  useSyncExternalStore<Kept | undefined>(
    store.subscribe,
    () => store.kept,
    () => undefined,
  )
