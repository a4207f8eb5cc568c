import { keptPlan } from '../plan/kept-plan.ts'
import { slugsOf } from '../plan/plan.ts'
import { fetchCity, fetchPlanned } from './fetched-pack.requests.ts'
import type { Wanted } from './keep.ts'
import type { PackSummary } from './pack.ts'
import { cityOfPack, cityPackKey, planPackKey } from './pack-keys.ts'

export const wantedCity = (slug: string, name: string): Wanted => ({
  key: cityPackKey(slug),
  name,
  fetchPack: (onPart, signal) => fetchCity(slug, onPart, signal),
})

/** The plan of this browser as it is once it is fetched: before that the guide itself is kept, which takes a while. */
export function wantedPlan(): Wanted {
  const { name } = keptPlan().plan
  let fetched: string[] = []
  return {
    key: planPackKey,
    name: name ? `Plan: ${name}` : 'My plan',
    fetchPack: async (_, signal) => {
      fetched = slugsOf(keptPlan().plan)
      return { ...(await fetchPlanned(fetched, signal)), planned: String(fetched) }
    },
    isOutdated: () => isOtherPlan(String(fetched)),
  }
}

/** Whether there are other places in the plan than those slugs by now. */
export const isOtherPlan = (planned: string | undefined): boolean =>
  String(slugsOf(keptPlan().plan)) !== planned

/** The same again, as it is now. */
export function wantedAgain({ key, name }: PackSummary): Wanted {
  const slug = cityOfPack(key)
  return slug === undefined ? wantedPlan() : wantedCity(slug, name)
}
