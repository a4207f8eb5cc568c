import { type Pack, packsCache } from './pack.ts'

let known: { marks: string; packs: Pack[] } = { marks: '', packs: [] }

/** All that this browser keeps. What was read stays in memory until another comes. */
export async function keptPacks(): Promise<Pack[]> {
  const cache = await caches.open(packsCache)
  const answers = await cache.matchAll()
  const marks = answers.map(({ headers }) => headers.get('ETag')).join()
  if (known.marks !== marks)
    known = { marks, packs: await Promise.all(answers.map((answer): Promise<Pack> => answer.json())) }
  return known.packs
}
