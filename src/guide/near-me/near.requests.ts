import { apiClient, successOf } from '../../web/api-client.ts'
import { allPoints, queryOfList } from '../city-page/cities.requests.ts'
import type { CityFilters } from '../city-page/city-filters.ts'
import type { FamilyQuery } from '../family/family-query.ts'
import type { Position } from '../how-far/distance.ts'
import { readCounts } from '../place-lists/certainty.ts'
import { pageQuery } from '../place-lists/place-list-page.ts'
import type { nearApi } from './near.api.ts'

const near = apiClient<typeof nearApi>('/api/near')

/** A page of the places around a position, their distances to a hundred metres; pages count from 1. */
export async function getPlacesNear(
  position: Position,
  filters: CityFilters,
  page: number,
  family: FamilyQuery | undefined,
) {
  const query = { ...queryOfList(filters), ...family, ...pageQuery(page) }
  const answer = await successOf(near.index.$post({ query, json: position }))
  const places = await answer.json()
  return {
    places: places.map((place) => ({ ...place, distance: toHundredMetres(place.distance) })),
    ...readCounts(answer.headers),
  }
}

/** All of them as points of a map. */
export const getPointsNear = async (position: Position, filters: CityFilters) => {
  const points = await allPoints(filters, (query) => successOf(near.points.$post({ query, json: position })))
  return points.map((point) => ({ ...point, distance: toHundredMetres(point.distance) }))
}

/** Kilometres; a position is hardly better, and nobody is nearer than that for sure. */
const toHundredMetres = (km: number) => Math.max(0.1, Math.round(km * 10) / 10)
