import { announceWrite } from '../../guide/places/lock-places.queries.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import type { PlaceCandidate } from '../candidates/place-candidate.ts'
import { fillPairsOfPlaces } from '../distances/fill-missing-pairs.task.ts'
import { featureAfter } from '../featuring/feature-after.queries.ts'
import { featureNotable } from '../featuring/feature-notable.queries.ts'
import type { Area, AsksFor, ImportedData } from '../providers/imported-data.ts'
import { findAddedPlaces, type RunRef } from '../storing/audit-changes.queries.ts'
import { type Foresight, foresee } from '../storing/foresight.ts'
import type { GonePlace } from '../storing/gone-place.ts'
import { markGone } from '../storing/gone-sources.queries.ts'
import { type StoredCandidate, storeCandidates } from '../storing/store-candidates.queries.ts'
import { advanceRun, finishRun, noteFetched, readRun } from './import-run.queries.ts'
import { allRefusals, type CountedOutcome, position, type RunCounts, withOutcomes } from './run-counts.ts'

export type RunData = ImportedData & {
  /** What lies in here and did not come is gone. */
  covers: Area | undefined
  asksFor?: AsksFor
  lacks?: string | undefined
  creditsUsed?: number
}

export type StoreRunOptions = {
  /** The city that the places were fetched for; without one each is linked to its nearest city. */
  cityId?: number | undefined
  /** Ends it between two batches; what is stored stays. */
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
  batchSize?: number
}

export type StoredRun = { stored: StoredCandidate[]; gone: GonePlace[]; counts: RunCounts }

// Long enough to be fast, short enough that readers of the embedded database do not wait for long.
const usualBatch = 1000

/**
 * Stores what was fetched and ends the run. Each batch is one transaction with the counts that it comes to, so that a
 * run that is killed loses nothing; given the data again, it goes on, and counts nothing twice.
 * @throws RunTakenOver when another process stores the same run
 */
export async function storeRun(
  db: Database,
  run: RunRef,
  data: RunData,
  options: StoreRunOptions = {},
): Promise<StoredRun> {
  const { cityId, signal, onProgress, batchSize = usualBatch } = options
  const { asOf, covers } = data
  let counts = await readRun(db, run.id)
  const startedAt = position(counts)
  const stored: StoredCandidate[] = []
  const inOrder = data.candidates.toSorted(byPosition)
  let foreseen: Promise<Foresight> | undefined
  let areNew = true
  for (let start = 0; start < inOrder.length; start += batchSize) {
    signal?.throwIfAborted()
    const batch = inOrder.slice(start, start + batchSize)
    const known = await foreseen
    const following = inOrder.slice(start + batchSize, start + 2 * batchSize)
    foreseen = foresee(following, { areNew })
    // Where this batch fails nobody waits for it.
    foreseen.catch(() => undefined)
    const from = counts
    const done = await db.transaction(async (tx) => {
      const outcomes = await storeCandidates(tx, batch, { asOf, cityId, run, foreseen: known })
      const to = withOutcomes(from, newOutcomes(outcomes, batch, startedAt - start))
      await advanceRun(tx, run.id, from, to)
      return { outcomes, to }
    })
    counts = done.to
    stored.push(...done.outcomes)
    areNew = done.outcomes.filter(({ outcome }) => outcome === 'added').length > batch.length / 2
    onProgress?.(Math.min(start + batchSize, inOrder.length), inOrder.length)
  }
  signal?.throwIfAborted()
  const countGone = async (tx: Transaction, goneBefore: number, { length }: GonePlace[]) => {
    const from = { ...counts, gone: counts.gone + goneBefore }
    await advanceRun(tx, run.id, from, { ...from, gone: from.gone + length })
  }
  const gone = covers ? await markGone(db, { ...data, area: covers }, { run, onBatch: countGone }) : []
  counts = { ...counts, gone: counts.gone + gone.length }
  await fillPairsOfPlaces({ db, log }, seenAgain(stored))
  counts = { ...counts, refused: allRefusals(data.refused, counts.refused) }
  await db.transaction((tx) => endRun(tx, run, { data, stored, counts, cityId }))
  await featureAfter(db, cityId === undefined ? undefined : [cityId])
  return { stored, gone, counts }
}

/** Places that were there before; the others got their distances when they were added. */
function seenAgain(stored: readonly StoredCandidate[]): number[] {
  const added = new Set(stored.map(({ outcome, placeId }) => (outcome === 'added' ? placeId : undefined)))
  const ids = stored.flatMap(({ placeId }) => placeId ?? [])
  return [...new Set(ids.filter((id) => !added.has(id)))]
}

/** Of records that an earlier attempt has counted, only what is new about them counts. */
function newOutcomes(
  stored: readonly StoredCandidate[],
  batch: readonly PlaceCandidate[],
  countedBefore: number,
): CountedOutcome[] {
  const counted = new Set(batch.slice(0, Math.max(0, countedBefore)).map(({ externalId }) => externalId))
  return stored
    .filter(
      ({ candidate, outcome }) =>
        !counted.has(candidate.externalId) || ['added', 'joined', 'changed'].includes(outcome),
    )
    .map(({ outcome }) => outcome)
}

type Ending = {
  data: RunData
  stored: readonly StoredCandidate[]
  counts: RunCounts
  cityId: number | undefined
}

async function endRun(tx: Transaction, run: RunRef, { data, stored, counts, cityId }: Ending): Promise<void> {
  const { creditsUsed = 0, lacks = null } = data
  // Before the city's row: whoever deletes a city takes the table first.
  await announceWrite(tx)
  if (cityId !== undefined && stored.length > 0) await noteFetched(tx, cityId)
  await featureNotable(tx, notabilities(stored, await findAddedPlaces(tx, run.id)))
  await finishRun(tx, run.id, { state: 'done', error: lacks, refused: counts.refused, creditsUsed })
}

/** Of each place that is new the best of its records. */
function notabilities(stored: readonly StoredCandidate[], added: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>()
  for (const { placeId, candidate } of stored)
    if (placeId !== undefined && added.has(placeId))
      found.set(placeId, Math.max(found.get(placeId) ?? 0, candidate.notability))
  return found
}

// Neighbours come in one batch, whatever the order of the file, and find each other there.
function byPosition(a: PlaceCandidate, b: PlaceCandidate): number {
  const band = ({ fields }: PlaceCandidate) => Math.floor(fields.lat * 10)
  return band(a) - band(b) || a.fields.lng - b.fields.lng || (a.externalId < b.externalId ? -1 : 1)
}
