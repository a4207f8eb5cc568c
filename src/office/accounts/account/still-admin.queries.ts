import { and, eq, type SQL } from 'drizzle-orm'
import { Problem } from '../../../platform/calls/problem.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { users } from './account.table.ts'

export const isAdminNow = and(users.isAdmin, eq(users.role, 'admin')) as SQL

/** Whoever makes an account less, or removes it, comes before or after this transaction. @throws Problem 403 for who is no admin any more */
export async function requireStillAdmin(tx: Transaction, userId: string): Promise<void> {
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isAdminNow))
    .for('no key update')
  if (!admin) throw noAdminAnyMore()
}

export const noAdminAnyMore = () =>
  new Problem(403, 'role_too_low', 'Only an admin may do this, and you are none any more.')
