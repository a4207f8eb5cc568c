import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from '../accounts/account/account.table.ts'
import { hashOfToken, randomToken } from '../accounts/account/random-token.ts'
import { recordChange } from '../accounts/audit-log/audit-log.queries.ts'
import { type SignedInUser, signedInColumns } from '../accounts/sessions/session.queries.ts'
import type { ApiToken, NewApiToken } from './api-token.schema.ts'
import { apiTokens } from './api-token.table.ts'
import { bearerPrefix } from './bearer-token.ts'

const isGood = and(
  isNull(apiTokens.revokedAt),
  or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
)

/**
 * Counts a call that is made with a token: what it may do and whose it is, as the account is now; undefined where it is unknown,
 * revoked or over. One statement, since every call makes it.
 */
export async function countTokenCall(db: Database, token: string) {
  const minute = sql`date_trunc('minute', now())`
  // Nothing, unless a clock gave the token that was ahead: it lasts as long as it should from its first call on.
  const ahead = sql`(greatest(${apiTokens.createdAt}, now()) - now())`
  const [found] = await db
    .update(apiTokens)
    .set({
      lastUsedAt: sql`now()`,
      createdAt: sql`${apiTokens.createdAt} - ${ahead}`,
      expiresAt: sql`${apiTokens.expiresAt} - ${ahead}`,
      minute,
      callsInMinute: sql`case when ${apiTokens.minute} = ${minute} then ${apiTokens.callsInMinute} + 1 else 1 end`,
    })
    .from(users)
    .where(and(eq(apiTokens.tokenHash, hashOfToken(token)), isGood, eq(users.id, apiTokens.userId)))
    .returning({
      token: { id: apiTokens.id, scope: apiTokens.scope, callsInMinute: apiTokens.callsInMinute },
      user: signedInColumns,
      /** Until the next minute. */
      secondsLeft: sql<number>`60 - floor(extract(second from now()))::int`,
    })
  return found
}

/** Whose a token is, as the account is now, which is no call of its own; undefined where it is unknown, revoked or over. */
export async function findTokenUser(db: Database, token: string): Promise<SignedInUser | undefined> {
  const [user] = await db
    .select(signedInColumns)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, hashOfToken(token)), isGood))
  return user
}

/** Those that are not revoked, the newest first. */
export const listApiTokens = (db: Database): Promise<ApiToken[]> =>
  db
    .select(shown)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(isNull(apiTokens.revokedAt))
    .orderBy(desc(apiTokens.id))

/** With the token itself, which is stored nowhere. Of the same attempt the one before, which nobody ever saw, is revoked. */
export async function createApiToken(
  db: Database,
  userId: string,
  { name, scope, days, attempt }: NewApiToken,
): Promise<ApiToken & { token: string }> {
  const token = bearerPrefix + randomToken()
  const id = await db.transaction(async (tx) => {
    if (attempt !== undefined) {
      // The first may still be under way.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      await revoke(tx, userId, and(eq(apiTokens.userId, userId), eq(apiTokens.attempt, attempt)))
    }
    const [row] = await tx
      .insert(apiTokens)
      .values({
        ...{ userId, name, scope, attempt, tokenHash: hashOfToken(token), ending: token.slice(-4) },
        expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: apiTokens.id, expiresAt: apiTokens.expiresAt })
    if (!row) throw new Error('No row came back for the token')
    const after = { name, scope, expiresAt: row.expiresAt }
    await recordChange(tx, {
      userId,
      action: 'create',
      entity: 'api_tokens',
      entityId: String(row.id),
      after,
    })
    return row.id
  })
  const [made] = await db
    .select(shown)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.id, id))
  if (!made) throw notFound('token')
  return { ...made, token }
}

/** No call is made with it from then on. @throws Problem 404 */
export const revokeApiToken = (db: Database, userId: string, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await revoke(tx, userId, eq(apiTokens.id, id)))) throw notFound('token')
  })

/** Whether there was any. */
async function revoke(tx: Transaction, userId: string, which: SQL | undefined): Promise<boolean> {
  const [row] = await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id, name: apiTokens.name, scope: apiTokens.scope })
  if (!row) return false
  const { id, ...before } = row
  await recordChange(tx, { userId, action: 'delete', entity: 'api_tokens', entityId: String(id), before })
  return true
}

const iso = (column: AnyPgColumn) => sql`to_json(${column})#>>'{}'`

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: apiTokens.scope,
  ending: apiTokens.ending,
  owner: users.username,
  createdAt: sql<string>`${iso(apiTokens.createdAt)}`,
  expiresAt: sql<string | null>`${iso(apiTokens.expiresAt)}`,
  lastUsedAt: sql<string | null>`${iso(apiTokens.lastUsedAt)}`,
}
