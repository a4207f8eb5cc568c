import { apiClient, contentOf } from '../../web/api-client.ts'
import type { freshnessApi } from './freshness.api.ts'

const freshness = apiClient<typeof freshnessApi>('/api/admin/freshness')

export const getFreshness = () => contentOf(freshness.index.$get())

export const getToReview = (cityId: number) =>
  contentOf(freshness[':id'].$get({ param: { id: String(cityId) } }))
