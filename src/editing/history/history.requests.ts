import { askForWork } from '../../office/jobs/jobs.requests.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { historyApi, placeHistoryApi } from './history.api.ts'
import type { DeletionList, PlaceHistory, Restored } from './history.schema.ts'
import type { UndoneMany } from './undo-many.schema.ts'

const history = apiClient<typeof historyApi>('/api/admin/history')
const places = apiClient<typeof placeHistoryApi>('/api/admin/places')

/** The newest entries, or those before the entry with the id `before`. */
export const getPlaceHistory = (placeId: number, before?: number): Promise<PlaceHistory> =>
  contentOf(
    places[':id'].history.$get({
      param: { id: String(placeId) },
      query: before === undefined ? {} : { before: String(before) },
    }),
  )

export const getDeletions = (search: string, page: number): Promise<DeletionList> =>
  contentOf(history.index.$get({ query: { search, page: String(page) } }))

export const restoreDeletion = (id: number): Promise<Restored> =>
  askForWork('POST', `/api/admin/history/${id}/restore`, {})

export const undoPlaceChange = (id: number) =>
  contentOf(history[':id'].undo.$post({ param: { id: String(id) } }))

/** All that one change of many places did; where it did much, a job undoes it. */
export const undoChangeOfMany = (changeId: string): Promise<UndoneMany | { jobId: string }> =>
  askForWork('POST', `/api/admin/history/changes/${changeId}/undo`, {})
