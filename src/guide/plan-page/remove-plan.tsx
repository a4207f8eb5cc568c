import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { keep, keptPlan } from '../plan/kept-plan.ts'
import { emptyPlan } from '../plan/plan.ts'

export function RemovePlan() {
  const remove = () => {
    const kept = keptPlan()
    keep({ plan: emptyPlan })
    document.getElementById('main')?.focus()
    toast({
      title: 'The plan is gone from this device',
      action: { label: 'Undo', onAction: () => void keep(kept) },
    })
  }
  return (
    <Button look="ghost" onClick={remove} className="justify-self-start text-danger!">
      <Trash2 className="size-4.5" />
      {keptPlan().code ? 'Take the plan off this device' : 'Delete the plan'}
    </Button>
  )
}
