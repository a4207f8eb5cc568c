import { wholeAnswer } from '../../office/shell/whole-answer.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { AdminPlace, AdminPlaceList } from './admin-place.schema.ts'
import { type AdminPlaceFilters, adminPlacesQuery } from './admin-place-list.ts'
import type { adminPlacesApi } from './admin-places.api.ts'
import type { NewPlace, PlaceEdit } from './place-edit.schema.ts'

const calls = apiClient<typeof adminPlacesApi>('/api/admin/places')

export const getAdminPlaces = (filters: AdminPlaceFilters): Promise<AdminPlaceList> =>
  contentOf(calls.index.$get({ query: adminPlacesQuery(filters) }))

type Seen = Pick<AdminPlace, 'id' | 'updatedAt'>

const sent = ({ id, updatedAt }: Seen) => ({ param: { id: String(id) }, json: { updatedAt } })

/** Turns the flag, unless the place is no longer as it was seen. */
export const toggleActive = (place: Seen) => contentOf(calls[':id']['toggle-status'].$patch(sent(place)))

export const toggleFeatured = (place: Seen) => contentOf(calls[':id']['toggle-featured'].$patch(sent(place)))

export const deletePlace = (id: number) => contentOf(calls[':id'].$delete({ param: { id: String(id) } }))

/** Takes back what one has just added, unless somebody changed it since. */
export const undoAdding = ({ id, updatedAt }: Seen) =>
  contentOf(calls[':id']['undo-adding'].$post(sent({ id, updatedAt })))

/** Notes that it is right as it was seen. */
export const confirmPlace = (place: Seen) => contentOf(calls[':id'].confirm.$post(sent(place)))

const ofPlace = (id: number) => ({ param: { id: String(id) } })

export const getAdminPlace = (id: number): Promise<AdminPlace> => contentOf(calls[':id'].$get(ofPlace(id)))

/** What the sources say where an editor says otherwise. */
export const getSourceValues = (id: number) => contentOf(calls[':id']['source-values'].$get(ofPlace(id)))

/** Who says each fact, editors by name. */
export const getStaffSources = (id: number) => contentOf(calls[':id'].sources.$get(ofPlace(id)))

export const changePlace = (id: number, edit: PlaceEdit): Promise<AdminPlace> =>
  wholeAnswer(contentOf(calls[':id'].$put({ ...ofPlace(id), json: edit })), 'updatedAt', () =>
    getAdminPlace(id),
  )

export const createPlace = (place: NewPlace): Promise<AdminPlace> =>
  contentOf(calls.index.$post({ json: place }))
