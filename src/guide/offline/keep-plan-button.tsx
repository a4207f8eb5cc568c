import { Check, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { isOffline } from '../../ui/network-note.tsx'
import { keep } from './keep.ts'
import { isKept, onKeptChange } from './kept-summaries.ts'
import { planPackKey } from './pack-keys.ts'
import { wantedPlan } from './wanted.requests.ts'

/** Keeps the visitor's plan for when there is no network, and goes on doing so as the plan changes. `slugs`: its places, with commas between. */
export function KeepPlanButton({ slugs }: { slugs: string }) {
  const isHere = useSyncExternalStore(
    onKeptChange,
    () => isKept(planPackKey),
    () => false,
  )
  const follow = useEffectEvent(() => {
    if (isKept(planPackKey) && !isOffline()) void keep(wantedPlan(), { isQuiet: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is planned is kept anew when it is other places
  useEffect(() => follow(), [slugs])
  if (isHere)
    return (
      <a href="/offline" className={buttonClass('outline')}>
        <Check className="size-5" />
        Kept for offline
      </a>
    )
  return (
    <Button look="outline" onClick={() => void keep(wantedPlan())}>
      <WifiOff className="size-5" />
      Keep for offline
    </Button>
  )
}
