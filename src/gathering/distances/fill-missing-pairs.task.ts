import { asc } from 'drizzle-orm'
import { cities } from '../../guide/cities/city.table.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { fillMissingPairs } from './missing-pairs.queries.ts'

type Parts = { db: Database; log: Log; stopping: AbortSignal }

const placesAtOnce = 1000

/** City after city, so that nobody waits for long; how many pairs were filled in. */
export async function fillPairsOfCities({ db, log, stopping }: Parts): Promise<number> {
  let pairs = 0
  for (const { id } of await db.select({ id: cities.id }).from(cities).orderBy(asc(cities.id))) {
    if (stopping.aborted) break
    pairs += await fillMissingPairs(db, { cityIds: [id] })
  }
  tell(log, pairs)
  return pairs
}

/** The guide is open meanwhile, and stays so when it fails. */
export const fillPairsAtStart = (parts: Parts) =>
  fillPairsOfCities(parts).catch((error: unknown) => {
    parts.log.warn({ err: error }, 'distances could not be checked; the next start tries again')
    return 0
  })

/** Of the places that an import has brought or seen again; how many pairs were filled in. */
export async function fillPairsOfPlaces(
  { db, log }: Omit<Parts, 'stopping'>,
  placeIds: readonly number[],
): Promise<number> {
  let pairs = 0
  for (let start = 0; start < placeIds.length; start += placesAtOnce)
    pairs += await fillMissingPairs(db, { placeIds: placeIds.slice(start, start + placesAtOnce) })
  tell(log, pairs)
  return pairs
}

function tell(log: Log, pairs: number) {
  if (pairs > 0) log.warn({ pairs }, 'distances between cities and places were missing and are filled in')
}
