import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { changeKept, keptPlan } from '../plan/kept-plan.ts'
import { bounds } from '../plan/plan.ts'
import { onPlanChange } from '../plan/planned.ts'
import { type SyncResult, syncPlan } from '../plan/sync-plan.requests.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'

const pauseMs = 3000
const longestPauseMs = 60_000
/** Where nothing happens on either side. */
const quietPauseMs = 15_000
const ringMs = 10_000

/** Somebody has switched the links off, or the guide has lost them. */
export const tellGone = () =>
  toast({
    title: 'This plan is no longer on our server',
    description: 'Its links have ended. It stays on this device, and ‘Make the links’ gives it new ones.',
  })

const tellFull = () =>
  toast({
    title: 'Together you planned too much',
    description: `A plan holds ${bounds.stops} stops on ${bounds.days} days. The others see your changes when you have taken some out.`,
    variant: 'destructive',
  })

/**
 * While somebody looks at a shared plan, what others change comes within seconds; less often where nobody does anything or
 * answers, and in the background not at all. Gives the stops that others have just changed.
 */
export function useSync(isShared: boolean): ReadonlySet<string> {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setChanged(new Set()), ringMs)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => {
    if (!isShared) return
    let pause = pauseMs
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    let isFull = false
    const look = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      const result = await syncPlan()
      if (result.state === 'gone') tellGone()
      if (isOver) return
      if (result.state === 'full' && !isFull) tellFull()
      isFull = result.state === 'full'
      pause = pauseAfter(result.state, pause)
      if (result.state === 'changed') {
        const keys = Object.keys(result.undo.stops ?? {})
        setChanged(new Set(keys))
        const names = [...new Set(keys.flatMap((key) => keptPlan().plan.stops[key]?.name || []))]
        toast({
          title: names.length > 0 ? `Somebody changed ${names.join(', ')}` : 'Somebody changed the plan',
          action: { label: 'Undo their change', onAction: () => void tellRefusal(changeKept(result.undo)) },
        })
      }
      clearTimeout(timer)
      timer = setTimeout(look, pause)
    }
    const lookSoon = () => {
      if (!keptPlan().unsent) return
      clearTimeout(timer)
      timer = setTimeout(look, 300)
    }
    // Who touches the plan wants it as it is.
    const wake = () => {
      if (pause <= pauseMs) return
      pause = pauseMs
      clearTimeout(timer)
      timer = setTimeout(look, 300)
    }
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) document.addEventListener(touch, wake)
    const stop = onPlanChange(lookSoon)
    document.addEventListener('visibilitychange', look)
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
      for (const touch of touches) document.removeEventListener(touch, wake)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isShared])
  return changed
}

function pauseAfter(state: SyncResult['state'], pause: number): number {
  if (state === 'full' || state === 'unreachable') return Math.min(2 * pause, longestPauseMs)
  // Longer is only what waits for an answer.
  return state === 'same' && pause <= quietPauseMs ? Math.min(1.2 * pause, quietPauseMs) : pauseMs
}
