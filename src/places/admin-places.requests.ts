import { apiClient, contentOf } from '../app/api-client.ts'
import type { AdminPlace, AdminPlaceList } from './admin-place.schema.ts'
import { type AdminPlaceFilters, adminPlacesQuery } from './admin-place-list.ts'

const calls = () => apiClient().api.admin.places

export const getAdminPlaces = (filters: AdminPlaceFilters): Promise<AdminPlaceList> =>
  contentOf(calls().$get({ query: adminPlacesQuery(filters) }))

type Seen = Pick<AdminPlace, 'id' | 'updatedAt'>

const sent = ({ id, updatedAt }: Seen) => ({ param: { id: String(id) }, json: { updatedAt } })

/** Turns the flag, unless the place is no longer as it was seen. */
export const toggleActive = (place: Seen) => contentOf(calls()[':id']['toggle-status'].$patch(sent(place)))

export const toggleFeatured = (place: Seen) =>
  contentOf(calls()[':id']['toggle-featured'].$patch(sent(place)))

export const deletePlace = (id: number) => contentOf(calls()[':id'].$delete({ param: { id: String(id) } }))
