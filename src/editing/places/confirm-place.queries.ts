import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AdminPlace } from './admin-place.schema.ts'
import { editPlaces } from './edit-places.queries.ts'
import { changedPlace, lockVersion, type PlaceChange } from './place-changes.queries.ts'

/**
 * Notes that an editor found the place right as it stands. One that was reviewed before stays as it is, so that nobody is told of a
 * change and none is kept from being undone; of any other it is the review. @throws Problem 404, or 409 with the place as it is
 */
export const confirmPlace = (db: Database, { id, userId, updatedAt }: PlaceChange): Promise<AdminPlace> =>
  db.transaction(async (tx) => {
    const { isReviewed } = await lockVersion(tx, { id, updatedAt })
    const after = { isReviewed: true }
    if (isReviewed)
      await recordChange(tx, { userId, action: 'confirm', entity: 'places', entityId: String(id), after })
    else await editPlaces(tx, [{ id, values: after }], { userId })
    return changedPlace(tx, id)
  })
