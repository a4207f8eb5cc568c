import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { users } from '../account/account.table.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'

/**
 * Notes that somebody who knows the account's password gave a wrong code. One entry a day, whose count rises: they could else fill
 * the audit log.
 */
export const noteWrongCode = (db: Database, { id, username }: { id: string; username: string }) =>
  db.transaction(async (tx) => {
    // Of two at once the second raises the first's.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    const noted = await newestNote(tx, id, sql`now() - interval '1 day'`)
    const after = { wrongCodesAfterPassword: (noted?.count ?? 0) + 1 }
    if (noted) await tx.update(auditLog).set({ after }).where(eq(auditLog.id, noted.id))
    else
      await recordChange(tx, {
        ...{ userId: null, action: 'update', entity: 'users', entityId: id },
        ...{ before: { username, wrongCodesAfterPassword: 0 }, after },
      })
  })

/** What their owner should know for a month, or until their password is a new one. */
export async function readWrongCodes(db: Database, userId: string) {
  const noted = await newestNote(db, userId, sql`now() - interval '30 days'`)
  return noted ? { count: noted.count, since: noted.since } : null
}

async function newestNote(db: Queries, userId: string, from: SQL) {
  const count = sql<number | null>`(${auditLog.after}->>'wrongCodesAfterPassword')::int`
  const isOf = and(eq(auditLog.entity, 'users'), eq(auditLog.entityId, userId), gt(auditLog.at, from))
  const [found] = await db
    .select({ id: auditLog.id, since: sql<string>`to_json(${auditLog.at})#>>'{}'`, count })
    .from(auditLog)
    .where(and(isOf, sql`${auditLog.after} ?| array['wrongCodesAfterPassword', 'newPassword']`))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return found?.count ? { ...found, count: found.count } : undefined
}
