import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isOffline } from '../../ui/network-note.tsx'
import { agoInWords, isOld } from './age-words.ts'
import { renewOld } from './renew-old.requests.ts'
import type { Told } from './told.ts'

/** Says what a page shows from what is kept, and how old that is; once there is a network again, has it renewed. */
export function OfflineBar() {
  const [isCutOff, setCutOff] = useState(isOffline)
  const [told, tell] = useState<Told>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', ({ data }) => tell((before) => data.told ?? before), { signal })
    serviceWorker.controller?.postMessage('told')
    const follow = () => {
      setCutOff(isOffline())
      if (!isOffline()) void renewOld()
    }
    for (const event of ['online', 'offline']) addEventListener(event, follow, { signal })
    follow()
    return () => stop.abort()
  }, [])
  if (!isCutOff && !told) return null
  return (
    <div role="status" className="bg-text text-sm text-bg print:hidden">
      <div className="wide-width flex min-h-13 items-center gap-3 py-2">
        <WifiOff className="size-5 flex-none" />
        <p className="flex-1">
          <b className="font-semibold">{isCutOff ? 'You are offline.' : 'The guide cannot be reached.'}</b>{' '}
          {told ? keptInWords(told) : 'What is kept on this device opens all the same.'}
        </p>
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-11 flex-none rounded-md border border-current px-3.5 font-semibold hover:underline"
        >
          Try again
        </button>
      </div>
    </div>
  )
}

function keptInWords({ name, keptAt }: Told): string {
  const now = Date.now()
  return `${name} as kept ${agoInWords(keptAt, now)}${isOld(keptAt, now) ? ', hours may have changed' : ''}.`
}
