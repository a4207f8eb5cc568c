import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { type FoundAddress, findAddresses } from '../../gathering/addresses/find-addresses.task.ts'
import type { Geocoder } from '../../gathering/providers/nominatim/geocoder.ts'
import { mostLookups } from '../../guide/geocoding/geocode-key.ts'
import type { JobProgress } from '../../office/jobs/job.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import type { TriedAgain } from '../../office/jobs/tried-again.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { addFailure, countFailures, isPaused, noteSuccess } from '../../outgoing/service-state.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { adminPlaceCondition } from '../places/admin-place-conditions.queries.ts'
import {
  countPlacesWithoutAddress,
  findPlacesWithoutAddress,
  type PlaceToAddress,
  storeAddress,
} from './address-changes.queries.ts'
import { EnrichAddresses, type EnrichedAddresses, mostPlaces } from './enrich-address.schema.ts'
import { findFirstToAsk } from './enrich-estimate.queries.ts'

/** The kind of job that fills in many addresses. */
export const enrichAddressesJob = 'enrich-addresses'

export const enrichAddressesKind = (geocoder: Geocoder): JobKind => ({
  ...jobKind(enrichAddressesJob, EnrichAddresses, ({ db, input, startedBy, signal, report, log }) =>
    enrichAddresses({ db, geocoder, chosen: input, userId: startedBy, signal, report, log }),
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
  log: Log
}

const work = 'addresses'
/** After so many in a row it is no single question that comes to nothing, whatever is refused. */
const mostRefusals = 8

/**
 * Fills in the empty parts of many addresses. Answers are kept as they come and filled places are not asked for again,
 * so that a run that was killed goes on where it ended. @throws ProviderError
 */
export async function enrichAddresses(parts: Parts): Promise<EnrichedAddresses> {
  const { db, chosen } = parts
  const sum: EnrichedAddresses = { enriched: 0, unchanged: 0, notFound: 0 }
  for (;;) {
    const failures = await countFailures(db, work)
    Object.assign(sum, { unchanged: 0, notFound: 0 })
    try {
      await enrichAll(parts, failures, sum)
      await noteSuccess(db, work)
      // Also those that need nothing any more, are gone, or came to nothing.
      return { ...sum, unchanged: Math.max(sum.unchanged, countOf(chosen) - sum.enriched - sum.notFound) }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await addFailure(db, work)
      // One that lets nobody in says why; asked on, it would only be left alone.
      const isOver = failures >= mostRefusals || (await isPaused(db, addressesAgain.service))
      if (error.kind === 'unavailable' || isOver) throw error
    }
  }
}

/** What ends runs may be a question about one of them: fewer are asked about at once, and then the first ones last, alone. */
async function enrichAll(parts: Parts, failures: number, sum: EnrichedAddresses) {
  const { db, geocoder, signal, report, log } = parts
  const chosen = conditionOf(parts.chosen)
  const total = await countPlacesWithoutAddress(db, chosen)
  const mostLast = Math.min(Math.max(failures - 3, 0), mostLookups)
  const first = await findFirstToAsk(db, chosen, mostLast + 1)
  const last = first.slice(0, mostLast)
  const pace = { atOnce: Math.ceil(mostLookups / 4 ** failures) }
  let done = 0
  const enrich = async (batch: PlaceToAddress[]) => {
    signal.throwIfAborted()
    const found = await findAddresses(db, geocoder, batch, { signal })
    for (const [place, address] of found) sum[await store(parts, place, address)]++
    done += batch.length
    report({ done, total: Math.max(done, total), items: [] })
  }
  report({ done, total, items: [] })
  for await (const batch of inRequests(
    db,
    sql`${chosen} and p.id <> all(${sql.param(last)}::integer[])`,
    pace,
  )) {
    await enrich(batch)
    pace.atOnce = Math.min(pace.atOnce * 2, mostLookups)
  }
  // What was put last latest may be put there in vain: it has its turn before the service is left alone.
  const failed: ProviderError[] = []
  for (const id of last.toReversed())
    for await (const batch of inRequests(db, sql`${chosen} and p.id = ${id}`, pace))
      await enrich(batch).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
        log.info({ err: error, placeId: id }, 'the address of a place could not be asked for')
        failed.push(error)
      })
  // With no answer at all it is the service that cannot be had.
  if (failed[0] && failed.length === first.length) throw failed[0]
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

/** As many as one request can ask for: some known by their ids, or one known by its position; first what needs none. */
async function* inRequests(
  db: Database,
  chosen: SQL,
  pace: { atOnce: number },
): AsyncGenerator<PlaceToAddress[]> {
  for (const by of ['kept', 'id', 'position'] as const)
    for (let after = 0; ; ) {
      const limit = by === 'id' ? pace.atOnce : mostLookups
      const places = await findPlacesWithoutAddress(db, { chosen, by, after, limit })
      const last = places.at(-1)
      if (!last) break
      if (by === 'position') for (const place of places) yield [place]
      else yield places
      after = last.id
    }
}
