import { keep } from './keep.ts'
import { keptSummaries } from './kept-summaries.ts'
import { wantedAgain } from './wanted.requests.ts'

const oldMs = 12 * 3_600_000

/** Renews what was kept half a day ago or before. What is too large for that is asked about. */
export async function renewOld(): Promise<void> {
  const old = keptSummaries().filter(({ keptAt }) => Date.now() - Date.parse(keptAt) > oldMs)
  for (const summary of old) await keep(wantedAgain(summary), { isQuiet: true })
}
