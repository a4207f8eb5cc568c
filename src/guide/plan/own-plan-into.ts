import { keyOn } from './more-days.ts'
import type { Plan, PlanChange, StopChange } from './plan.ts'
import { slugOf } from './stop-key.ts'

/**
 * What brings a family's own plan into another one, which loses nothing by it: a place that is on another day there is on both
 * days, notes are joined, and what the family took out of its own plan stays in the other.
 */
export function ownPlanInto(other: Plan, own: Plan): PlanChange {
  // A stop that moved about has the key of a day on which another one may stand by now.
  const taken = Object.entries(own.stops).map(([key, stop]) => [key, { ...stop, isGone: false }] as const)
  let held: Plan = { ...other, stops: { ...other.stops, ...Object.fromEntries(taken) } }
  const stops = Object.entries(own.stops).flatMap(([key, stop]): [string, StopChange][] => {
    const there = Object.hasOwn(other.stops, key) ? other.stops[key] : undefined
    if (!there || (there.isGone && !stop.isGone)) return [[key, { ...stop, noteWas: '' }]]
    if (stop.isGone) return []
    const { day, at, time, note } = stop
    const isElsewhere = day !== '' && there.day !== '' && day !== there.day
    if (isElsewhere) {
      const free = keyOn(held, slugOf(key), day)
      held = { ...held, stops: { ...held.stops, [free]: stop } }
      return [[free, { ...stop, noteWas: '' }]]
    }
    return [
      [
        key,
        {
          ...(there.day === '' && { day, at }),
          ...(there.time === '' && { time }),
          ...(note && { note, noteWas: '' }),
        },
      ],
    ]
  })
  const starts = Object.entries(own.starts ?? {}).filter(([day]) => !other.starts?.[day])
  return {
    name: other.name || own.name,
    days: Object.fromEntries(Object.entries(own.days).filter(([, isIn]) => isIn)),
    stops: Object.fromEntries(stops),
    ...(starts.length > 0 && { starts: Object.fromEntries(starts) }),
    ...(own.ages && !other.ages && { ages: own.ages }),
  }
}
