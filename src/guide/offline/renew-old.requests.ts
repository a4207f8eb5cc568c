import { keep } from './keep.ts'
import { keptSummaries } from './kept-summaries.ts'
import type { PackSummary } from './pack.ts'
import { planPackKey } from './pack-keys.ts'
import { isOtherPlan, wantedAgain } from './wanted.requests.ts'

const oldMs = 12 * 3_600_000

const isOld = ({ key, keptAt, planned }: PackSummary) =>
  Date.now() - Date.parse(keptAt) > oldMs || (key === planPackKey && isOtherPlan(planned))

/** Renews what was kept half a day ago or before, and a plan that has other places by now. What is too large for that is asked about. */
export async function renewOld(): Promise<void> {
  for (const summary of keptSummaries().filter(isOld)) await keep(wantedAgain(summary), { isQuiet: true })
}
