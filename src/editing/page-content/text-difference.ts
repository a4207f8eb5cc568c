/** Two texts: what both begin and end with, and what stands between in each. */
export type Difference = { start: string; before: string; after: string; end: string }

/** By whole words, so that no half of one is marked. */
export function textDifference(before: string, after: string): Difference {
  const old = wordsOf(before)
  const now = wordsOf(after)
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start++
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return {
    start: old.slice(0, start).join(''),
    before: old.slice(start, old.length - end).join(''),
    after: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

/** Words, and what stands between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []
