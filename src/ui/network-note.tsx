import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The event on `window` that says that something which was asked for could not be fetched. */
const unreachable = 'unreachable'

/** Says on the screen that what was asked for cannot be had for want of a network. */
export function tellUnreachable(): void {
  globalThis.dispatchEvent?.(new Event(unreachable))
}

/** Only 'no' is certain: a device that has a network may reach nobody through it. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** A line at the foot of the window. Nothing of it is fetched later: it is needed when nothing can be. */
export function NetworkNote() {
  const [told, tell] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    addEventListener(unreachable, () => tell((before) => before + 1), { signal: stop.signal })
    addEventListener('online', () => tell(0), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  if (told === 0) return null
  return (
    // Another element for each time: who presses again hears it again.
    <p key={told} role="alert" className="network-note">
      <WifiOff className="size-5 flex-none" />
      {isOffline()
        ? 'You are offline. This needs the network; what is on the screen stays.'
        : 'The guide could not be reached. Please try again in a moment, or load this page again.'}
    </p>
  )
}
