import type { Transaction } from '../../platform/database.ts'
import { auditLog } from './account.table.ts'

type Change = Pick<
  typeof auditLog.$inferInsert,
  'userId' | 'action' | 'entity' | 'entityId' | 'before' | 'after' | 'changeId'
>

/** Notes who changed what, in the transaction that changes it; `entity` is the table's name. The id of the entry. */
export async function recordChange(tx: Transaction, change: Change): Promise<number> {
  const [entry] = await tx.insert(auditLog).values(change).returning({ id: auditLog.id })
  if (!entry) throw new Error('The entry was not kept')
  return entry.id
}
