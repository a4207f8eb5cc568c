import { useEffect, useSyncExternalStore } from 'react'
import { mostPlaces } from './dates.ts'
import { getPlaceDays } from './place-days.requests.ts'
import type { PlaceDays } from './place-days.schema.ts'

/** By days and slug; null where nobody could answer. */
const answers = new Map<string, PlaceDays | null>()
const asked = new Set<string>()
/** By days, the slugs that are asked for with the next call. */
const waiting = new Map<string, string[]>()
const listeners = new Set<() => void>()

const keyOf = (days: string, slug: string) => `${days} ${slug}`

/** A place on some days; undefined while it is asked for, null where nobody could answer. The cards of a page ask together. */
export function usePlaceDays(slug: string, days: readonly string[]): PlaceDays | null | undefined {
  const wanted = days.join()
  useEffect(() => want(wanted, slug), [wanted, slug])
  return useSyncExternalStore(subscribe, () => answers.get(keyOf(wanted, slug)))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function want(days: string, slug: string) {
  const key = keyOf(days, slug)
  if (asked.has(key)) return
  asked.add(key)
  const slugs = waiting.get(days)
  if (slugs) return void slugs.push(slug)
  waiting.set(days, [slug])
  queueMicrotask(() => {
    const all = waiting.get(days) ?? []
    waiting.delete(days)
    for (let at = 0; at < all.length; at += mostPlaces) void ask(days, all.slice(at, at + mostPlaces))
  })
}

async function ask(days: string, slugs: readonly string[]) {
  const found = await getPlaceDays(slugs, days.split(',')).catch(() => undefined)
  const bySlug = new Map(found?.map((place) => [place.asked, place]))
  for (const slug of slugs) {
    const key = keyOf(days, slug)
    answers.set(key, bySlug.get(slug) ?? null)
    // Who comes back to it later asks again.
    if (!found) asked.delete(key)
  }
  for (const listener of listeners) listener()
}
