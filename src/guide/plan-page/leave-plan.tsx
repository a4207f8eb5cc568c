import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { changeKept, type KeptPlan, keep, keptPlan } from '../plan/kept-plan.ts'
import { ownPlanInto } from '../plan/own-plan-into.ts'
import { isEmpty } from '../plan/plan.ts'
import { syncPlan } from '../plan/sync-plan.requests.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'
import { tellGone } from './use-sync.tsx'

/** Another plan, or none, takes the place of the one that this browser keeps: `go` does it, unless something would be lost by it. */
export function useLeavePlan() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = (go: () => void) => {
    setLeaving(true)
    void leavePlan(go).finally(() => setLeaving(false))
  }
  return { isLeaving, leave }
}

/** Once the server has all that was planned here; where it cannot have it now, that is said, with the way to go without. */
async function leavePlan(go: () => void) {
  // What is no longer on the server is here alone.
  if (isUnheard() && (await syncPlan()).state === 'gone') return tellGone()
  if (!isUnheard()) return go()
  toast({
    title: 'Your last changes are on this device only',
    description: 'They could not be sent to the others yet, so your plan stays here.',
    variant: 'warning',
    action: { label: 'Go on without them', onAction: go },
  })
}

function isUnheard(): boolean {
  const { sending, unsent } = keptPlan()
  return (sending ?? unsent) !== undefined
}

/** Says that the plan is gone, and brings it back with 'Undo', and with it what was planned since. */
export const tellLeft = (title: string, left: KeptPlan) =>
  toast({
    title,
    ...(left.code && { description: 'Its links still open it.' }),
    action: { label: 'Undo', onAction: () => void leavePlan(() => bringBack(left)) },
  })

function bringBack(left: KeptPlan) {
  const since = keptPlan()
  if (tellRefusal(keep(left) ? undefined : 'not kept')) return
  // One with a code is on the server.
  if (since.code || isEmpty(since.plan)) return
  tellRefusal(changeKept(ownPlanInto(left.plan, since.plan)))
}
