import { apiClient, contentOf } from '../../web/api-client.ts'
import type { FamilyQuery } from '../family/family-query.ts'
import type { rainSwapsApi } from './rain-swaps.api.ts'

const rainSwaps = apiClient<typeof rainSwapsApi>('/api/rain-swaps')

/** @param without slugs of places that are no answer */
export function getRainSwaps(
  slugs: readonly string[],
  days: readonly string[],
  family: FamilyQuery | undefined,
  without: readonly string[] = [],
) {
  const { sort: _, longestDrive: __, ...wishes } = family ?? {}
  const query = { slugs: slugs.join(','), days: days.join(','), without: without.join(','), ...wishes }
  return contentOf(rainSwaps.index.$get({ query }))
}
