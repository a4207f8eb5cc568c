import { keptPacks } from './kept-packs.ts'
import { filesCache } from './pack.ts'

/** So many at once: small files wait for the network rather than for each other. */
const atOnce = 6

/**
 * Keeps files that never change under their address. What is kept already is not fetched again, and what the guide has no more is
 * left out. `onBytes` hears of each, and throws to end it.
 */
export async function storeFiles(
  files: readonly string[],
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(filesCache)
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      signal.throwIfAborted()
      onBytes(await storeFile(cache, file, signal))
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    // Where one has failed, the others need not go on.
    waiting.length = 0
  }
}

async function storeFile(cache: Cache, file: string, signal: AbortSignal): Promise<number> {
  if (!(await cache.match(file))) {
    const answer = await fetch(file, { signal })
    if (answer.status === 404) return 0
    // 204 is a tile of the open sea, or of what an owner's map leaves out: kept as well, for it says that nothing is there.
    if (answer.status !== 200 && answer.status !== 204)
      throw new Error(`${file} cannot be had: ${answer.status}`)
    await cache.put(file, answer)
  }
  const kept = await cache.match(file)
  return (await kept?.blob())?.size ?? 0
}

/** Removes files that nothing is kept for any more. */
export async function sweepFiles(): Promise<void> {
  const packs = await keptPacks()
  const wanted = new Set(packs.flatMap(({ files }) => files))
  const cache = await caches.open(filesCache)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
}
