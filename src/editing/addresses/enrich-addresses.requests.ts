import { apiClient, contentOf } from '../../web/api-client.ts'
import type { enrichAddressApi } from './enrich-address.api.ts'
import type { EnrichEstimate } from './enrich-address.schema.ts'

const calls = apiClient<typeof enrichAddressApi>('/api/admin/places')

/** As the list's address has them. */
export type SentFilters = Record<string, string>

export type PlacesToEnrich = { placeIds: number[] } | { filters: SentFilters; total: number }

/** What it takes for all that match. */
export const estimateAddresses = (query: SentFilters): Promise<EnrichEstimate> =>
  contentOf(calls['enrich-addresses'].estimate.$get({ query }))

/** Fills in the empty parts of a place's address. */
export const enrichAddress = (id: number) =>
  contentOf(calls[':id']['enrich-address'].$post({ param: { id: String(id) }, json: {} }))
