import { useEffect, useSyncExternalStore } from 'react'

/**
 * A question that many parts of a page ask alike, each of a place of its own: what they want at one moment goes in one call, for
 * `most` places at most. What was answered is remembered while the guide is open.
 */
export function askedTogether<Answer extends { asked: string }>(
  most: number,
  ask: (question: string, slugs: readonly string[]) => Promise<Answer[]>,
) {
  /** By question and slug; null where nobody could answer. */
  const answers = new Map<string, Answer | null>()
  const asked = new Set<string>()
  /** By question, the slugs that are asked for with the next call. */
  const waiting = new Map<string, string[]>()
  const listeners = new Set<() => void>()
  const keyOf = (question: string, slug: string) => `${question} ${slug}`

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const want = (question: string, slug: string) => {
    const key = keyOf(question, slug)
    if (asked.has(key)) return
    asked.add(key)
    const slugs = waiting.get(question)
    if (slugs) return void slugs.push(slug)
    waiting.set(question, [slug])
    queueMicrotask(() => {
      const all = waiting.get(question) ?? []
      waiting.delete(question)
      for (let at = 0; at < all.length; at += most) void fetchAnswers(question, all.slice(at, at + most))
    })
  }

  const fetchAnswers = async (question: string, slugs: readonly string[]) => {
    const found = await ask(question, slugs).catch(() => undefined)
    const bySlug = new Map(found?.map((answer) => [answer.asked, answer]))
    for (const slug of slugs) {
      const key = keyOf(question, slug)
      answers.set(key, bySlug.get(slug) ?? null)
      // Who comes back to it later asks again.
      if (!found) asked.delete(key)
    }
    for (const listener of listeners) listener()
  }

  /** Undefined while it is asked for, null where nobody could answer. */
  return function useAskedTogether(question: string, slug: string): Answer | null | undefined {
    useEffect(() => want(question, slug), [question, slug])
    return useSyncExternalStore(subscribe, () => answers.get(keyOf(question, slug)))
  }
}
