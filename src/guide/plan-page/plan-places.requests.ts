import { apiClient, contentOf } from '../../web/api-client.ts'
import type { planPlacesApi } from './plan-places.api.ts'

const planPlaces = apiClient<typeof planPlacesApi>('/api/plan-places')

export const getPlanPlaces = (slugs: readonly string[], days: readonly string[]) =>
  contentOf(planPlaces.index.$get({ query: { slugs: slugs.join(','), days: days.join(',') } }))
