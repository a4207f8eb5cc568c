import { noFamily } from '../family/family.ts'
import { fitOf } from '../family/fit.ts'
import { FitBox } from '../family/fit-box.tsx'
import { useOurFamily } from '../family/our-family.tsx'
import type { Plan } from '../plan/plan.ts'
import type { PlanPlace } from './plan-places.schema.ts'

/**
 * Whom a stop is for: of the visitor's own family, else of the children whose ages came along with the plan. Not for who may only
 * look.
 */
export function FitOfStop({ place, plan }: { place: PlanPlace; plan: Plan }) {
  const ours = useOurFamily()
  const ages = plan.ages ?? []
  if (!ours && ages.length === 0) return null
  return (
    <div className="for-editing mt-1 justify-self-start print:hidden">
      {ours ? ours.fitLine(place) : <FitBox fit={fitOf(place, { ...noFamily, ages })} />}
    </div>
  )
}
