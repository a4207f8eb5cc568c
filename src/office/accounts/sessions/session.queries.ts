import { and, eq, gt, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { Problem } from '../../../platform/calls/problem.ts'
import type { Database, Queries, Transaction } from '../../../platform/database/database.ts'
import { spared } from '../../../platform/database/spared-note.ts'
import { users } from '../account/account.table.ts'
import { hashOfToken, randomToken } from '../account/random-token.ts'
import type { Role } from '../account/role.ts'
import { sessions } from './session.table.ts'

export type SignedInUser = { id: string; username: string; isAdmin: boolean; role: Role }

/** What is known of who makes a call. */
export const signedInColumns = {
  id: users.id,
  username: users.username,
  isAdmin: users.isAdmin,
  role: users.role,
}

/** Also one that a clock began or marked which was ahead: it would last for as much longer. */
const isOver = or(
  gt(sql`greatest(${sessions.lastUsedAt}, ${sessions.createdAt})`, sql`now() + interval '1 hour'`),
  lt(sessions.lastUsedAt, sql`now() - interval '12 hours'`),
  lt(sessions.createdAt, sql`now() - interval '7 days'`),
) as SQL

export const isOpenSession = sql<boolean>`${not(isOver)}`

/**
 * Begins a session and ends the one that the browser had before; the token for its cookie.
 * `isStillRight` asks again what was found right, once nobody can change the account before the session is there.
 * @throws Problem 401 where the account has gone meanwhile, or what signs in is right no more
 */
export async function beginSession(
  db: Database,
  userId: string,
  formerToken: string | undefined,
  isStillRight: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<string> {
  const token = randomToken()
  await db.transaction(async (tx) => {
    // Whoever takes away what signs in and then ends all sessions ends this one too, or it does not begin.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
    if (!user || !(await isStillRight(tx))) throw invalidCredentials()
    await tx.delete(sessions).where(isOver)
    if (formerToken) await endSession(tx, formerToken)
    await tx.insert(sessions).values({ tokenHash: hashOfToken(token), userId })
  })
  await markSeen(db, userId)
  return token
}

export const invalidCredentials = () => new Problem(401, 'invalid_credentials', 'Invalid credentials')

/** Whose session it is, as the account is now; undefined once it is over. */
export async function findSignedInUser(db: Database, token: string): Promise<SignedInUser | undefined> {
  const tokenHash = hashOfToken(token)
  const [found] = await db
    .select({
      ...signedInColumns,
      // To the minute is near enough to twelve hours, and spares a write with every call.
      isUnmarked: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), sql`not (${isOver})`))
  if (!found) return undefined
  const { isUnmarked, ...user } = found
  if (isUnmarked) await spared(markUsed(db, tokenHash, user.id))
  return user
}

/** Whether a session is still there, while nobody else changes its account: whoever resets that comes before or after this transaction. */
export async function isStillOpen(tx: Transaction, userId: string, tokenHash: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return (await tx.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))) > 0
}

async function markUsed(db: Database, tokenHash: string, userId: string): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash))
  await markSeen(db, userId)
}

/** For people to read, so once in five minutes is enough. */
const markSeen = (db: Database, id: string) =>
  db.execute(sql`update users set last_seen_at = now()
    where id = ${id} and coalesce(last_seen_at < now() - interval '5 minutes', true)`)

/** How many more are signed in with an account than with this session. */
export const countOtherSessions = (db: Database, userId: string, tokenHash: string): Promise<number> =>
  db.$count(sessions, and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash), isOpenSession))

export async function endSession(db: Queries, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}
