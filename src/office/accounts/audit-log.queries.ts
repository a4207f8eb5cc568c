import type { Transaction } from '../../platform/database.ts'
import { auditLog } from './account.table.ts'

type Change = Pick<
  typeof auditLog.$inferInsert,
  'userId' | 'action' | 'entity' | 'entityId' | 'before' | 'after'
>

/** Notes who changed what, in the transaction that changes it; `entity` is the table's name. */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  await tx.insert(auditLog).values(change)
}
