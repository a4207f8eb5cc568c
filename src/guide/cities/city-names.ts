import { nameKeys } from './name-keys.ts'
import { otherCityNames, otherCountryNames } from './other-names.ts'

export interface NamedCity {
  name: string
  country: string
  slug: string
}

/** All that a city may be called, as `nameKeys` has it. */
interface CityNames {
  own: readonly string[]
  /** In other languages; none for a city that the guide did not bring. */
  other: readonly string[]
  country: readonly string[]
}

const keysOf = (names: string) => [...new Set(names.split(', ').flatMap(nameKeys))]
const keysByName = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([name, others]) => [name, keysOf(others)]))

const cityKeys = keysByName(otherCityNames)
const countryKeys = keysByName(otherCountryNames)

export const namesOf = ({ name, country, slug }: NamedCity): CityNames => ({
  own: keysOnce(name),
  other: cityKeys.get(slug) ?? [],
  country: [...keysOnce(country), ...(countryKeys.get(country) ?? [])],
})

// Every search asks for those of all cities.
const known = new Map<string, readonly string[]>()
const mostKnown = 10_000

function keysOnce(name: string): readonly string[] {
  const keys = known.get(name) ?? nameKeys(name)
  if (known.size >= mostKnown) known.clear()
  known.set(name, keys)
  return keys
}
