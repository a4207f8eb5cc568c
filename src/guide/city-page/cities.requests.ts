import { ApiError, apiClient, contentOf, orNull, successOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { FamilyQuery } from '../family/family-query.ts'
import { readCounts } from '../place-lists/certainty.ts'
import { pageQuery } from '../place-lists/place-list-page.ts'
import type { PlacePoint } from '../place-lists/place-point.schema.ts'
import { defaultSort } from '../place-lists/place-sort.ts'
import type { citiesApi } from './cities.api.ts'
import { type CityFilters, isChanged } from './city-filters.ts'

const cities = apiClient<typeof citiesApi>('/api/cities')

export const getCitiesByCountry = remembered(() => contentOf(cities['by-country'].$get()))

/** All cities with their positions. */
export const findCities = remembered(() => contentOf(cities.index.$get()))

export const searchCities = (q: string) => contentOf(cities.search.$get({ query: { q } }))

/** Null for an unknown city. */
export const getCity = remembered((citySlug: string) =>
  orNull(contentOf(cities[':citySlug'].$get({ param: { citySlug } }))),
)

/** A page of the places around a city, in the order that suits a family where one is given; pages count from 1. */
export const getCityPlaces = remembered(
  async (citySlug: string, filters: CityFilters, page: number, family: FamilyQuery | undefined) => {
    const query = { ...queryOfList(filters), ...family, ...pageQuery(page) }
    const answer = await cities[':citySlug'].places.$get({ param: { citySlug }, query })
    if (!answer.ok)
      throw new ApiError(answer.status, await answer.text(), `HTTP error! status: ${answer.status}`)
    return { places: await answer.json(), ...readCounts(answer.headers) }
  },
)

/** All places of the filters as points of a map. */
export const getCityPoints = remembered((citySlug: string, filters: CityFilters) =>
  allPoints(filters, (query) =>
    successOf(cities[':citySlug'].places.points.$get({ param: { citySlug }, query })),
  ),
)

type PointsQuery = ReturnType<typeof queryOfFilters> & { offset?: string }

/** In as many calls as it takes. */
export async function allPoints(
  filters: CityFilters,
  ask: (query: PointsQuery) => Promise<{ headers: Headers; json(): Promise<PlacePoint[]> }>,
): Promise<PlacePoint[]> {
  const points: PlacePoint[] = []
  for (;;) {
    const offset = points.length > 0 ? { offset: String(points.length) } : {}
    const answer = await ask({ ...queryOfFilters(filters), ...offset })
    const part = await answer.json()
    points.push(...part)
    if (part.length === 0 || points.length >= Number(answer.headers.get('X-Total-Count'))) return points
  }
}

/** Which filter to loosen, and what that would bring. */
export const getRelaxations = remembered((citySlug: string, filters: CityFilters) =>
  contentOf(
    cities[':citySlug'].places.relaxations.$get({
      param: { citySlug },
      query: queryOfFilters(filters),
    }),
  ),
)

/** The filters as the call takes them; what does not filter is left out. */
const queryOfFilters = (filters: CityFilters) => ({
  radius: String(filters.radius),
  ...(filters.season !== 'any' && { season: filters.season }),
  ...(filters.funTypes.length > 0 && { funTypes: filters.funTypes.join(',') }),
  ...(filters.ages.length > 0 && { age: filters.ages.join(',') }),
  ...(filters.featured && { featured: 'true' as const }),
  ...(filters.wheelchairAccessible && { wheelchairAccessible: 'true' as const }),
  ...(filters.indoor && { indoor: 'true' as const }),
  ...(filters.openOn && { openOn: filters.openOn }),
  ...(filters.unknown && { unknown: '1' as const }),
})

export const queryOfList = (filters: CityFilters) => ({
  ...queryOfFilters(filters),
  ...(filters.sort !== defaultSort && { sort: filters.sort }),
})

/** From how many places on a list is no longer thin. */
const enoughPlaces = 4

/** Whether a list has so few places that advice helps; not for the few featured ones that a city begins with. */
export const isThin = (filters: CityFilters, total: number) =>
  total === 0 || (total < enoughPlaces && isChanged(filters))
