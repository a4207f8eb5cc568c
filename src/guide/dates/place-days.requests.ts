import { apiClient, contentOf } from '../../web/api-client.ts'
import type { placeDaysApi } from './place-days.api.ts'

const placeDays = apiClient<typeof placeDaysApi>('/api/place-days')

export const getPlaceDays = (slugs: readonly string[], days: readonly string[]) =>
  contentOf(placeDays.index.$get({ query: { slugs: slugs.join(','), days: days.join(',') } }))
