import type {
  NewSearchRadiusOption,
  SearchRadiusOptionChange,
} from '../../guide/search-radius/search-radius-option.schema.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { adminSearchRadiusOptionsApi } from './admin-search-radius-options.api.ts'

const calls = apiClient<typeof adminSearchRadiusOptionsApi>('/api/admin/search-radius-options')

export const getAllSearchRadiusOptions = () => contentOf(calls.index.$get())

export const createSearchRadiusOption = (option: NewSearchRadiusOption) =>
  contentOf(calls.index.$post({ json: option }))

export const changeSearchRadiusOption = (id: number, change: SearchRadiusOptionChange) =>
  contentOf(calls[':id'].$put({ param: { id: String(id) }, json: change }))

export const deleteSearchRadiusOption = (id: number) =>
  contentOf(calls[':id'].$delete({ param: { id: String(id) } }))
