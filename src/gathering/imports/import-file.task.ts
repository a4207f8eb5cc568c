import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import type { ImportedData } from '../providers/imported-data.ts'
import { finishRun, runLeases, startRun } from './import-run.queries.ts'
import type { ImportSummary } from './import-summary.ts'
import { readImportFile } from './read-import-file.task.ts'
import { type StoredRun, storeRun } from './store-run.task.ts'

export type ImportOptions = {
  /** True when the file holds all that there is within the area its elements span: what it lacks is gone. */
  coversArea?: boolean
  /** The city that the places were fetched for; without one each is linked to its nearest city. */
  cityId?: number | undefined
  onProgress?: (done: number, total: number) => void
}

/**
 * Brings in a file of OpenStreetMap data in the JSON form of the Overpass API, plain or gzip. A file that cannot be
 * read is refused whole, with a ProviderError that says where.
 */
export async function importFile(
  db: Database,
  file: { name: string; bytes: Buffer },
  { coversArea = false, cityId, onProgress }: ImportOptions = {},
): Promise<ImportSummary> {
  const origin = file.name
  // Before there is a run: a large file takes longer than a lease, and while it is read nothing can renew one.
  const [reading] = await Promise.allSettled([readImportFile(file.bytes)])
  const id = await startRun(db, { origin, provider: 'openstreetmap', cityId: cityId ?? null })
  const release = await holdLease(db, `${runLeases}${id}`, 'its process')
  try {
    if (reading.status === 'rejected') throw reading.reason
    const read = reading.value
    const data = { ...read, covers: coversArea ? read.area : undefined }
    const stored = await storeRun(db, { id, userId: null }, data, { cityId, onProgress })
    return summaryOf(origin, read, stored)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    // Where the database broke off, as at a full disk, why it did is to be told. The run ends when its lease does.
    await finishRun(db, id, { state: 'failed', error: words }).catch(() => undefined)
    throw error
  } finally {
    await release?.()
  }
}

function summaryOf(
  origin: string,
  { asOf, elements }: ImportedData,
  { stored, gone, counts }: StoredRun,
): ImportSummary {
  const joined = stored.filter(({ outcome }) => outcome === 'joined').length
  const { added, changed, unchanged, refused } = counts
  return {
    ...{ origin, asOf, elements, added, changed: changed - joined, unchanged, joined, refused, gone },
    starterTwins: stored
      .filter(({ isStarterTwin }) => isStarterTwin)
      .map(({ candidate }) => candidate.fields.name),
  }
}
