import { foldText } from '../../ui/fold-text.ts'
import type { CityName, CountryCities } from './city.schema.ts'

/** The cities whose name or country holds the text, accents and capitals aside; all of them for an empty text. */
export function findCities(countries: readonly CountryCities[], text: string): CountryCities[] {
  const wanted = foldText(text.trim())
  return countries.flatMap(({ country, cities }) => {
    const found = foldText(country).includes(wanted)
      ? cities
      : cities.filter(({ name }) => foldText(name).includes(wanted))
    return found.length > 0 ? [{ country, cities: found }] : []
  })
}

/** Cities under their countries, both in the order in which they first come. */
export function groupByCountry(cities: readonly CityName[]): CountryCities[] {
  const groups = new Map<string, CityName[]>()
  for (const city of cities) {
    const group = groups.get(city.country)
    if (group) group.push(city)
    else groups.set(city.country, [city])
  }
  return [...groups].map(([country, cities]) => ({ country, cities }))
}
