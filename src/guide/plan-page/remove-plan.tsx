import { Trash2 } from 'lucide-react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { keep, keptPlan } from '../plan/kept-plan.ts'
import { emptyPlan } from '../plan/plan.ts'
import { tellLeft, useLeavePlan } from './leave-plan.tsx'

export function RemovePlan() {
  const { isLeaving, leave } = useLeavePlan()
  const remove = () => {
    const left = keptPlan()
    keep({ plan: emptyPlan })
    document.getElementById('main')?.focus()
    tellLeft('The plan is gone from this device', left)
  }
  return (
    <BusyButton
      look="ghost"
      isBusy={isLeaving}
      onClick={() => leave(remove)}
      className="justify-self-start text-danger!"
    >
      <Trash2 className="size-4.5" />
      {keptPlan().code ? 'Take the plan off this device' : 'Delete the plan'}
    </BusyButton>
  )
}
