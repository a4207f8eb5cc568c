import { type NamedCity, namesOf } from '../cities/city-names.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { beginningsOf, cityOfOddForm } from './city-forms.ts'
import { type Kind, kinds, smallWords } from './kinds.ts'
import { type Wish, wishWords } from './wishes.ts'

/** What a text looks for, as far as its words tell. */
export interface Understood<City> {
  /** The city it names, or all of the country it names; none when it names no place. */
  cities: City[]
  /** As the guide calls it; undefined unless the text names a country instead of a city. */
  country: string | undefined
  /** One for each word for a kind; a place must be of one of its `kinds` or have the word itself. */
  kinds: { typed: string; kinds: readonly Kind[] }[]
  /** What a place shall be like, each once. */
  wishes: Wish[]
  /** Words that tell nothing but a name. */
  names: string[]
  /** All words but the small ones: those of a place whose name says it all. */
  words: string[]
}

const longestPhrase = 4
const mostWords = 8

const small = new Set(smallWords.split(', ').flatMap(nameKeys))
const kindsByWord = Map.groupBy(
  kinds.flatMap((kind) =>
    [...new Set(kind.words.split(', ').flatMap(nameKeys))].map((key) => ({ key, kind })),
  ),
  ({ key }) => key,
)

const wishesByWord = new Map(
  Object.entries(wishWords).flatMap(([wish, words]) =>
    words.split(', ').flatMap((word) => nameKeys(word).map((key) => [key, wish as Wish] as const)),
  ),
)

export function understand<City extends NamedCity>(text: string, cities: readonly City[]): Understood<City> {
  const typed = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords)
  const found: Understood<City> = {
    cities: [],
    country: undefined,
    kinds: [],
    wishes: [],
    names: [],
    words: [],
  }
  const named = cityFinder(cities)
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(longestPhrase, typed.length - at)
    while (length > 1 && !take(typed.slice(at, at + length))) length--
    if (length === 1 && !take(typed.slice(at, at + 1))) found.names.push(typed[at] ?? '')
    at += length
  }
  found.words = typed.filter((word) => !isSmall(word))
  if (found.words.length === 0) found.words = typed
  return found

  /** Whether the words together are one for a city, a country, a kind or a wish, or a small word. */
  function take(words: string[]): boolean {
    const phrase = words.join(' ')
    const keys = nameKeys(phrase)
    const place = named(keys)
    if (place) {
      found.cities = place.cities
      found.country = place.country
      return true
    }
    const ofKind = keys.flatMap((key) => kindsByWord.get(key) ?? []).map(({ kind }) => kind)
    if (ofKind.length > 0) found.kinds.push({ typed: phrase, kinds: [...new Set(ofKind)] })
    const wish = keys.map((key) => wishesByWord.get(key)).find((wish) => wish !== undefined)
    if (wish && !found.wishes.includes(wish)) found.wishes.push(wish)
    return ofKind.length > 0 || wish !== undefined || isSmall(phrase)
  }
}

const isSmall = (phrase: string) => nameKeys(phrase).some((key) => key === '' || small.has(key))

/** Finds the city, or the country, that a phrase is a name of, bent or not. A city's own name comes first. */
function cityFinder<City extends NamedCity>(cities: readonly City[]) {
  const names = cities.map((city) => ({ city, ...namesOf(city) }))
  const called = (keys: readonly string[]) => (list: readonly string[]) =>
    keys.some((key) => list.includes(key))
  return (keys: readonly string[]): { cities: City[]; country: string | undefined } | undefined => {
    const bent = keys.flatMap(beginningsOf)
    const odd = keys.map(cityOfOddForm)
    const one =
      names.find(({ own }) => called(keys)(own)) ??
      names.find(({ other }) => called(keys)(other)) ??
      names.find(({ city }) => odd.includes(city.slug))
    if (one) return { cities: [one.city], country: undefined }
    const ofCountry = names.filter(({ country }) => called(keys)(country)).map(({ city }) => city)
    if (ofCountry.length > 0) return { cities: ofCountry, country: ofCountry[0]?.country }
    const bentOne = names.find(({ own, other }) => called(bent)([...own, ...other]))
    return bentOne && { cities: [bentOne.city], country: undefined }
  }
}
