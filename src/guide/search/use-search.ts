import { useEffect, useState } from 'react'
import type { SearchAnswer } from './search.schema.ts'

const typingPauseMs = 150
/** A server that is busy answers the next time, and a network comes back: nobody need type a letter to be answered. */
const againMs = 5000
/** One letter begins half of all names. */
const fewestLetters = 2

/**
 * What is found for a text, as one types: the last answer stays until the next is there. `failed` while the newest text
 * could not be answered, which is tried again; undefined `answer` for a text too short.
 */
export function useSearch(
  text: string,
  search: (q: string) => Promise<SearchAnswer>,
): { answer: SearchAnswer | undefined; q: string; failed: boolean } {
  const [state, setState] = useState<{ q: string; answer?: SearchAnswer; failed: boolean }>()
  const trimmed = text.trim()
  const q = trimmed.length < fewestLetters ? '' : trimmed
  useEffect(() => {
    if (!q) return
    let isCurrent = true
    const ask = async () => {
      const answer = await search(q).catch(() => undefined)
      if (!isCurrent) return
      setState({ q, answer, failed: !answer })
      if (!answer) timer = setTimeout(ask, againMs)
    }
    let timer = setTimeout(ask, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, search])
  if (!q) return { answer: undefined, q: '', failed: false }
  return { answer: state?.answer, q: state?.q ?? '', failed: state?.failed ?? false }
}
