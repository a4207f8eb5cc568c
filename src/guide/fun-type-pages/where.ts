import type { SearchParams } from '../../web/search-params.ts'
import type { CityName, CountryCities } from '../cities/city.schema.ts'

/** Where a page shows places of: in a country by its English name, or around a city by its slug; neither is all of Europe. */
export interface Where {
  country?: string
  city?: string
}

/** What an address says of it. A city lies in its country: it is enough. */
export function whereOfSearch({ country, city }: Partial<SearchParams>): Where {
  if (city && /^[a-z0-9-]{1,120}$/.test(city)) return { city }
  return country && country.length <= 60 ? { country } : {}
}

/** The country with its cities, and the city when it is one that was asked for. */
export interface ShownWhere {
  country?: CountryCities
  city?: CityName
}

/** Undefined when the guide has no such country or city. */
export function shownWhere(asked: Where, countries: readonly CountryCities[]): ShownWhere | undefined {
  if (!asked.country && !asked.city) return {}
  for (const country of countries) {
    if (country.country === asked.country) return { country }
    const city = country.cities.find(({ slug }) => slug === asked.city)
    if (city) return { country, city }
  }
  return undefined
}
