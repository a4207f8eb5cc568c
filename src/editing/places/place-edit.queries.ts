import type { PlaceValues } from '../../gathering/merging/place-edit.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { funTypesOfIds, seasonsOfIds } from './admin-place-choices.queries.ts'
import { editPlaces } from './edit-places.queries.ts'
import { changedPlace, lockVersion, type PlaceChange } from './place-changes.queries.ts'
import type { PlaceEdit } from './place-edit.schema.ts'

/**
 * Sets the sent fields of a place; the place as it is then.
 * @throws Problem 404, 409 with the place as it is or when another place has that OSM id, 422 for what breaks a rule
 */
export const editPlace = (
  db: Database,
  { id, userId, updatedAt }: PlaceChange,
  { releasedFields: released, ...edit }: PlaceEdit,
): Promise<AdminPlace> =>
  db.transaction(async (tx) => {
    await lockVersion(tx, { id, updatedAt })
    await editPlaces(tx, [{ id, values: await valuesOf(tx, edit), released }], { userId })
    return changedPlace(tx, id)
  })

/** What an edit sets, fun types by slug and seasons by name. @throws Problem 422 for one that there is not */
export async function valuesOf(
  tx: Transaction,
  { selectedFunTypes, selectedSeasons, updatedAt: _, ...fields }: Omit<PlaceEdit, 'releasedFields'>,
): Promise<PlaceValues> {
  return {
    ...fields,
    ...(selectedFunTypes && { funTypes: await funTypesOfIds(tx, 'selectedFunTypes', selectedFunTypes) }),
    ...(selectedSeasons && { seasons: await seasonsOfIds(tx, 'selectedSeasons', selectedSeasons) }),
  }
}
