import { keptPhoto, photoBytes, photoFiles } from './kept-photos.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { isKept, noteKept } from './kept-summaries.ts'
import { type Pack, type PackSummary, packAddress, packsCache } from './pack.ts'
import { removePack } from './remove-pack.ts'
import { startWorker } from './start-worker.ts'
import { storeFiles, sweepFiles } from './store-files.ts'

/** What came so far, of how many places in all; waited for, and throws to end it. */
export type OnPart = (places: readonly KeptPlace[], total: number) => Promise<void>

export type FetchPack = (
  onPart: OnPart,
  signal: AbortSignal,
) => Promise<Pick<Pack, 'city' | 'places' | 'planned' | 'answers' | 'files'>>

interface Wanted {
  key: string
  name: string
  fetchPack: FetchPack
}

/**
 * Fetches a city or a plan and keeps it, in the place of what was kept of it before only once all of it is there. `onProgress` in
 * bytes; it throws to end it.
 * @throws where it cannot be had, the browser has no room or no such storage, or it was ended
 */
export async function storePack(
  { key, name, fetchPack }: Wanted,
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<PackSummary> {
  // Browsers that grant it do not clear it when room gets scarce; the others may.
  await navigator.storage.persist?.()
  await startWorker()
  let [loaded, measured] = [0, 0]
  const onPart: OnPart = async (places, total) => {
    // Only what is new: a city may have thousands.
    loaded += sizeOf(places.slice(measured))
    measured = places.length
    const photos = photoFiles(places).length * photoBytes
    onProgress(loaded, ((loaded + photos) / Math.max(places.length, 1)) * total)
  }
  const fetched = await fetchPack(onPart, signal)
  const pack: Pack = {
    ...{ key, name, keptAt: new Date().toISOString(), bytes: 0 },
    ...fetched,
    // Of photos one, and small; drawings stand in where there is none.
    places: fetched.places.map((place) => ({ ...place, images: [keptPhoto(place) ?? []].flat() })),
    files: [...fetched.files, ...photoFiles(fetched.places)],
  }
  pack.bytes = sizeOf(pack)
  const expected = pack.bytes + photoFiles(fetched.places).length * photoBytes
  await storeFiles(
    pack.files,
    (bytes) => {
      pack.bytes += bytes
      onProgress(pack.bytes, Math.max(pack.bytes, expected))
    },
    signal,
  )
  signal.throwIfAborted()
  await (await caches.open(packsCache)).put(
    packAddress(key),
    Response.json(pack, { headers: { ETag: `"${key} ${pack.keptAt}"` } }),
  )
  const { keptAt, bytes, planned } = pack
  const summary = { key, name, keptAt, bytes, ...(planned !== undefined && { planned }) }
  try {
    noteKept(summary)
  } catch (error) {
    // What no list shows could never be removed.
    if (!isKept(key)) await removePack(key)
    throw error
  }
  await sweepFiles()
  return summary
}

const sizeOf = (content: unknown) => new Blob([JSON.stringify(content)]).size
