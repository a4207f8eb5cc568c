import { apiClient, contentOf } from '../../../web/api-client.ts'
import type { checkHoursApi } from './check-hours.api.ts'

const calls = apiClient<typeof checkHoursApi>('/api/admin/opening-hours')

/** @param position of the place; without it no public holidays are known */
export const checkHours = (
  openingHours: string,
  position: { lat: number; lng: number } | undefined,
  signal: AbortSignal,
) =>
  contentOf(
    calls.index.$get(
      { query: { openingHours, ...(position && { lat: String(position.lat), lng: String(position.lng) }) } },
      { init: { signal } },
    ),
  )
