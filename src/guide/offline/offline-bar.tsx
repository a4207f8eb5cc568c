import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOffline } from '../../ui/network-note.tsx'
import { onPlanChange } from '../plan/planned.ts'
import { agoInWords, isOld } from './age-words.ts'
import { renewOld } from './renew-old.requests.ts'
import type { Told, ToldOfCall } from './told.ts'

/** Says what a page shows from what is kept, and how old that is; once there is a network again, has it renewed. */
export function OfflineBar() {
  const [isCutOff, setCutOff] = useState(isOffline)
  // By call. Lists stay as they were shown: with another page what is kept may be on the screen again.
  const [kept, setKept] = useState<ReadonlyMap<string | undefined, Told>>(new Map())
  const [isReached, setReached] = useState(false)
  const told = [...kept.values()].at(-1)
  const hear = useEffectEvent(({ data }: MessageEvent<ToldOfCall>) => {
    setReached(!data.told)
    setKept((before) => {
      const others = [...before].filter(([call]) => call !== data.call)
      return new Map(data.told ? [...others, [data.call, data.told]] : others)
    })
  })
  // Any call: whether the network answers it is what the worker tells.
  const findOut = useEffectEvent(() => told && void fetch('/api/seasons').catch(() => {}))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', hear, { signal })
    serviceWorker.controller?.postMessage('told')
    const follow = () => {
      setCutOff(isOffline())
      if (isOffline()) return
      findOut()
      void renewOld()
    }
    for (const event of ['online', 'offline']) addEventListener(event, follow, { signal })
    // Of several tabs the one that the visitor looks at.
    const stopHearing = onPlanChange(() => document.hidden || isOffline() || void renewOld())
    follow()
    return () => {
      stop.abort()
      stopHearing()
    }
  }, [])
  if (!isCutOff && !told) return null
  return (
    <div role="status" className="bg-text text-sm text-bg print:hidden">
      <div className="wide-width flex min-h-13 items-center gap-3 py-2">
        <WifiOff className="size-5 flex-none" />
        <p className="flex-1">
          <b className="font-semibold">{reachInWords(isCutOff, isReached)}</b>{' '}
          {told ? keptInWords(told) : 'What is kept on this device opens all the same.'}
        </p>
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-11 flex-none rounded-md border border-current px-3.5 font-semibold hover:underline"
        >
          {isReached && !isCutOff ? 'Load again' : 'Try again'}
        </button>
      </div>
    </div>
  )
}

function reachInWords(isCutOff: boolean, isReached: boolean): string {
  if (isCutOff) return 'You are offline.'
  return isReached
    ? 'The guide can be reached again, but this is from before:'
    : 'The guide cannot be reached.'
}

function keptInWords({ name, keptAt }: Told): string {
  const now = Date.now()
  return `${name} as kept ${agoInWords(keptAt, now)}${isOld(keptAt, now) ? ', hours may have changed' : ''}.`
}
