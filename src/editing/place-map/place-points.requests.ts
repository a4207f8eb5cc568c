import { apiClient, contentOf } from '../../web/api-client.ts'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import type { placePointsApi } from './place-points.api.ts'
import type { PlacePoints } from './place-points.schema.ts'

const calls = apiClient<typeof placePointsApi>('/api/admin/places')

/** `seen` is 'south,west,north,east'; without it, all of the world. */
export const getPlacePoints = (filters: AdminPlaceFilters, seen?: string): Promise<PlacePoints> =>
  contentOf(calls.points.$get({ query: { ...adminSelectionOf(filters), ...(seen && { seen }) } }))
