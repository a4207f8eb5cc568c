import { apiClient, contentOf } from '../app/api-client.ts'

export const getDashboard = () => contentOf(apiClient().api.admin.dashboard.$get())
