import { useEffect } from 'react'
import { toast } from '../../ui/toast.ts'
import { changeKept, keptPlan } from '../plan/kept-plan.ts'
import { onPlanChange } from '../plan/planned.ts'
import { syncPlan } from '../plan/sync-plan.requests.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'

const pauseMs = 3000
const longestPauseMs = 60_000

/** While somebody looks at a shared plan, what others change comes within seconds; less often where nobody answers. */
export function useSync(isShared: boolean) {
  useEffect(() => {
    if (!isShared) return
    let pause = pauseMs
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const look = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      const result = await syncPlan()
      if (result.state === 'gone') toast({ title: 'The links of this plan were switched off' })
      if (isOver) return
      pause = result.state === 'unreachable' ? Math.min(2 * pause, longestPauseMs) : pauseMs
      if (result.state === 'changed') {
        const names = Object.keys(result.undo.stops ?? {}).flatMap(
          (slug) => keptPlan().plan.stops[slug]?.name || [],
        )
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
    const stop = onPlanChange(lookSoon)
    document.addEventListener('visibilitychange', look)
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [isShared])
}
