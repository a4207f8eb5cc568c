import { nameKeys } from '../cities/name-keys.ts'
import type { WantedKind } from './kind.ts'
import { bentPhrase, kindsByWord } from './kinds-by-word.ts'
import { exceptWords, joiningWords, negationWords } from './small-words.ts'
import { keysOf, withoutElided } from './typed-words.ts'

const longestPhrase = 4
/** 'Not to the'. */
const mostBetween = 3

const setOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys))
const exclusions = setOf(`${negationWords}, ${exceptWords}`)
const joining = setOf(`${joiningWords}, nor, noch, ni, né, nem, ani`)
/** In Portuguese, which such words tell, 'no parque' is in the park. */
const ofPortuguese = setOf('de, da, dos, das, em, com, que, fazer, dia, um, uma, passeio, crianças, filhos')
const inPortuguese = setOf(
  'zoo, zoológico, jardim, museu, parque, aquário, oceanário, castelo, lago, teatro, circo, planetário',
)

/** Kinds that a text does not want from one of its words on: 'no museums', 'anything but the zoo', 'keine Museen und Zoos'; and where that ends. */
export function excludedAt(
  typed: readonly string[],
  start: number,
  isSmall: (word: string) => boolean,
): { kinds: WantedKind[]; end: number } | undefined {
  const says = longestAt(typed, start, (phrase) => nameKeys(phrase).some((key) => exclusions.has(key)))
  if (says === 0 || isInPortuguese(typed, start)) return undefined
  const kinds: WantedKind[] = []
  let end = start + says
  let kind = kindFrom(typed, end, isSmall)
  while (kind) {
    kinds.push(kind.wanted)
    end = kind.end
    kind = isOneOf(joining, typed[end]) ? kindFrom(typed, end + 1, isSmall) : undefined
  }
  return kinds.length > 0 ? { kinds, end } : undefined
}

/** The kind that follows, perhaps behind small words. */
function kindFrom(typed: readonly string[], from: number, isSmall: (word: string) => boolean) {
  for (let at = from; at < typed.length && at <= from + mostBetween; at++) {
    const size = longestAt(typed, at, (phrase) => kindsOf(phrase).length > 0)
    const phrase = typed.slice(at, at + size).join(' ')
    if (size > 0) return { wanted: { typed: withoutElided(phrase), kinds: kindsOf(phrase) }, end: at + size }
    if (!isSmall(typed[at] ?? '')) return undefined
  }
  return undefined
}

const kindsOf = (phrase: string) => {
  const called = keysOf(phrase).flatMap((key) => kindsByWord.get(key) ?? bentPhrase(key))
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
