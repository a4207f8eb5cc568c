import { type ComponentType, useRef, useState } from 'react'
import { isOffline, tellUnreachable } from './network-note.tsx'

export type LoadPart<Props> = () => Promise<ComponentType<Props>>

/** Those whose code is there. */
const fetched = new WeakSet<object>()

/** Fetches the code of a part for later, when there may be no network. */
export async function fetchPart<Props>(load: LoadPart<Props>): Promise<ComponentType<Props> | undefined> {
  // Not even tried without a network: a browser that once failed to fetch a module may give no second answer. A worker has it.
  if (isOffline() && !fetched.has(load) && !navigator.serviceWorker?.controller) return undefined
  const part = await load().catch(() => undefined)
  if (part) fetched.add(load)
  return part
}

/**
 * A part of a screen that is fetched when it is first needed: `preload` at a touch or focus, `demand` to show what the visitor
 * asked for, `show` to show what comes by itself. A failed fetch leaves things as they were; who asked is told, and the next
 * time tries again.
 */
export function useLatePart<Props>(load: LoadPart<Props>) {
  const [part, setPart] = useState<{ Component: ComponentType<Props> }>()
  const loaded = useRef<ComponentType<Props>>(undefined)
  const fetchOnce = async () => {
    loaded.current ??= await fetchPart(load)
    return loaded.current
  }
  const show = async () => {
    const Component = await fetchOnce()
    if (Component) setPart({ Component })
    return Component !== undefined
  }
  return {
    Part: part?.Component,
    preload: () => void fetchOnce(),
    show,
    demand: async () => {
      const isShown = await show()
      if (!isShown) tellUnreachable()
      return isShown
    },
  }
}
