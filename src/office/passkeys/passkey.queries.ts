import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from '../accounts/account/account.table.ts'
import { recordChange } from '../accounts/audit-log/audit-log.queries.ts'
import { isStillOpen } from '../accounts/sessions/session.queries.ts'
import { passkeys } from '../accounts/signing-in/passkey.table.ts'
import type { Passkey } from './passkey.schema.ts'

const passkeysPerAccount = 20

type Owner = { id: string; username: string }

/** Of an account, the oldest first. */
export const listPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: sql<string>`to_json(${passkeys.createdAt})#>>'{}'`,
      lastUsedAt: sql<string | null>`to_json(${passkeys.lastUsedAt})#>>'{}'`,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

type NewRow = { id: string; name: string; publicKey: string; counter: number }

/** @throws Problem 401 where its owner was signed out meanwhile; 409 where it is there already; 422 where the account has too many */
export const addPasskey = (
  db: Database,
  { sessionHash, ...owner }: Owner & { sessionHash: string },
  row: NewRow,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Of two that are added at once the second counts the first.
    if (!(await isStillOpen(tx, owner.id, sessionHash)))
      throw new Problem(401, 'not_signed_in', 'You were signed out meanwhile. Please log in.')
    if ((await tx.$count(passkeys, eq(passkeys.userId, owner.id))) >= passkeysPerAccount)
      throw new Problem(422, 'enough', `You have ${passkeysPerAccount} passkeys already: remove one first.`)
    const added = await tx
      .insert(passkeys)
      .values({ ...row, userId: owner.id })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Problem(409, 'taken', 'This passkey is there already.')
    await recordChange(tx, {
      ...{ userId: owner.id, action: 'update', entity: 'users', entityId: owner.id },
      ...{ before: { username: owner.username }, after: { passkeyAdded: row.name } },
    })
  })

/** @throws Problem 404 */
export const removePasskey = (db: Database, owner: Owner, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, owner.id), eq(passkeys.id, id)))
      .returning({ name: passkeys.name })
    if (!gone) throw notFound('passkey')
    await recordChange(tx, {
      ...{ userId: owner.id, action: 'update', entity: 'users', entityId: owner.id },
      ...{ before: { username: owner.username }, after: { passkeyRemoved: gone.name } },
    })
  })

/** With the account that it signs in. */
export async function findPasskey(db: Database, id: string) {
  const [found] = await db
    .select({
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      user: { id: users.id, username: users.username, isAdmin: users.isAdmin },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id))
  return found
}

/** False where it was removed meanwhile, or signed as often already, as a copy does; one that does not count stays at 0. */
export async function markUsed(db: Database, id: string, counter: number): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Whether it still signs the account in; it is not removed before the transaction ends. */
export async function isPasskeyOf(tx: Transaction, id: string, userId: string): Promise<boolean> {
  const isIt = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  return (await tx.select({ id: passkeys.id }).from(passkeys).where(isIt).for('share')).length > 0
}

/** Whether anybody has one. */
export const hasPasskeys = async (db: Database): Promise<boolean> =>
  (await db.select({ id: passkeys.id }).from(passkeys).limit(1)).length > 0
