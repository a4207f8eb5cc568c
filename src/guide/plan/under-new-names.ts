import { type Plan, stopsOf } from './plan.ts'

/**
 * The plan as it is shown: its stops under the names that their places have by now. It is not kept so: a browser that has places
 * with it for where there is no network may know an older name, and two would rename each other's stops for ever.
 */
export function underNewNames(plan: Plan, nameOf: (slug: string) => string | undefined): Plan {
  const named = stopsOf(plan).flatMap(({ key, slug }) => {
    const [stop, name] = [plan.stops[key], nameOf(slug)]
    return stop && name ? [[key, { ...stop, name }] as const] : []
  })
  return { ...plan, stops: { ...plan.stops, ...Object.fromEntries(named) } }
}
