import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { type FoundAddress, findAddresses } from '../../gathering/addresses/find-addresses.task.ts'
import type { Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import { mostLookups } from '../../guide/geocoding/geocode-key.ts'
import type { JobProgress } from '../../office/jobs/job.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import type { TriedAgain } from '../../office/jobs/tried-again.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import {
  countPlacesWithoutAddress,
  findPlacesWithoutAddress,
  type PlaceToAddress,
  storeAddress,
} from './address-changes.queries.ts'
import { EnrichAddresses, type EnrichedAddresses, mostPlaces } from './enrich-address.schema.ts'

/** The kind of job that fills in many addresses. */
export const enrichAddressesJob = 'enrich-addresses'

export const enrichAddressesKind = (geocoder: Geocoder): JobKind => ({
  ...jobKind(enrichAddressesJob, EnrichAddresses, ({ db, input, startedBy, signal, report }) =>
    enrichAddresses({ db, geocoder, chosen: input, userId: startedBy, signal, report }),
  ),
  // They take turns: three places need not wait for the hours of ten thousand.
  atOnce: 3,
  again: addressesAgain,
})

/** What is asked for while Nominatim is away is asked for later, as one job of one editor. */
export const addressesAgain: TriedAgain = {
  service: 'nominatim',
  isOnesOwn: true,
  join: (one, other) => {
    const chosen = [EnrichAddresses.parse(one), EnrichAddresses.parse(other)] as const
    if (isDeepStrictEqual(...chosen)) return chosen[0]
    const ids = chosen.map((some) => ('placeIds' in some ? some.placeIds : undefined))
    if (ids.includes(undefined)) return undefined
    const placeIds = [...new Set(ids.flatMap((some) => some ?? []))]
    return placeIds.length <= mostPlaces ? { placeIds } : undefined
  },
}

type Parts = {
  db: Database
  geocoder: Geocoder
  chosen: EnrichAddresses
  /** Id of who asked for it. */
  userId: string | null
  signal: AbortSignal
  report: (progress: JobProgress) => void
}

/**
 * Fills in the empty parts of many addresses. Answers are kept as they come and filled places are not asked for again,
 * so that a run that was killed goes on where it ended. @throws ProviderError
 */
export async function enrichAddresses(parts: Parts): Promise<EnrichedAddresses> {
  const { db, geocoder, chosen, signal, report } = parts
  const total = await countPlacesWithoutAddress(db, conditionOf(chosen))
  const sum: EnrichedAddresses = { enriched: 0, unchanged: 0, notFound: 0 }
  let done = 0
  report({ done, total, items: [] })
  for await (const batch of inRequests(db, conditionOf(chosen))) {
    signal.throwIfAborted()
    const found = await findAddresses(db, geocoder, batch, { signal })
    for (const [place, address] of found) sum[await store(parts, place, address)]++
    done += batch.length
    report({ done, total: Math.max(done, total), items: [] })
  }
  // Also those that need nothing any more, or are gone.
  return { ...sum, unchanged: Math.max(sum.unchanged, countOf(chosen) - sum.enriched - sum.notFound) }
}

const conditionOf = (chosen: EnrichAddresses): SQL =>
  'placeIds' in chosen
    ? sql`p.id = any(${sql.param(chosen.placeIds)}::integer[])`
    : adminPlaceCondition(chosen.filters)

const countOf = (chosen: EnrichAddresses) => ('placeIds' in chosen ? chosen.placeIds.length : chosen.total)

async function store(
  { db, userId }: Parts,
  place: PlaceToAddress,
  found: FoundAddress,
): Promise<keyof EnrichedAddresses> {
  if (typeof found === 'string') return 'notFound'
  const change = { id: place.id, asked: place, found, userId, overwrite: false }
  const changed = await storeAddress(db, change).catch((error: unknown) => {
    // Deleted since; the other places still want their addresses.
    if (error instanceof Problem && error.status === 404) return []
    throw error
  })
  return changed.length > 0 ? 'enriched' : 'unchanged'
}

/** As many as one request can ask for: fifty known by their ids, or one known by its position. */
async function* inRequests(db: Database, chosen: SQL): AsyncGenerator<PlaceToAddress[]> {
  for (const isById of [true, false])
    for (let after = 0; ; ) {
      const places = await findPlacesWithoutAddress(db, { chosen, isById, after, limit: mostLookups })
      const last = places.at(-1)
      if (!last) break
      if (isById) yield places
      else for (const place of places) yield [place]
      after = last.id
    }
}
