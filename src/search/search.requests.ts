import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'

/** The best matches, as many as a panel shows. */
export const search = (q: string) => contentOf(apiClient().api.search.$get({ query: { q } }))

/** As many matches as a page shows. */
export const searchPageRequest = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: () => contentOf(apiClient().api.search.$get({ query: { q, limit: '100' } })),
  })
