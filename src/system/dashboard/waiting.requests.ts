import { apiClient, contentOf } from '../../web/api-client.ts'
import type { dashboardApi } from './dashboard.api.ts'

const calls = apiClient<typeof dashboardApi>('/api/admin/dashboard')

/** By the address of the screen where it waits. */
export const getWaiting = async (): Promise<Record<string, number>> => {
  const { unreviewedPlaces, openReports, possibleTwins } = await contentOf(calls.waiting.$get())
  return { '/admin/review': unreviewedPlaces, '/admin/reports': openReports, '/admin/twins': possibleTwins }
}
