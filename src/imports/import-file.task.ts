import type { PlaceCandidate } from '../places/place-candidate.ts'
import type { Database } from '../platform/database.ts'
import { featureNotable } from './feature-notable.queries.ts'
import { markGone } from './gone-sources.queries.ts'
import { finishRun, noteFetched, startRun } from './import-run.queries.ts'
import type { ImportSummary } from './import-summary.ts'
import type { ImportedData } from './imported-data.ts'
import { readImportFile } from './read-import-file.task.ts'
import { type StoredCandidate, storeCandidates } from './store-candidates.queries.ts'

export type ImportOptions = {
  /** True when the file holds all that there is within the area its elements span: what it lacks is gone. */
  coversArea?: boolean
  /** The city that the places were fetched for; without one each is linked to its nearest city. */
  cityId?: number | undefined
  onProgress?: (done: number, total: number) => void
}

// Long enough to be fast, short enough that readers of the embedded database do not wait for long.
const batchSize = 1000

/**
 * Brings in a file of OpenStreetMap data in the JSON form of the Overpass API, plain or gzip. A file that cannot be
 * read is refused whole, with a ProviderError that says where.
 */
export async function importFile(
  db: Database,
  file: { name: string; bytes: Buffer },
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const run = await startRun(db, {
    origin: file.name,
    provider: 'openstreetmap',
    cityId: options.cityId ?? null,
  })
  try {
    const read = await readImportFile(file.bytes)
    const summary = await bringIn(db, file.name, read, options)
    await finishRun(db, run, {
      ...summary,
      state: 'done',
      gone: summary.gone.length,
      changed: summary.changed + summary.joined,
    })
    return summary
  } catch (error) {
    await finishRun(db, run, {
      state: 'failed',
      error: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
}

async function bringIn(
  db: Database,
  origin: string,
  read: ImportedData,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { asOf, elements, candidates } = read
  const stored: StoredCandidate[] = []
  const inOrder = candidates.toSorted(byPosition)
  for (let start = 0; start < inOrder.length; start += batchSize) {
    const batch = inOrder.slice(start, start + batchSize)
    const { cityId } = options
    for (const one of await db.transaction((tx) => storeCandidates(tx, batch, { asOf, cityId })))
      stored.push(one)
    options.onProgress?.(stored.length, inOrder.length)
  }
  await db.transaction((tx) => featureNotable(tx, notabilities(stored)))
  if (options.cityId !== undefined && stored.length > 0) await noteFetched(db, options.cityId)
  const gone = options.coversArea && read.area ? await markGone(db, { ...read, area: read.area }) : []
  const count = (outcome: StoredCandidate['outcome']) =>
    stored.filter((one) => one.outcome === outcome).length
  return {
    origin,
    asOf,
    elements,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    joined: count('joined'),
    starterTwins: stored
      .filter(({ isStarterTwin }) => isStarterTwin)
      .map(({ candidate }) => candidate.fields.name),
    refused: refusals(read.refused, {
      blocked: count('blocked'),
      'older than what is stored': count('older'),
    }),
    gone,
  }
}

// Neighbours come in one batch, whatever the order of the file, and find each other there.
function byPosition(a: PlaceCandidate, b: PlaceCandidate): number {
  const band = ({ fields }: PlaceCandidate) => Math.floor(fields.lat * 10)
  return band(a) - band(b) || a.fields.lng - b.fields.lng || (a.externalId < b.externalId ? -1 : 1)
}

/** Of the new places alone, the best of each one's records. */
function notabilities(stored: readonly StoredCandidate[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { placeId, outcome } of stored)
    if (placeId !== undefined && outcome === 'added') found.set(placeId, 0)
  for (const { placeId = 0, candidate } of stored) {
    const known = found.get(placeId)
    if (known !== undefined) found.set(placeId, Math.max(known, candidate.notability))
  }
  return found
}

function refusals(read: ReadonlyMap<string, number>, stored: Record<string, number>): Record<string, number> {
  const all = [...read, ...Object.entries(stored).filter(([, count]) => count > 0)]
  return Object.fromEntries(all.sort(([, a], [, b]) => b - a))
}
