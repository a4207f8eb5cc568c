import { apiClient, contentOf } from '../../web/api-client.ts'

/** @param position of the place; without it no public holidays are known */
export const checkHours = (
  openingHours: string,
  position: { lat: number; lng: number } | undefined,
  signal: AbortSignal,
) =>
  contentOf(
    apiClient().api.admin['opening-hours'].$get(
      { query: { openingHours, ...(position && { lat: String(position.lat), lng: String(position.lng) }) } },
      { init: { signal } },
    ),
  )
