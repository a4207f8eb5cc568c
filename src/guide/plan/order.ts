import { kilometresBetween, type Position } from '../how-far/distance.ts'
import { daysOf, type Plan, type PlanChange, type StopChange, type StopInPlan, stopsOf } from './plan.ts'

/** A place in the order that comes after all stops of a day. */
export const endOf = (plan: Plan, day: string): number =>
  Math.max(0, ...(daysOf(plan).find((other) => other.day === day)?.stops ?? []).map(({ at }) => at)) + 1

/** One step earlier (-1) or later (1), over the ends of a day into the next; undefined at the ends of the plan. */
export function moved(plan: Plan, key: string, step: -1 | 1): PlanChange | undefined {
  const days = daysOf(plan)
  const dayAt = days.findIndex(({ stops }) => stops.some((stop) => stop.key === key))
  const stops = days[dayAt]?.stops ?? []
  const at = stops.findIndex((stop) => stop.key === key)
  if (stops[at + step]) return inOrder(swapped(stops, at, at + step))
  const next = days[dayAt + step]
  if (!next) return undefined
  const edge = step === 1 ? (next.stops[0]?.at ?? 1) - 1 : endOf(plan, next.day)
  return { stops: { [key]: { day: next.day, at: edge } } }
}

/**
 * To a day, before another of its stops or, without one, after all; undefined where it stands there already, or is not in the
 * plan.
 */
export function movedTo(plan: Plan, key: string, day: string, before?: string): PlanChange | undefined {
  const stops = stopsOf(plan)
  const ofDay = stops.filter((stop) => stop.day === day)
  const stop = stops.find((other) => other.key === key)
  if (!stop || before === key) return undefined
  const others = ofDay.filter((other) => other !== stop)
  const at = others.findIndex((other) => other.key === before)
  const inNewOrder = others.toSpliced(at === -1 ? others.length : at, 0, stop)
  if (stop.day === day && inNewOrder.every((other, index) => other === ofDay[index])) return undefined
  const { stops: changes } = inOrder(inNewOrder)
  return { stops: { ...changes, [key]: { ...changes?.[key], day } } }
}

function swapped<Item>(items: readonly Item[], a: number, b: number): Item[] {
  const copy = [...items]
  ;[copy[a], copy[b]] = [items[b] as Item, items[a] as Item]
  return copy
}

/** The stops of a day in that order: only those change that do not stand so already. */
function inOrder(stops: readonly StopInPlan[]): PlanChange {
  const changes = stops.flatMap(({ key, at }, index): [string, StopChange][] =>
    at === index + 1 ? [] : [[key, { at: index + 1 }]],
  )
  return { stops: Object.fromEntries(changes) }
}

/** Kilometres as the crow flies from the first to the last. */
const lengthOf = (points: readonly Position[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1]
    return before ? sum + kilometresBetween(before, point) : 0
  }, 0)

/**
 * The stops of a day by a short way: it begins with the first one, goes on to the nearest, and is then mended where turning a
 * part round makes it shorter. Those without a position come last. Undefined where it would be no shorter.
 */
export function byDistance(
  stops: readonly StopInPlan[],
  positionOf: (slug: string) => Position | undefined,
): PlanChange | undefined {
  const placed = stops.flatMap((stop) => {
    const position = positionOf(stop.slug)
    return position ? [{ ...position, stop }] : []
  })
  const route = mended(nearestFirst(placed))
  if (lengthOf(route) > lengthOf(placed) - 0.001) return undefined
  const others = stops.filter((stop) => !positionOf(stop.slug))
  return inOrder([...route.map(({ stop }) => stop), ...others])
}

function nearestFirst<Point extends Position>(points: readonly Point[]): Point[] {
  const [first, ...rest] = points
  if (!first) return []
  const route = [first]
  let left = rest
  while (left.length > 0) {
    const here = route.at(-1) ?? first
    const nearest = left.reduce((best, point) =>
      kilometresBetween(here, point) < kilometresBetween(here, best) ? point : best,
    )
    route.push(nearest)
    left = left.filter((point) => point !== nearest)
  }
  return route
}

function mended<Point extends Position>(points: readonly Point[]): Point[] {
  let best = [...points]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = 1; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const turned = [
          ...best.slice(0, from),
          ...best.slice(from, to + 1).toReversed(),
          ...best.slice(to + 1),
        ]
        if (lengthOf(turned) >= lengthOf(best) - 0.001) continue
        best = turned
        isBetter = true
      }
  }
  return best
}
