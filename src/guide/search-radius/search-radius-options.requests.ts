import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { searchRadiusOptionsApi } from './search-radius-options.api.ts'

const calls = apiClient<typeof searchRadiusOptionsApi>('/api/search-radius-options')

export const getSearchRadiusOptions = remembered(() => {
  const options = contentOf(calls.index.$get())
  // A search goes on without: screens have the specification's four. A page from the server would be kept that way.
  return import.meta.env.SSR ? options : options.catch(() => [])
})
