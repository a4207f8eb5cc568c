import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { changeKept, keptPlan } from '../plan/kept-plan.ts'
import { type PlanChange, undoOf } from '../plan/plan.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'

interface Told {
  /** For who does not see what has changed. */
  said?: string
  /** A message with 'Undo'. */
  toast?: string
  /** What has the focus afterwards, by its id: what had it may be drawn anew elsewhere, or be gone; the page where this is gone, too. */
  focus?: string
}

export type ChangePlan = (change: PlanChange, told?: Told) => void

/** Once what has changed is drawn. */
export const focusOn = (id: string) =>
  requestAnimationFrame(() => (document.getElementById(id) ?? document.getElementById('main'))?.focus())

/** `isReadOnly`: the plan that is shown is not the one that this browser keeps. */
export function usePlanChange(isReadOnly: boolean) {
  const [said, say] = useState('')
  const change: ChangePlan = (changed, told = {}) => {
    if (isReadOnly) return
    const undo = undoOf(keptPlan().plan, changed)
    if (tellRefusal(changeKept(changed))) return
    if (told.said) say(told.said)
    if (told.toast)
      toast({
        title: told.toast,
        action: { label: 'Undo', onAction: () => void tellRefusal(changeKept(undo)) },
      })
    const { focus } = told
    if (focus) focusOn(focus)
  }
  return { change, say, said }
}
