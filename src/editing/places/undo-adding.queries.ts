import { sql } from 'drizzle-orm'
import { isByHand } from '../../office/accounts/audit-log/by-hand.ts'
import { brokenRule } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteForGood } from './delete-for-good.queries.ts'
import { lockVersion, type PlaceChange } from './place-changes.queries.ts'

/**
 * Takes a place back that the editor has added, unless somebody changed it since; the id of its entry in the audit log. Unlike a
 * deletion it says nothing of the place: an import may bring it.
 * @throws Problem 404, 409 with the place as it is, 422 for one that the editor did not add
 */
export const undoAdding = (db: Database, { id, userId, updatedAt }: PlaceChange): Promise<number> =>
  db.transaction(async (tx) => {
    await lockVersion(tx, { id, updatedAt })
    const { rows } = await tx.execute(sql`
      select from audit_log where entity = 'places' and entity_id = ${String(id)} and action = 'create'
        and user_id = ${userId}::uuid and ${isByHand('audit_log')}`)
    if (rows.length === 0) throw brokenRule('id', 'Only who has added a place by hand takes it back')
    const [entryId] = await deleteForGood(tx, { ids: [id], userId, mayComeBack: true })
    if (entryId === undefined) throw new Error('The entry was not kept')
    return entryId
  })
