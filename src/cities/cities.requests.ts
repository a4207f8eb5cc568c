import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf, orNull, successOf } from '../app/api-client.ts'
import type { CityFilters } from './city-filters.ts'

export const citiesByCountryRequest = queryOptions({
  queryKey: ['cities', 'by-country'],
  queryFn: () => contentOf(apiClient().api.cities['by-country'].$get()),
})

export const searchCities = (q: string) => contentOf(apiClient().api.cities.search.$get({ query: { q } }))

/** Null for an unknown city. */
export const cityRequest = (citySlug: string) =>
  queryOptions({
    queryKey: ['cities', citySlug],
    queryFn: () => orNull(contentOf(apiClient().api.cities[':citySlug'].$get({ param: { citySlug } }))),
  })

/** How many cards a page of results holds. */
export const placesPerPage = 24

/** The places around a city, page by page from the given one on; pages count from 1. */
export const cityPlacesRequest = (citySlug: string, filters: CityFilters, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ['cities', citySlug, 'places', queryOf(filters), firstPage],
    queryFn: ({ pageParam }) => placesPage(citySlug, filters, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ total }, _pages, page) => (page * placesPerPage < total ? page + 1 : undefined),
  })

async function placesPage(citySlug: string, filters: CityFilters, page: number) {
  const query = {
    ...queryOf(filters),
    limit: String(placesPerPage),
    offset: String((page - 1) * placesPerPage),
  }
  const answer = await successOf(
    apiClient().api.cities[':citySlug'].places.$get({ param: { citySlug }, query }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}

/** The filters as the call takes them; what does not filter is left out. */
const queryOf = (filters: CityFilters) => ({
  radius: String(filters.radius),
  ...(filters.season !== 'any' && { season: filters.season }),
  ...(filters.funTypes.length > 0 && { funTypes: filters.funTypes.join(',') }),
  ...(filters.featured && { featured: 'true' as const }),
  ...(filters.wheelchairAccessible && { wheelchairAccessible: 'true' as const }),
  ...(filters.indoor && { indoor: 'true' as const }),
})
