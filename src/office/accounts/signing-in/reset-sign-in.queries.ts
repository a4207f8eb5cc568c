import { eq, inArray, sql } from 'drizzle-orm'
import { notFound, Problem } from '../../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { users } from '../account/account.table.ts'
import { isAdminNow, noAdminAnyMore } from '../account/still-admin.queries.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { sessions } from '../sessions/session.table.ts'
import { forgetTwoStep } from '../two-step/two-step.queries.ts'
import { openIdLinks } from './open-id-link.table.ts'
import { passkeys } from './passkey.table.ts'

/**
 * Leaves an account its password alone, whose owner lost what else it asks for: whoever has that may be signed in by it.
 * @throws Problem 403 for who is no admin any more; 404; 409 for one's own, which takes one's password
 */
export const resetSignIn = (db: Database, { id, userId }: { id: string; userId: string }): Promise<void> =>
  db.transaction(async (tx) => {
    if (id === userId)
      throw new Problem(409, 'own_account', 'This is your own account: change it under Your Account.')
    // In the order of their ids, so that of two who do it to each other one waits.
    const both = await tx
      .select({ id: users.id, username: users.username, isAdmin: sql<boolean>`${isAdminNow}` })
      .from(users)
      .where(inArray(users.id, [id, userId]))
      .orderBy(users.id)
      .for('update')
    if (!both.find((one) => one.id === userId)?.isAdmin) throw noAdminAnyMore()
    const user = both.find((one) => one.id === id)
    if (!user) throw notFound('account')
    await leavePasswordAlone(tx, user, userId)
  })

/** @param by who does it; null: whoever has the server */
export async function leavePasswordAlone(
  tx: Transaction,
  { id, username }: { id: string; username: string },
  by: string | null,
): Promise<void> {
  const twoStep = await forgetTwoStep(tx, id)
  const gone = await tx.delete(passkeys).where(eq(passkeys.userId, id)).returning({ name: passkeys.name })
  const links = await tx
    .delete(openIdLinks)
    .where(eq(openIdLinks.userId, id))
    .returning({ issuer: openIdLinks.issuer })
  await tx.delete(sessions).where(eq(sessions.userId, id))
  const before = { username, twoStep, passkeys: gone.length, isLinked: links.length > 0 }
  await recordChange(tx, {
    ...{ userId: by, action: 'update', entity: 'users', entityId: id },
    ...{ before, after: { twoStep: false, passkeys: 0, isLinked: false } },
  })
}
