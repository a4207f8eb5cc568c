import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { auditLog } from './audit-log.table.ts'

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

type Fields = Readonly<Record<string, unknown>>
type Wish = { userId: string; entity: Change['entity']; fields: Fields }

/**
 * Whether a row is what an account wants to add, and added itself within a day, for which browsers keep what was typed: it never saw
 * the answer.
 */
export async function isAddedBefore(
  db: Queries,
  { userId, entity, fields }: Wish,
  row: Fields & { id: number },
): Promise<boolean> {
  if (Object.entries(fields).some(([field, value]) => row[field] !== value)) return false
  const isOfLate = gt(auditLog.at, sql`now() - interval '1 day'`)
  const isAdding = and(eq(auditLog.entity, entity), eq(auditLog.action, 'create'), isOfLate)
  const isTheirs = and(eq(auditLog.userId, userId), eq(auditLog.entityId, String(row.id)))
  return (await db.$count(auditLog, and(isAdding, isTheirs))) > 0
}
