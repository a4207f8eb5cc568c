import type { Transaction } from '../../platform/database/database.ts'
import { deleteForGood } from '../places/delete-for-good.queries.ts'
import { type ChangedMany, type ChangeOfMany, writeBulkEdits } from './bulk-edits.queries.ts'
import { writeBulkChange } from './bulk-statement.queries.ts'
import { bulkFlags, changedFacts } from './bulk-values.ts'

/** Deletes, edits place by place or, where nothing follows from what is changed, leaves it to one statement. */
export async function writeChange(tx: Transaction, change: ChangeOfMany): Promise<ChangedMany> {
  if (change.changes.isDeleted) {
    await deleteForGood(tx, change)
    return { changedIds: [...change.ids], unfit: 0 }
  }
  if (changedFacts(change.changes).length > 0) return writeBulkEdits(tx, change)
  const { changes, ...write } = change
  return { changedIds: await writeBulkChange(tx, { ...write, values: bulkFlags(changes) }), unfit: 0 }
}
