import { apiClient, contentOf } from '../app/api-client.ts'
import type { NewSearchRadiusOption, SearchRadiusOptionChange } from './search-radius-option.schema.ts'

const calls = () => apiClient().api.admin['search-radius-options']

export const getAllSearchRadiusOptions = () => contentOf(calls().$get())

export const createSearchRadiusOption = (option: NewSearchRadiusOption) =>
  contentOf(calls().$post({ json: option }))

export const changeSearchRadiusOption = (id: number, change: SearchRadiusOptionChange) =>
  contentOf(calls()[':id'].$put({ param: { id: String(id) }, json: change }))

export const deleteSearchRadiusOption = (id: number) =>
  contentOf(calls()[':id'].$delete({ param: { id: String(id) } }))
