import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** The minute that it is, in milliseconds; undefined on the server, and until a browser has taken its page over. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', tick)
    tick()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

// One timer for all; a tab that was asleep hears no timer, but that it is looked at again.
function tick() {
  for (const listener of listeners) listener()
  clearTimeout(timer)
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
}
