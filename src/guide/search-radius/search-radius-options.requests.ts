import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'

export const getSearchRadiusOptions = remembered(() => {
  const options = contentOf(apiClient().api['search-radius-options'].$get())
  // A search goes on without: screens have the specification's four. A page from the server would be kept that way.
  return import.meta.env.SSR ? options : options.catch(() => [])
})
