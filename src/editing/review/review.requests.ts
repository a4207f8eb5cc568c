import { apiClient, contentOf } from '../../web/api-client.ts'
import type { AdminPlaceList } from '../places/admin-place.schema.ts'
import { type AdminPlaceFilters, adminPlacesQuery } from '../places/admin-place-list.ts'
import type { adminPlacesApi } from '../places/admin-places.api.ts'
import type { reviewApi } from './review.api.ts'
import type { PlaceRecords } from './review-records.schema.ts'

const places = apiClient<typeof adminPlacesApi>('/api/admin/places')
const calls = apiClient<typeof reviewApi>('/api/admin/places')

/** The one place at `filters.page` of all that match; none past the last. */
export const getPlaceToReview = (filters: AdminPlaceFilters): Promise<AdminPlaceList> =>
  contentOf(places.index.$get({ query: { ...adminPlacesQuery(filters), limit: '1' } }))

export const getPlaceRecords = (id: number): Promise<PlaceRecords> =>
  contentOf(calls[':id'].records.$get({ param: { id: String(id) } }))

export const getWebsiteVisit = (id: number) =>
  contentOf(calls[':id']['website-visit'].$get({ param: { id: String(id) } }))
