import { useEffect, useState } from 'react'
import type { CityName, CountryCities } from '../cities/city.schema.ts'
import { findCities, groupByCountry } from '../cities/find-cities.ts'

const typingPauseMs = 120

/**
 * The cities for a search text: what the API finds and, until it has answered or when it fails, what the cities at hand
 * hold. Nothing is asked for an empty text.
 */
export function useCitySearch(
  countries: readonly CountryCities[],
  query: string,
  searchCities: (q: string) => Promise<CityName[]>,
): readonly CountryCities[] {
  const [answer, setAnswer] = useState<{ q: string; countries: CountryCities[] }>()
  const q = query.trim()
  useEffect(() => {
    if (!q) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const cities = await searchCities(q).catch(() => undefined)
      if (isCurrent && cities) setAnswer({ q, countries: groupByCountry(cities) })
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, searchCities])
  if (!q) return countries
  return answer?.q === q ? answer.countries : findCities(countries, q)
}
