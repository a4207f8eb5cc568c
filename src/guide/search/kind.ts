import type { SeasonName } from '../seasons/season.ts'
import type { TypedDay } from './day-words.ts'

/** What people look for by a word of its own: places of some fun types, or called so, in any of the guide's languages. */
export interface Kind {
  /** Slugs; empty for what only its name tells. */
  funTypes: readonly string[]
  /** What people type, with commas between. */
  words: string
  /**
   * With what a word of such a place's name begins, of whatever type it is, or several words one after the other; with a full stop, the
   * whole word: 'burg.' is no 'Bürgerpark'.
   */
  called?: string
  /** Whether all places of its fun types are of the kind, those that are called so besides. */
  isAllOfTypes?: true
  /** Drawings that are true of such a place, with commas between: what it is says more than what it is called. */
  drawn?: string
  /**
   * English words, with commas between, with which a description says that a place has it, in whatever language it is looked for: a
   * trampoline, but no castle, which may be what it lies below.
   */
  told?: string
  /** A fun type whose places are of the kind where they are under a roof. */
  indoors?: string
  /** When it is: around a city where none is known for it, what is open then is the next best. */
  feast?: { day: TypedDay; season: SeasonName }
}

/** A word or phrase for a kind as it was typed; a place must be of one of its `kinds` or have the word itself. */
export interface WantedKind {
  typed: string
  kinds: readonly Kind[]
}

/** Of a kind that is but a part of its fun types, the others are hardly what was meant. */
export const isPartOfTypes = ({ kinds }: WantedKind) =>
  kinds.every(({ called, drawn, isAllOfTypes }) => !isAllOfTypes && (called ?? drawn))

export const isTold = ({ kinds }: WantedKind) => kinds.some(({ told }) => told)

export const funTypesOf = ({ kinds }: WantedKind) => kinds.flatMap(({ funTypes }) => funTypes)
export const indoorsOf = ({ kinds }: WantedKind) => kinds.flatMap(({ indoors }) => indoors ?? [])
export const beginningsOf = ({ kinds }: WantedKind) => kinds.flatMap(({ called }) => list(called))
export const drawnAs = ({ kinds }: WantedKind) => kinds.flatMap(({ drawn }) => list(drawn))

/** What a description may call it. */
export const phrasesOf = ({ typed, kinds }: WantedKind): string[] => [
  ...new Set([typed, ...kinds.flatMap(({ told }) => list(told))]),
]

const list = (words: string | undefined) => words?.split(', ') ?? []
