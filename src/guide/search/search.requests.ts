import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'

/** The best matches, as many as a panel shows. */
export const search = (q: string) => contentOf(apiClient().api.search.$get({ query: { q } }))

/** As many matches as a page shows. */
export const searchForPage = remembered((q: string) =>
  contentOf(apiClient().api.search.$get({ query: { q, limit: '100' } })),
)
