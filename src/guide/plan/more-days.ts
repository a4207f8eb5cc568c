import { endOf } from './order.ts'
import { type Plan, type PlanChange, type StopChange, type StopInPlan, stopsOf } from './plan.ts'
import { keyFor } from './stop-key.ts'

/** The place of a stop on other days as well, at the same time, after all that is on them. */
export const alsoOn = (plan: Plan, stop: StopInPlan, days: readonly string[]): PlanChange => ({
  stops: Object.fromEntries(
    days.map((day): [string, StopChange] => [
      keyOn(plan, stop.slug, day),
      // Without a time of its own it leaves the one that somebody else gave it.
      { name: stop.name, day, at: endOf(plan, day), isGone: false, ...(stop.time && { time: stop.time }) },
    ]),
  ),
})

/** Takes the place of a stop off a day; where it stands otherwise it stays. */
export const notOn = (plan: Plan, { key, slug }: StopInPlan, day: string): PlanChange => ({
  stops: Object.fromEntries(
    stopsOf(plan)
      .filter((other) => other.slug === slug && other.day === day && other.key !== key)
      .map((other) => [other.key, { isGone: true }]),
  ),
})

/** Of a place that comes to a day: by the day, unless what once came by it stands elsewhere by now. */
export function keyOn(plan: Plan, slug: string, day: string): string {
  const isFree = (key: string) => !Object.hasOwn(plan.stops, key) || plan.stops[key]?.isGone
  let key = keyFor(slug, day)
  for (let count = 2; !isFree(key); count++) key = keyFor(slug, `${day}-${count}`)
  return key
}
