import { type NamedCity, namesOf } from '../cities/city-names.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { beginningsOf, cityOfOddForm } from './city-forms.ts'
import { landmarks } from './landmarks.ts'
import { regions } from './regions.ts'
import { joiningWords } from './small-words.ts'

/** `country`: all of whose cities these are, where it was named instead of one. */
type Where<City> = { cities: City[]; country: string | undefined }

/** Of a landmark the slug of its city. */
const slugsByRegion = new Map<string, readonly string[]>([
  ...[...landmarks].map(([key, { city }]) => [key, [city]] as const),
  ...regions.flatMap(({ names, slugs }) =>
    names.split(', ').flatMap((name) => nameKeys(name).map((key) => [key, slugs] as const)),
  ),
])

const joining = new Set(joiningWords.split(', ').flatMap(nameKeys))

/**
 * Finds the city, or the country, that a phrase is a name of, bent or not. A city's own name comes first; what is a kind, too, is none
 * of its other names.
 */
export function cityFinder<City extends NamedCity>(cities: readonly City[]) {
  const names = cities.map((city) => ({ city, ...namesOf(city) }))
  const called = (keys: readonly string[]) => (list: readonly string[]) =>
    keys.some((key) => list.includes(key))
  return (keys: readonly string[], isKind: boolean): Where<City> | undefined => {
    const bent = keys.flatMap(beginningsOf)
    const odd = keys.map(cityOfOddForm)
    const one =
      names.find(({ own }) => called(keys)(own)) ??
      names.find(({ other }) => !isKind && called(keys)(other)) ??
      names.find(({ city }) => odd.includes(city.slug))
    if (one) return { cities: [one.city], country: undefined }
    const slugs = keys.flatMap((key) => slugsByRegion.get(key) ?? [])
    const ofRegion = names.filter(({ city }) => slugs.includes(city.slug)).map(({ city }) => city)
    if (ofRegion.length > 0) return { cities: ofRegion, country: undefined }
    const ofCountry = names.filter(({ country }) => called(keys)(country)).map(({ city }) => city)
    if (ofCountry.length > 0) return { cities: ofCountry, country: ofCountry[0]?.country }
    const bentOne = names.find(({ own, other }) => called(bent)([...own, ...other]))
    return bentOne && { cities: [bentOne.city], country: undefined }
  }
}

/** Of a place that was known and one that is named next the latter, or both: 'Vienna or Prague'. */
export function placesOf<City extends NamedCity>(
  known: Where<City>,
  named: Where<City>,
  between: readonly string[],
): Where<City> {
  if (isAround(known, named)) return { cities: known.cities, country: known.country }
  const isToo = isJoining(between) && (known.country ?? named.country) === undefined
  return isToo ? { ...named, cities: [...new Set([...known.cities, ...named.cities])] } : named
}

const isJoining = ([word = '', ...more]: readonly string[]) =>
  more.length === 0 && nameKeys(word).some((key) => joining.has(key))

/** Whether one is the country of the city that is known: 'Bergen Norway' is Bergen. */
const isAround = <City extends NamedCity>(known: Where<City>, named: Where<City>) =>
  named.country !== undefined &&
  known.cities.length > 0 &&
  known.cities.every((city) => city.country === named.country)
