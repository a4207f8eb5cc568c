import { bounds, type Plan, type PlanChange, type StopInPlan } from './plan.ts'
import { keyFor } from './stop-key.ts'

/** Another place on the day and at the time of a stop, which waits until it is put back. */
export const swappedFor = (stop: StopInPlan, other: { slug: string; name: string }): PlanChange => ({
  stops: {
    [stop.key]: { isGone: true },
    [keyInsteadOf(stop, other)]: {
      ...{ day: stop.day, at: stop.at, time: stop.time, isGone: false },
      ...{ name: other.name.slice(0, bounds.placeName), insteadOf: stop.key },
    },
  },
})

/** Of the stop that stands in: two who swap different stops for one place both have it. */
export const keyInsteadOf = (stop: StopInPlan, other: { slug: string }): string =>
  keyFor(other.slug, stop.key)

/** The name of the stop that waits while this one stands in for it; undefined where none does. */
export function waitingFor(plan: Plan, { insteadOf }: StopInPlan): string | undefined {
  const waiting = insteadOf && Object.hasOwn(plan.stops, insteadOf) ? plan.stops[insteadOf] : undefined
  return waiting?.isGone ? waiting.name || insteadOf : undefined
}

/** The stop that waits comes back to where the other one stands by now. */
export const putBack = ({ key, insteadOf = '', day, at, time }: StopInPlan): PlanChange => ({
  stops: { [key]: { isGone: true, insteadOf: '' }, [insteadOf]: { day, at, time, isGone: false } },
})
