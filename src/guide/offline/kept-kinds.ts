import { foldText } from '../../ui/fold-text.ts'
import {
  beginningsOf,
  drawnAs,
  funTypesOf,
  indoorsOf,
  isPartOfTypes,
  phrasesOf,
  type WantedKind,
} from '../search/kind.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** Such a beginning is a whole word, as one with a full stop is: 'eis' is no 'Eisenbahn'. */
const shortest = 3

/** Whether a kept place is of a kind, by its fun types or by what is known of it. */
export const isOfKind = (wanted: WantedKind, place: KeptPlace): boolean =>
  place.funTypes.some(({ slug }) => funTypesOf(wanted).includes(slug)) || saysKind(wanted, place)

/** Whether it is known to be of a kind that its fun types do not tell; true for a kind that they tell. */
export const isKnownFor = (wanted: WantedKind, place: KeptPlace): boolean =>
  !isPartOfTypes(wanted) || saysKind(wanted, place)

/** As in `kind-conditions.queries.ts`: by its drawings, its names or its description. */
const saysKind = (
  wanted: WantedKind,
  { scenes, placeName, name, description, setting, funTypes }: KeptPlace,
): boolean =>
  (setting === 'indoor' && funTypes.some(({ slug }) => indoorsOf(wanted).includes(slug))) ||
  drawnAs(wanted).some((scene) => scenes.includes(scene)) ||
  beginningsOf(wanted).some((called) => isCalled(wordsOf(`${placeName} ${name}`), called)) ||
  phrasesOf(wanted).some((phrase) => mentions(description ?? '', phrase))

/** The words of a phrase, one after the other, the last of them in the plural or not: 'surf' is no 'surface'. */
function mentions(description: string, phrase: string): boolean {
  const [told, one] = [description, phrase].map((text) => wordsOf(text).join(' '))
  return [one, `${one}s`, `${one}es`, one?.replace(/y$/, 'ies')].some((words) =>
    ` ${told} `.includes(` ${words} `),
  )
}

/** Several words one after the other, or one of them. */
const isCalled = (names: readonly string[], called: string) =>
  called.includes(' ')
    ? ` ${names.join(' ')}`.includes(` ${called}`)
    : names.some((word) => begins(word, called))

const begins = (word: string, called: string) =>
  called.endsWith('.')
    ? `${word}.` === called
    : called.length <= shortest
      ? word === called
      : word.startsWith(called)

export const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
