import { randomUUID } from 'node:crypto'
import { storePhoto } from '../../office/files/stored-photo.task.ts'
import type { StoreParts } from '../../office/files/sweep-files.task.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { backOff, countFailures, noteSuccess, takeTurn } from '../../outgoing/service-state.queries.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { forgetDueAhead } from '../../platform/database/due-ahead.queries.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import type { CommonsPhoto } from '../providers/wikimedia/commons-photo.schema.ts'
import type { PhotoFinder } from '../providers/wikimedia/find-photos.provider.ts'
import { namingOf } from '../providers/wikimedia/naming.ts'
import { type DueSearch, findDueSearches } from './due-searches.queries.ts'
import { addPhoto, endSearch, longestWaitDays, noteNoAnswer } from './store-photos.queries.ts'

export type BringParts = StoreParts & { finder: PhotoFinder; signal?: AbortSignal | undefined }

const work = 'commons-photos'
/** As many as Wikidata takes in one question. */
const placesAtOnce = 50
/** A few show a place; each takes half a megabyte. */
const mostOfPlace = 3
const away = { firstMs: 10 * 60_000, mostMs: 12 * 3_600_000 }
// The next round comes after five minutes.
const roundMs = 4 * 60_000

/**
 * Brings photos of Wikimedia Commons for the places that are due, those that wait longest first, one server at a time. Each
 * photo is stored before the next is asked for, so that a kill costs one. How many places; undefined when another server is at
 * it, or Wikimedia is left alone for a while.
 */
export async function bringPhotos(parts: BringParts): Promise<number | undefined> {
  const { db, log, signal } = parts
  const release = await holdLease(db, work, randomUUID())
  if (!release) return undefined
  try {
    const turn = await takeTurn(db, work, { gapMs: 0, longestWaitMs: 0 })
    if (turn.kind !== 'granted') return undefined
    await forgetDueAhead(db, 'photo_searches', longestWaitDays)
    const until = Date.now() + roundMs
    // What ends rounds may be a question about one of them: after three the first is asked about alone.
    const limit = Math.ceil(placesAtOnce / 4 ** (await countFailures(db, work)))
    let count = 0
    while (!signal?.aborted && Date.now() < until) {
      const due = await findDueSearches(db, limit)
      if (due.length === 0) break
      await bringAll({ ...parts, isOneByOne: limit === 1 }, due)
      count += due.length
    }
    await noteSuccess(db, work)
    if (count > 0) log.info({ count }, 'looked for photos of places on Wikimedia Commons')
    return count
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await backOff(db, work, { ...away, reason: error.message })
    log.info({ err: error }, 'photos of Wikimedia Commons cannot be had now; the pauses grow')
    return undefined
  } finally {
    await release()
  }
}

type RoundParts = BringParts & { isOneByOne: boolean }

/** What cannot be answered for all is asked in halves, so that one place never holds up the others. */
async function bringAll(parts: RoundParts, due: readonly DueSearch[]): Promise<void> {
  const { db } = parts
  const found = await findPhotos(parts, due)
  if (found) {
    for (const search of due) await bringInItsTurn(parts, search, found.get(search.placeId) ?? [])
    return
  }
  const [first] = due
  if (due.length === 1 && first) return noteNoAnswer(db, first.placeId)
  const half = Math.ceil(due.length / 2)
  await bringAll(parts, due.slice(0, half))
  await bringAll(parts, due.slice(half))
}

/** Undefined where there is no answer for all of them. */
async function findPhotos({ db, finder, signal, isOneByOne }: RoundParts, due: readonly DueSearch[]) {
  try {
    return await finder.find(due.map(namingOf), { signal })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind !== 'unavailable') return undefined
    if (isOneByOne) for (const { placeId } of due) await noteNoAnswer(db, placeId)
    throw error
  }
}

/** Where the server has a fault it may be with this place's photo alone: others come before it is asked about again. */
async function bringInItsTurn(parts: BringParts, search: DueSearch, photos: readonly CommonsPhoto[]) {
  try {
    await bringTo(parts, search, photos)
  } catch (error) {
    if (error instanceof ProviderError) await noteNoAnswer(parts.db, search.placeId)
    throw error
  }
}

async function bringTo(parts: BringParts, search: DueSearch, photos: readonly CommonsPhoto[]): Promise<void> {
  const pages: string[] = []
  for (const photo of photos) {
    if (pages.length === mostOfPlace) break
    if (search.decided.includes(photo.pageUrl)) continue
    if (search.brought.includes(photo.pageUrl) || (await bringPhoto(parts, search, photo)))
      pages.push(photo.pageUrl)
  }
  await endSearch(parts.db, search, pages)
}

/** Whether it was stored; a photo that cannot be had or read is passed over. */
async function bringPhoto(parts: BringParts, search: DueSearch, photo: CommonsPhoto): Promise<boolean> {
  const { finder, signal, log } = parts
  const kept = { folder: 'places', owner: `place ${search.placeId}` }
  try {
    const bytes = await finder.download(photo, { signal })
    return await storePhoto(parts, bytes, kept, ({ storagePath, photo: { width, height } }) =>
      addPhoto(parts.db, search, {
        ...{ storagePath, width, height, license: photo.license, originalUrl: photo.pageUrl },
        ...{ photographerName: photo.author, photographerProfileUrl: photo.authorUrl },
        altText: photo.description ?? search.name,
      }),
    )
  } catch (error) {
    const isItsOwn =
      (error instanceof ProviderError && error.kind !== 'unavailable') ||
      (error instanceof Problem && error.status === 422)
    if (!isItsOwn) throw error
    log.info(
      { err: error, placeId: search.placeId, page: photo.pageUrl },
      'a photo of Commons was passed over',
    )
    return false
  }
}
