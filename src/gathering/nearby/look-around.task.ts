import { randomUUID } from 'node:crypto'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { backOff, countFailures, noteSuccess, takeTurn } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetDueAhead } from '../../platform/database/due-ahead.queries.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FindNearby, NearbyAnswer } from '../providers/openstreetmap/nearby.provider.ts'
import { isTooMuch } from '../providers/openstreetmap/read-in-parts.provider.ts'
import { type DuePlace, findDuePlaces } from './due-places.queries.ts'
import { longestWaitDays, noteNoAnswer, storeNearby } from './store-nearby.queries.ts'

export type LookParts = { db: Database; log: Log; find: FindNearby; signal?: AbortSignal | undefined }

const work = 'nearby'
/** A question every five minutes comes round to a million places in less than half a year. */
export const placesAtOnce = 25
const away = { firstMs: 10 * 60_000, mostMs: 12 * 3_600_000 }

/**
 * Asks what lies around the places that are due, those that wait longest first: one query, or parts of it where the
 * server does not manage it. How many were asked about; undefined when another server is at it, or the service is left
 * alone for a while.
 */
export async function lookAround(parts: LookParts): Promise<number | undefined> {
  const { db, log } = parts
  const release = await holdLease(db, work, randomUUID())
  if (!release) return undefined
  try {
    const turn = await takeTurn(db, work, { gapMs: 0, longestWaitMs: 0 })
    if (turn.kind !== 'granted') return undefined
    await forgetDueAhead(db, 'nearby_readings', longestWaitDays)
    // What ends rounds may be a question about one of them: after three the first is asked about alone.
    const limit = Math.ceil(placesAtOnce / 3 ** (await countFailures(db, work)))
    const places = await findDuePlaces(db, limit)
    const [first] = places
    if (!first) return 0
    await readPlaces(parts, places).catch(async (error: unknown) => {
      if (limit === 1 && isAway(error)) await noteNoAnswer(db, first.placeId)
      throw error
    })
    await noteSuccess(db, work)
    log.info({ count: places.length }, 'asked what lies around places')
    return places.length
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await backOff(db, work, { ...away, reason: error.message })
    log.info({ err: error }, 'what lies around places could not be asked for; the pauses grow')
    return undefined
  } finally {
    await release()
  }
}

/** What is not answered for all is asked for in two; each is stored before the next is asked. */
async function readPlaces(parts: LookParts, places: readonly DuePlace[]): Promise<void> {
  const { db, find, signal } = parts
  let trouble: unknown
  const answer = await find(places, { signal }).catch((error: unknown) => {
    trouble = unlessAway(error)
  })
  if (answer) return store(db, places, answer)
  const [first] = places
  if (places.length === 1 && first) {
    await noteNoAnswer(db, first.placeId)
    // It may answer so about every place: the next is asked about in a later round.
    if (!isTooMuch(trouble)) throw trouble
    return
  }
  const half = Math.ceil(places.length / 2)
  await readPlaces(parts, places.slice(0, half))
  await readPlaces(parts, places.slice(half))
}

function unlessAway(error: unknown): unknown {
  if (error instanceof ProviderError && !isAway(error)) return error
  throw error
}

const isAway = (error: unknown) =>
  error instanceof ProviderError && error.kind === 'unavailable' && !isTooMuch(error)

const store = (db: Database, places: readonly DuePlace[], { byPlace, asOf }: NearbyAnswer) =>
  storeNearby(
    db,
    places.map((place) => ({ place, found: byPlace.get(place.placeId) ?? [] })),
    asOf ?? new Date(),
  )
