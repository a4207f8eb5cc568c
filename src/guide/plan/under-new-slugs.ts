import { ownPlanInto } from './own-plan-into.ts'
import { bounds, changedPlan, emptyPlan, joinedChanges, type Plan, type PlanChange, stopsOf } from './plan.ts'

/**
 * What lets stops have the slugs that their places have by now, which is how hearts find them: a place was given another
 * address, or joined to one that may be in the plan, too. Undefined where all do.
 *
 * @param placeOf the place of a slug that it has or had
 */
export function underNewSlugs(
  plan: Plan,
  placeOf: (slug: string) => { slug: string; name: string } | undefined,
): PlanChange | undefined {
  const renamed = stopsOf(plan).flatMap(({ slug, ...stop }) => {
    const place = placeOf(slug)
    return place && place.slug !== slug ? [{ ...stop, slug, place }] : []
  })
  if (renamed.length === 0) return undefined
  return renamed.reduce<PlanChange>((change, { key, slug, place, ...stop }) => {
    const own = {
      [place.slug + key.slice(slug.length)]: { ...stop, name: place.name.slice(0, bounds.placeName) },
    }
    const { stops } = ownPlanInto(changedPlan(plan, change), { ...emptyPlan, stops: own })
    return joinedChanges(change, { stops: { ...stops, [key]: { isGone: true } } })
  }, {})
}
