import { apiClient, contentOf } from '../../web/api-client.ts'
import type { dashboardApi } from './dashboard.api.ts'

const calls = apiClient<typeof dashboardApi>('/api/admin/dashboard')

export const getDashboard = () => contentOf(calls.index.$get())
