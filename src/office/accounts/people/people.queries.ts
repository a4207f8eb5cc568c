import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { notFound, Problem } from '../../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../../platform/database/database.ts'
import type { Account, People } from '../account/account.schema.ts'
import { users } from '../account/account.table.ts'
import type { Role } from '../account/role.ts'
import { isAdminNow, noAdminAnyMore, requireStillAdmin } from '../account/still-admin.queries.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { keepDeleted, keepNaming, undoDeletion } from '../audit-log/deleted-rows.queries.ts'
import { isOpen } from '../invitations/invitation.queries.ts'
import { invitations } from '../invitations/invitation.table.ts'
import { isOpenSession } from '../sessions/session.queries.ts'
import { sessions } from '../sessions/session.table.ts'
import { openIdLinks } from '../signing-in/open-id-link.table.ts'
import { passkeys } from '../signing-in/passkey.table.ts'
import { twoSteps } from '../two-step/two-step.table.ts'

/** All accounts by their name, and the invitations that nobody has taken up yet. */
export async function listPeople(db: Database): Promise<People> {
  const accounts = await db
    .select({
      id: users.id,
      username: users.username,
      role: sql<Account['role']>`case when ${users.isAdmin} then ${users.role} end`,
      lastSeenAt: sql<string | null>`to_json(${users.lastSeenAt})#>>'{}'`,
      sessions: sql<number>`(select count(*)::int from ${sessions}
        where ${sessions.userId} = ${users.id} and ${isOpenSession})`,
      twoStep: sql<boolean>`exists (select from ${twoSteps}
        where ${twoSteps.userId} = ${users.id} and ${twoSteps.confirmedAt} is not null)`,
      isLinked: sql<boolean>`exists (select from ${openIdLinks} where open_id_links.user_id = users.id)`,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where passkeys.user_id = users.id)`,
      apiTokens: sql<number>`(select count(*)::int from api_tokens t where t.user_id = users.id
        and t.revoked_at is null and (t.expires_at is null or t.expires_at > now()))`,
    })
    .from(users)
    .orderBy(asc(users.username))
  return { accounts, invitations: await listInvitations(db) }
}

const listInvitations = (db: Database) =>
  db
    .select({
      id: invitations.id,
      name: invitations.name,
      role: invitations.role,
      invitedBy: users.username,
      expiresAt: sql<string>`to_json(${invitations.expiresAt})#>>'{}'`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen)
    .orderBy(asc(invitations.createdAt))

type Change = { id: string; userId: string }

/** @throws Problem 403 for who is no admin any more; 404; 409 where nobody would be left who may do everything */
export const changeRole = (db: Database, { id, userId, role }: Change & { role: Role }): Promise<void> =>
  db.transaction(async (tx) => {
    const { username, ...before } = await lockAccount(tx, { id, userId }, role === 'admin')
    await tx.update(users).set({ isAdmin: true, role }).where(eq(users.id, id))
    // Else somebody could come back by one as what they no longer are.
    if (role !== 'admin') await tx.delete(invitations).where(eq(invitations.invitedBy, id))
    await recordChange(tx, {
      ...{ userId, action: 'update', entity: 'users', entityId: id },
      ...{ before: { username, ...before }, after: { username, isAdmin: true, role } },
    })
  })

/** What comes back with an account. What lets in without it, sessions and tokens, ends for good, as do its invitations. */
export const partsOfAccounts = ['two_steps', 'recovery_codes', 'passkeys', 'open_id_links', 'place_views']

/**
 * The entry of the audit log by which it comes back.
 * @throws Problem 403 for who is no admin any more; 404; 409 where nobody would be left who may do everything
 */
export const removeAccount = (db: Database, { id, userId }: Change): Promise<number> =>
  db.transaction(async (tx) => {
    const before = await lockAccount(tx, { id, userId }, false)
    const entry = { action: 'delete', entity: 'users', entityId: id, before } as const
    // Who removes themselves is no account any more.
    const entryId = await recordChange(tx, { ...entry, userId: id === userId ? null : userId })
    await keepDeleted(tx, entryId, 'users', sql`id = ${id}::uuid`)
    for (const part of partsOfAccounts) await keepDeleted(tx, entryId, part, sql`user_id = ${id}::uuid`)
    await keepNaming(tx, entryId, { table: 'users', id })
    await tx.delete(users).where(eq(users.id, id))
    return entryId
  })

/** With its password, role, second steps and views, and as who did what it did. @throws Problem 403, 404, 409 or 422 */
export const undoRemoval = (db: Database, { entryId, userId }: { entryId: number; userId: string }) =>
  undoDeletion(db, { entity: 'users', entryId, userId }, (tx) => requireStillAdmin(tx, userId))

/** The account, which nobody changes meanwhile; nor any admin, so that two who take each other's rights come one by one. */
async function lockAccount(tx: Transaction, { id, userId }: Change, staysAdmin: boolean) {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(isAdminNow)
    .orderBy(users.id)
    .for('update')
  // Else somebody who is made less at that moment could make themselves an admin again.
  if (admins.every((admin) => admin.id !== userId)) throw noAdminAnyMore()
  const [account] = await tx
    .select({ username: users.username, isAdmin: users.isAdmin, role: users.role })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!account) throw notFound('account')
  if (!staysAdmin && admins.every((admin) => admin.id === id))
    throw new Problem(
      409,
      'last_admin',
      `${account.username} is the last admin. Make somebody else an admin first.`,
    )
  return account
}

/** Ends all sessions of an account but the one with that hash; how many there were. */
export async function endSessions(db: Queries, userId: string, keptHash?: string): Promise<number> {
  const isOther = keptHash === undefined ? undefined : ne(sessions.tokenHash, keptHash)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ is: isOpenSession })
  return ended.filter(({ is }) => is).length
}
