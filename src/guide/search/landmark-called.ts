import type { NamedCity } from '../cities/city-names.ts'
import { type Landmark, landmarks } from './landmarks.ts'
import { type NearText, nearText } from './near-text.ts'
import { towns } from './towns.ts'
import { keysOf, typedWords } from './typed-words.ts'
import { type Understood, understand } from './understand.ts'

const longestName = 4

/** The landmark that a text names; undefined where it names none, another city than its own, or something else as well. */
export const landmarkCalled = (text: string, cities: readonly NamedCity[]): Landmark | undefined =>
  landmarkIn(text, cities)?.landmark

/** What a text looks for around something; what is looked for may stand behind a landmark, too: 'near Hyde Park playground'. */
export function nearIn(text: string, cities: readonly NamedCity[]): NearText | undefined {
  const near = nearText(text)
  return near && near.wanted !== '' ? near : (besideLandmark(near?.there ?? text, cities) ?? near)
}

/** What a text looks for around a landmark that it names without saying 'near': 'playground Hyde Park', or 'Hyde Park' alone. */
function besideLandmark(text: string, cities: readonly NamedCity[]): NearText | undefined {
  const found = landmarkIn(text, cities)
  return found && { wanted: found.rest, there: found.name }
}

function landmarkIn(text: string, cities: readonly NamedCity[]) {
  const found = calledIn(text, landmarks, (landmark, rest) => isAllOf(understand(rest, cities), landmark))
  return found && { landmark: found.called, name: found.name, rest: found.rest }
}

/** A town that is no city of the guide, and what a text looks for there, if all of that is understood; undefined where its name means something else. */
export function townCalled(text: string, cities: readonly NamedCity[]) {
  const isName = (name: string) => understand(name, cities).names.length > 0
  const isAll = (rest: string) => {
    const { names, cities: others } = understand(rest, cities)
    return names.length + others.length === 0
  }
  return calledIn(text, towns, (_, rest, name) => isName(name) && isAll(rest))
}

function calledIn<Called>(
  text: string,
  known: ReadonlyMap<string, Called>,
  fits: (called: Called, rest: string, name: string) => boolean,
) {
  const typed = typedWords(text)
  for (let size = longestName; size > 0; size--)
    for (let at = 0; at + size <= typed.length; at++) {
      const name = typed.slice(at, at + size).join(' ')
      const rest = typed.toSpliced(at, size).join(' ')
      const called = keysOf(name)
        .map((key) => known.get(key))
        .find((one) => one !== undefined)
      if (called && fits(called, rest, name)) return { called, name, rest }
    }
  return undefined
}

/** Of a country all cities are named. */
const isAllOf = ({ names, cities }: Understood<NamedCity>, { city }: Landmark) =>
  names.length === 0 && (cities.length === 0 || cities.some(({ slug }) => slug === city))
