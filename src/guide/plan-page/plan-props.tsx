import type { OtherPlace } from '../place-lists/place.schema.ts'
import type { Plan, StopInPlan } from '../plan/plan.ts'
import type { StopTimes } from './day-times.ts'
import type { ChangePlan } from './use-plan-change.tsx'
import type { PlanPlaces } from './use-plan-places.tsx'

/** What the parts of a day know. */
export interface PlanDayProps extends Pick<PlanPlaces, 'places' | 'missing'> {
  /** '' holds what is on no day. */
  day: string
  stops: readonly StopInPlan[]
  plan: Plan
  /** Of the whole plan. */
  dates: readonly string[]
  today: string
  /** By their keys, what somebody else has just changed. */
  changed: ReadonlySet<string>
  onChange: ChangePlan
  onSay: (text: string) => void
  /** The keys of the stops whose panel is open, on whatever day they are. */
  opened: ReadonlySet<string>
  onOpen: (key: string, isOpen: boolean) => void
}

/** And those of a stop. */
export interface PlanStopProps extends PlanDayProps {
  stop: StopInPlan
  /** Counted from 0. */
  index: number
  /** None where it is on no day. */
  times: StopTimes
  /** Where to go instead when it rains. */
  swaps: readonly OtherPlace[]
}
