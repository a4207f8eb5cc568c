import { type NamedCity, namesOf } from './city-names.ts'
import { nameKeys } from './name-keys.ts'

/** From this share of common trigrams on, a word is one with typing errors. */
const similarEnough = 0.5
const leastOfHolding = 2

/**
 * Cities that a text names in any language of the guide's countries, as far as it is typed: those called so, then those of a
 * country called so, then whose name begins so, then whose name or country holds it. In the order given where they are equal.
 */
export function citiesNamed<City extends NamedCity>(cities: readonly City[], text: string): City[] {
  const wanted = nameKeys(text).filter(Boolean)
  if (wanted.length === 0) return []
  const ranked = cities.map((city) => ({ city, rank: rankOf(city, wanted) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ city }) => city)
}

/** The city that is called just so: by its own name, else in another language. */
export function cityCalled<City extends NamedCity>(cities: readonly City[], name: string): City | undefined {
  const wanted = nameKeys(name).filter(Boolean)
  const isCalledSo = (names: readonly string[]) => wanted.some((key) => names.includes(key))
  return (
    cities.find((city) => isCalledSo(namesOf(city).own)) ??
    cities.find((city) => isCalledSo(namesOf(city).other))
  )
}

/** Cities whose name is much like a text, the most alike first: for one with a typing error. */
export function citiesAlike<City extends NamedCity>(cities: readonly City[], text: string): City[] {
  const wanted = nameKeys(text).map(trigramsOf)
  const ranked = cities.map((city) => {
    const { own, other } = namesOf(city)
    const likeness = [...own, ...other].map(trigramsOf).flatMap((name) => wanted.map((w) => alike(name, w)))
    return { city, likeness: Math.max(...likeness) }
  })
  return ranked
    .filter(({ likeness }) => likeness >= similarEnough)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ city }) => city)
}

/** Lower is better, -1 is not at all. */
function rankOf(city: NamedCity, wanted: readonly string[]): number {
  const { own, other, country } = namesOf(city)
  const is = (name: string) => wanted.includes(name)
  const begins = (name: string) => wanted.some((key) => name.startsWith(key))
  const holds = (name: string) =>
    wanted.some((key) => ` ${name}`.includes(key.length < leastOfHolding ? ` ${key}` : key))
  if (own.some(is)) return 0
  if (other.some(is)) return 1
  if (country.some(is)) return 2
  if (own.some(begins)) return 3
  if (other.some(begins)) return 4
  if (country.some(begins)) return 5
  if (own.some(holds)) return 6
  if (country.some(holds)) return 7
  return wanted.some((key) => key.includes(' ') && holdsEveryWord([...own, ...other, ...country], key))
    ? 8
    : -1
}

function holdsEveryWord(names: readonly string[], key: string): boolean {
  const words = names.flatMap((name) => name.split(' '))
  return key.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

function trigramsOf(key: string): Set<string> {
  const padded = `  ${key} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** 1 for the same, 0 for nothing in common. */
function alike(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((trigram) => b.has(trigram)).length
  return common / (a.size + b.size - common)
}
