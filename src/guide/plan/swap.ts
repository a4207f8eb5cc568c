import { bounds, type Plan, type PlanChange, type StopInPlan } from './plan.ts'

/** Another place on the day and at the time of a stop, which waits until it is put back. */
export const swappedFor = (stop: StopInPlan, other: { slug: string; name: string }): PlanChange => ({
  stops: {
    [stop.slug]: { isGone: true },
    [other.slug]: {
      ...{ day: stop.day, at: stop.at, time: stop.time, isGone: false },
      ...{ name: other.name.slice(0, bounds.placeName), insteadOf: stop.slug },
    },
  },
})

/** The name of the stop that waits while this one stands in for it; undefined where none does. */
export function waitingFor(plan: Plan, { insteadOf }: StopInPlan): string | undefined {
  const waiting = insteadOf && Object.hasOwn(plan.stops, insteadOf) ? plan.stops[insteadOf] : undefined
  return waiting?.isGone ? waiting.name || insteadOf : undefined
}

/** The stop that waits comes back to where the other one stands by now. */
export const putBack = ({ slug, insteadOf = '', day, at, time }: StopInPlan): PlanChange => ({
  stops: { [slug]: { isGone: true, insteadOf: '' }, [insteadOf]: { day, at, time, isGone: false } },
})
