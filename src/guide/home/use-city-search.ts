import { useEffect, useState } from 'react'
import type { CityName, CountryCities } from '../cities/city.schema.ts'
import { findCities, groupByCountry } from '../cities/find-cities.ts'

const typingPauseMs = 120

/**
 * The cities for a search text: what the API finds, which knows their names in other languages, and, until it has answered
 * or when it fails, what the cities at hand hold. Where those hold nothing the list stays as it is until the answer is
 * there, which `isAwaited` says. Nothing is asked for an empty text.
 */
export function useCitySearch(
  countries: readonly CountryCities[],
  query: string,
  searchCities: (q: string) => Promise<CityName[]>,
): { found: readonly CountryCities[]; isAwaited: boolean } {
  const [answer, setAnswer] = useState<{ q: string; countries: readonly CountryCities[] }>()
  const q = query.trim()
  useEffect(() => {
    if (!q) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const found = await searchCities(q).then(groupByCountry, () => findCities(countries, q))
      if (isCurrent) setAnswer({ q, countries: found })
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, searchCities, countries])
  if (!q) return { found: countries, isAwaited: false }
  if (answer?.q === q) return { found: answer.countries, isAwaited: false }
  const atHand = findCities(countries, q)
  const isAwaited = atHand.length === 0
  return { found: isAwaited ? (answer?.countries ?? countries) : atHand, isAwaited }
}
