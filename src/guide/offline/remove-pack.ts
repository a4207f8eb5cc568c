import { keptSummaries, noteRemoved } from './kept-summaries.ts'
import { packAddress, packsCache } from './pack.ts'
import { endWorker } from './start-worker.ts'
import { sweepFiles } from './store-files.ts'

/** Forgets a city or the plan; with the last of them the worker goes too. */
export async function removePack(packKey: string): Promise<void> {
  await (await caches.open(packsCache)).delete(packAddress(packKey))
  noteRemoved(packKey)
  await (keptSummaries().length === 0 ? endWorker() : sweepFiles())
}
