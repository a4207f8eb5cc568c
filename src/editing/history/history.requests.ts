import { apiClient, contentOf } from '../../web/api-client.ts'
import type { DeletionList, PlaceHistory, Restored } from './history.schema.ts'

const calls = () => apiClient().api.admin

/** The newest entries, or those before the entry with the id `before`. */
export const getPlaceHistory = (placeId: number, before?: number): Promise<PlaceHistory> =>
  contentOf(
    calls().places[':id'].history.$get({
      param: { id: String(placeId) },
      query: before === undefined ? {} : { before: String(before) },
    }),
  )

export const getDeletions = (search: string, page: number): Promise<DeletionList> =>
  contentOf(calls().history.$get({ query: { search, page: String(page) } }))

export const restoreDeletion = (id: number): Promise<Restored> =>
  contentOf(calls().history[':id'].restore.$post({ param: { id: String(id) } }))

export const undoPlaceChange = (id: number) =>
  contentOf(calls().history[':id'].undo.$post({ param: { id: String(id) } }))
