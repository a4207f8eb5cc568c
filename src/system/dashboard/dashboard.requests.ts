import { apiClient, contentOf } from '../../web/api-client.ts'

export const getDashboard = () => contentOf(apiClient().api.admin.dashboard.$get())
