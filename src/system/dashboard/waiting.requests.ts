import { apiClient, contentOf } from '../../web/api-client.ts'
import type { dashboardApi } from './dashboard.api.ts'

const calls = apiClient<typeof dashboardApi>('/api/admin/dashboard')

/** By the address of the screen where it waits. */
export const getWaiting = async (): Promise<Record<string, number>> => {
  const waiting = await contentOf(calls.waiting.$get())
  return {
    '/admin/review': waiting.unreviewedPlaces,
    '/admin/reports': waiting.openReports,
    '/admin/twins': waiting.possibleTwins,
    '/admin/planned-changes': waiting.refusedChanges,
  }
}
