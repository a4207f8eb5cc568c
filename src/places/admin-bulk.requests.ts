import { apiClient, contentOf } from '../app/api-client.ts'
import type { BulkAnswer, PlaceChanges } from './admin-bulk.schema.ts'
import { type AdminPlaceFilters, adminSelectionOf } from './admin-place-list.ts'
import type { Selection } from './admin-selection.ts'

/** Changes the selected places, all or none. */
export function changeSelected(
  selection: Selection,
  filters: AdminPlaceFilters,
  changes: PlaceChanges,
): Promise<BulkAnswer> {
  const json =
    'ids' in selection
      ? { ids: [...selection.ids], changes }
      : { filters: adminSelectionOf(filters), total: selection.allOf, changes }
  return contentOf(apiClient().api.admin.places.$patch({ json }))
}
