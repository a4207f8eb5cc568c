import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf, orNull, successOf } from '../app/api-client.ts'
import { pageAfter, pageQuery } from '../places/place-list-page.ts'
import { defaultSort } from '../places/place-sort.ts'
import { type CityFilters, isChanged } from './city-filters.ts'

export const citiesByCountryRequest = queryOptions({
  queryKey: ['cities', 'by-country'],
  queryFn: () => contentOf(apiClient().api.cities['by-country'].$get()),
})

/** All cities with their positions. */
export const findCities = () => contentOf(apiClient().api.cities.$get())

export const searchCities = (q: string) => contentOf(apiClient().api.cities.search.$get({ query: { q } }))

/** Null for an unknown city. */
export const cityRequest = (citySlug: string) =>
  queryOptions({
    queryKey: ['cities', citySlug],
    queryFn: () => orNull(contentOf(apiClient().api.cities[':citySlug'].$get({ param: { citySlug } }))),
  })

/** The places around a city, page by page from the given one on; pages count from 1. */
export const cityPlacesRequest = (citySlug: string, filters: CityFilters, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ['cities', citySlug, 'places', listQueryOf(filters), firstPage],
    queryFn: ({ pageParam }) => placesPage(citySlug, filters, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ total }, _pages, page) => pageAfter(page, total),
  })

async function placesPage(citySlug: string, filters: CityFilters, page: number) {
  const query = { ...listQueryOf(filters), ...pageQuery(page) }
  const answer = await successOf(
    apiClient().api.cities[':citySlug'].places.$get({ param: { citySlug }, query }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}

/** All places of the filters as points of a map. */
export const cityPointsRequest = (citySlug: string, filters: CityFilters) =>
  queryOptions({
    queryKey: ['cities', citySlug, 'points', queryOf(filters)],
    queryFn: () =>
      contentOf(
        apiClient().api.cities[':citySlug'].places.points.$get({
          param: { citySlug },
          query: queryOf(filters),
        }),
      ),
  })

/** The filters as the call takes them; what does not filter is left out. */
const queryOf = (filters: CityFilters) => ({
  radius: String(filters.radius),
  ...(filters.season !== 'any' && { season: filters.season }),
  ...(filters.funTypes.length > 0 && { funTypes: filters.funTypes.join(',') }),
  ...(filters.ages.length > 0 && { age: filters.ages.join(',') }),
  ...(filters.featured && { featured: 'true' as const }),
  ...(filters.wheelchairAccessible && { wheelchairAccessible: 'true' as const }),
  ...(filters.indoor && { indoor: 'true' as const }),
})

const listQueryOf = (filters: CityFilters) => ({
  ...queryOf(filters),
  ...(filters.sort !== defaultSort && { sort: filters.sort }),
})

/** From how many places on a list is no longer thin. */
const enoughPlaces = 4

/**
 * Which filter to loosen, for a list with so few places that it helps; disabled for any other, and for the few featured
 * places that a city begins with, under which 'See more places' stands.
 */
export const relaxationsRequest = (citySlug: string, filters: CityFilters, total: number | undefined) =>
  queryOptions({
    queryKey: ['cities', citySlug, 'relaxations', queryOf(filters)],
    queryFn: () =>
      contentOf(
        apiClient().api.cities[':citySlug'].places.relaxations.$get({
          param: { citySlug },
          query: queryOf(filters),
        }),
      ),
    enabled: total === 0 || (total !== undefined && total < enoughPlaces && isChanged(filters)),
  })
