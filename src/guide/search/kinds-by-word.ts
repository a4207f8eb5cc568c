import { nameKeys } from '../cities/name-keys.ts'
import { drawnKinds } from './drawn-kinds.ts'
import { funTypesOf, type Kind, type WantedKind } from './kind.ts'
import { kindsOfThings } from './kinds-of-things.ts'
import { kindsOfTypes } from './kinds-of-types.ts'
import { hasOneError, isMisspelt } from './misspelt.ts'

/** Letters; the end of a word is a kind's from so many on: 'Wasserspielplatz'. */
const fewestOfEnd = 5
/** Of a word that is bent, so many letters of its end may be another's. */
const mostOfBend = 3
/** Letters with which each word of a phrase that is bent begins. */
const fewestShared = 3

/** By each word or phrase for them, as `nameKeys` has it. */
export const kindsByWord = Map.groupBy(
  [...kindsOfTypes, ...kindsOfThings, ...drawnKinds].flatMap((kind) =>
    [...new Set(kind.words.split(', ').flatMap(nameKeys))].map((key) => ({ key, kind })),
  ),
  ({ key }) => key,
)

const phrasesBySize = Map.groupBy(kindsByWord.keys(), (phrase) => phrase.split(' ').length)

/** Kinds of a phrase that is another bent, word by word: 'parc d’attraction'. */
export function bentPhrase(key: string): { kind: Kind }[] {
  const words = key.split(' ')
  if (words.length === 1) return []
  const like = (phrasesBySize.get(words.length) ?? []).find(
    (phrase) => isBent(key, phrase) && phrase.split(' ').every((word, at) => hasBeginning(words[at], word)),
  )
  return kindsByWord.get(like ?? '') ?? []
}

/** Kinds of the longest word that is another bent. */
export function bentWord(key: string): { kind: Kind }[] {
  const like = longest([...kindsByWord.keys()].filter((word) => !word.includes(' ') && isBent(key, word)))
  return kindsByWord.get(like ?? '') ?? []
}

const hasBeginning = (word = '', of: string) => word.slice(0, fewestShared) === of.slice(0, fewestShared)

/** What a word may mean: kinds, each with what was typed for it, and whether a part of the word says something that nobody knows. */
type Likely = { kinds: WantedKind[]; isInPart: boolean }

/**
 * The kinds of the longest word that ends a `key` of what was typed, and of what stands before that: 'Eisenbahnmuseum'; or of one that is
 * bent or spelt otherwise.
 */
export function likelyKinds(
  typed: string,
  key: string,
  isSmall: (part: string) => boolean,
): Likely | undefined {
  const words = [...kindsByWord.keys()].filter((word) => word.length >= fewestOfEnd)
  const end = longest(words.filter((word) => key.endsWith(word)))
  if (end !== undefined) return compound(typed, key.slice(0, -end.length), end, isSmall)
  const like =
    longest(words.filter((word) => isBent(key, word))) ?? words.find((word) => isMisspelt(key, word))
  return like === undefined ? undefined : { kinds: [wanted(typed, like)], isInPart: false }
}

function compound(typed: string, rest: string, end: string, isSmall: (part: string) => boolean): Likely {
  // 'Schifffahrtsmuseum'
  const first = [rest, rest.replace(/s$/, '')].find((part) => kindsByWord.has(part))
  const kind = wanted(typed, end)
  // A museum of something is about that; a playground of the woods need not be called so.
  if (first && funTypesOf(kind).includes('museum'))
    return { kinds: [wanted(rest, first), wanted(end, end)], isInPart: false }
  return { kinds: [kind], isInPart: first === undefined && !isSmall(rest) }
}

const wanted = (typed: string, word: string): WantedKind => ({
  typed,
  kinds: (kindsByWord.get(word) ?? []).map(({ kind }) => kind),
})

/** Whether it is a word for a kind with one error. */
export const isNearlyKind = (key: string): boolean =>
  [...kindsByWord.keys()].some((word) => hasOneError(key, word))

const longest = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)[0]

function isBent(key: string, word: string): boolean {
  const shared = Math.max(fewestOfEnd, Math.max(key.length, word.length) - mostOfBend)
  return key.slice(0, shared) === word.slice(0, shared) && Math.min(key.length, word.length) >= shared
}
