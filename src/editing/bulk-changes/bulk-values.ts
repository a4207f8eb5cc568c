import { placeFlags } from '../../gathering/merging/place-edit.ts'
import { type BulkFact, bulkFacts } from '../../guide/facts/fact-names.ts'
import type { PlaceChanges } from './bulk.schema.ts'

/** The flags and facts that a change names, with the values that they get. */
export function bulkValues(changes: PlaceChanges) {
  const { addFunTypes: _, removeFunTypes: __, addSeasons: ___, removeSeasons: ____, ...rest } = changes
  const { releasedFields: _____, isDeleted: ______, ...values } = rest
  return values
}

/** The flags alone. */
export const bulkFlags = (changes: PlaceChanges) =>
  Object.fromEntries(
    placeFlags.filter((flag) => changes[flag] !== undefined).map((flag) => [flag, changes[flag]]),
  )

/** The facts that a change sets, and those that go back to the sources. */
export const changedFacts = (changes: PlaceChanges): BulkFact[] => [
  ...bulkFacts.filter((name) => changes[name] !== undefined),
  ...(changes.releasedFields ?? []),
]
