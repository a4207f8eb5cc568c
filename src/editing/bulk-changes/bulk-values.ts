import type { PlaceChanges } from './bulk.schema.ts'

/** The flags and facts that a change names, with the values that they get. */
export function bulkValues(changes: PlaceChanges) {
  const { addFunTypes: _, removeFunTypes: __, addSeasons: ___, removeSeasons: ____, ...values } = changes
  return values
}
