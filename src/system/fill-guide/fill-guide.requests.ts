import { apiClient, contentOf } from '../../web/api-client.ts'
import type { fillGuideApi } from './fill-guide.api.ts'

const calls = apiClient<typeof fillGuideApi>('/api/admin/fill-guide')

export const getFillStatus = () => contentOf(calls.index.$get())
export const getFillEstimate = () => contentOf(calls.estimate.$get())
export const beginFilling = () => contentOf(calls.index.$post())
export const stopFilling = () => contentOf(calls.stop.$post())
