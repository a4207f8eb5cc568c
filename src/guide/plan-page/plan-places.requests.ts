import { apiClient, successOf } from '../../web/api-client.ts'
import { keptAtHeader } from '../offline/told.ts'
import type { planPlacesApi } from './plan-places.api.ts'

const planPlaces = apiClient<typeof planPlacesApi>('/api/plan-places')

/** `isKept`: of what this browser keeps, which may be without some of the places. */
export async function getPlanPlaces(slugs: readonly string[], days: readonly string[]) {
  const query = { slugs: slugs.join(','), days: days.join(',') }
  const answer = await successOf(planPlaces.index.$get({ query }))
  return { list: await answer.json(), isKept: answer.headers.has(keptAtHeader) }
}
