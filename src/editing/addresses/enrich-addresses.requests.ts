import { apiClient, contentOf } from '../../web/api-client.ts'
import type { EnrichEstimate } from './enrich-address.schema.ts'

/** As the list's address has them. */
export type SentFilters = Record<string, string>

export type PlacesToEnrich = { placeIds: number[] } | { filters: SentFilters; total: number }

/** What it takes for all that match. */
export const estimateAddresses = (query: SentFilters): Promise<EnrichEstimate> =>
  contentOf(apiClient().api.admin.places['enrich-addresses'].estimate.$get({ query }))
