import { nameKeys } from '../cities/name-keys.ts'
import type { WantedKind } from './kind.ts'
import { bentPhrase, bentWord, kindsByWord } from './kinds-by-word.ts'
import { behindKindsWords, bendingWords, exceptWords, joiningWords, negationWords } from './small-words.ts'
import { keysOf, withoutElided } from './typed-words.ts'

const longestPhrase = 4
/** 'Not to the'. */
const mostBetween = 3

const setOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys))
const exclusions = setOf(`${negationWords}, ${exceptWords}`)
const behindKinds = setOf(behindKindsWords)
const bending = setOf(bendingWords)
const joining = setOf(`${joiningWords}, nor, noch, ni, né, nem, ani`)
/** In Portuguese, which such words tell, 'no parque' is in the park. */
const ofPortuguese = setOf('de, da, dos, das, em, com, que, fazer, dia, um, uma, passeio, crianças, filhos')
const inPortuguese = setOf(
  'zoo, zoológico, jardim, museu, parque, aquário, oceanário, castelo, lago, teatro, circo, planetário',
)

interface Excluded {
  kinds: WantedKind[]
  /** Where that ends. */
  end: number
}

/**
 * Kinds that a text does not want from one of its words on: 'no museums', 'anything but the zoo', 'keine Museen und Zoos', 'múzeum és
 * állatkert nélkül'.
 */
export function excludedAt(
  typed: readonly string[],
  start: number,
  isSmall: (word: string) => boolean,
): Excluded | undefined {
  const says = longestAt(typed, start, (phrase) => nameKeys(phrase).some((key) => exclusions.has(key)))
  if (says > 0) {
    const bends = isOneOf(bending, typed.slice(start, start + says).join(' '))
    return isInPortuguese(typed, start) ? undefined : kindsFrom(typed, start + says, { bends, isSmall })
  }
  if (!typed.some((word, at) => at > start && isOneOf(behindKinds, word))) return undefined
  const before = kindsFrom(typed, start, { bends: true, isSmall })
  return before && isOneOf(behindKinds, typed[before.end]) ? { ...before, end: before.end + 1 } : undefined
}

interface Reading {
  /** Whether kinds may be bent; elsewhere 'natural' would be nature. */
  bends: boolean
  isSmall: (word: string) => boolean
}

function kindsFrom(typed: readonly string[], start: number, reading: Reading): Excluded | undefined {
  const kinds: WantedKind[] = []
  let end = start
  let kind = kindFrom(typed, end, reading)
  while (kind) {
    kinds.push(kind.wanted)
    end = kind.end
    kind = isOneOf(joining, typed[end]) ? kindFrom(typed, end + 1, reading) : undefined
  }
  return kinds.length > 0 ? { kinds, end } : undefined
}

/** The kind that follows, perhaps behind small words. */
function kindFrom(typed: readonly string[], from: number, { bends, isSmall }: Reading) {
  for (let at = from; at < typed.length && at <= from + mostBetween; at++) {
    const size = longestAt(typed, at, (phrase) => kindsOf(phrase, bends).length > 0)
    const phrase = typed.slice(at, at + size).join(' ')
    if (size > 0)
      return { wanted: { typed: withoutElided(phrase), kinds: kindsOf(phrase, bends) }, end: at + size }
    if (!isSmall(typed[at] ?? '')) return undefined
  }
  return undefined
}

const kindsOf = (phrase: string, bends: boolean) => {
  const called = keysOf(phrase).flatMap(
    (key) => kindsByWord.get(key) ?? (bends && !key.includes(' ') ? bentWord(key) : bentPhrase(key)),
  )
  return [...new Set(called.map(({ kind }) => kind))]
}

/** How many words from there on are such a phrase, the longest; 0 for none. */
function longestAt(typed: readonly string[], at: number, is: (phrase: string) => boolean): number {
  const sizes = Array.from({ length: longestPhrase }, (_, size) => longestPhrase - size)
  return sizes.find((size) => at + size <= typed.length && is(typed.slice(at, at + size).join(' '))) ?? 0
}

const isOneOf = (known: ReadonlySet<string>, word = '') => nameKeys(word).some((key) => known.has(key))

const isInPortuguese = (typed: readonly string[], at: number) =>
  typed[at]?.toLowerCase() === 'no' &&
  isOneOf(inPortuguese, typed[at + 1]) &&
  (typed[at + 1]?.toLowerCase() !== 'zoo' || typed.some((word) => isOneOf(ofPortuguese, word)))
