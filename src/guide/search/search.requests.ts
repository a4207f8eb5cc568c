import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { searchApi } from './search.api.ts'

const calls = apiClient<typeof searchApi>('/api/search')

/** The best matches, as many as a panel shows. */
export const search = (q: string) => contentOf(calls.index.$get({ query: { q } }))

/** As many matches as a page shows. */
export const searchForPage = remembered((q: string) =>
  contentOf(calls.index.$get({ query: { q, limit: '100' } })),
)
