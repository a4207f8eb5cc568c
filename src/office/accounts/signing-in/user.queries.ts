import { and, eq, ne } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../../../platform/database/database.ts'
import { users } from '../account/account.table.ts'
import type { Role } from '../account/role.ts'
import { plainUsername } from '../account/username.ts'
import { recordChange } from '../audit-log/audit-log.queries.ts'
import { sessions } from '../sessions/session.table.ts'
import { forgetTries } from '../sign-in-limits/login-attempt.queries.ts'
import { leavePasswordAlone } from './reset-sign-in.queries.ts'

type NewUser = { username: string; passwordHash: string; isAdmin: boolean; role?: Role }

/** An account with its password's hash. */
export async function findUser(db: Database, username: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.username, plainUsername(username)))
  return user
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** An admin unless told otherwise. False when the name is taken. */
export async function addUser(
  db: Queries,
  { username, passwordHash, isAdmin, role = 'admin' }: NewUser,
): Promise<boolean> {
  const added = await db
    .insert(users)
    .values({ username: plainUsername(username), password: passwordHash, isAdmin, role })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return added.length > 0
}

/** Whether that is still the hash of the account's password. */
export const hasPassword = async (
  tx: Transaction,
  { id, password }: { id: string; password: string },
): Promise<boolean> => (await tx.$count(users, and(eq(users.id, id), eq(users.password, password)))) > 0

type PasswordOptions = {
  /** Whether what else the sign-in asks for goes. */
  isAlone?: boolean
}

/** Sets a password and ends every session that was begun with the one before; false where there is no such account. */
export async function changePassword(
  db: Database,
  username: string,
  passwordHash: string,
  { isAlone = false }: PasswordOptions = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ password: passwordHash })
      .where(eq(users.username, plainUsername(username)))
      .returning({ id: users.id, username: users.username })
    if (!user) return false
    if (isAlone) await leavePasswordAlone(tx, user, null)
    await noteNewPassword(tx, user, null)
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await forgetTries(tx, user)
    return true
  })
}

type OwnPassword = { id: string; presentHash: string; passwordHash: string; keptHash: string }

/** Sets an account's password and ends all its sessions but the one of that hash; false where it has another than the present one by now. */
export const setOwnPassword = (
  db: Database,
  { id, presentHash, passwordHash, keptHash }: OwnPassword,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ password: passwordHash })
      .where(and(eq(users.id, id), eq(users.password, presentHash)))
      .returning({ id: users.id, username: users.username })
    if (!changed) return false
    await noteNewPassword(tx, changed, id)
    await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.tokenHash, keptHash)))
    return true
  })

/** @param by who set it; null: whoever has the server */
const noteNewPassword = (
  tx: Transaction,
  { id, username }: { id: string; username: string },
  by: string | null,
) =>
  recordChange(tx, {
    ...{ userId: by, action: 'update', entity: 'users', entityId: id },
    ...{ before: { username, newPassword: false }, after: { newPassword: true } },
  })
