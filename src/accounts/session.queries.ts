import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { sessions, users } from './account.table.ts'

export type SignedInUser = { id: string; username: string; isAdmin: boolean }

const isOver = or(
  lt(sessions.lastUsedAt, sql`now() - interval '12 hours'`),
  lt(sessions.createdAt, sql`now() - interval '7 days'`),
)

/** Begins a session and ends the one that the browser had before; the token for its cookie. */
export async function beginSession(
  db: Database,
  userId: string,
  formerToken: string | undefined,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(isOver)
    if (formerToken) await endSession(tx, formerToken)
    await tx.insert(sessions).values({ tokenHash: hashOf(token), userId })
  })
  return token
}

/** Whose session it is, as the account is now; undefined once it is over. */
export async function findSignedInUser(db: Database, token: string): Promise<SignedInUser | undefined> {
  const tokenHash = hashOf(token)
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      isAdmin: users.isAdmin,
      // To the minute is near enough to twelve hours, and spares a write with every call.
      isUnmarked: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), sql`not (${isOver})`))
  if (!found) return undefined
  const { isUnmarked, ...user } = found
  if (isUnmarked)
    await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash))
  return user
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

/** The token alone is 256 random bits: a plain hash keeps it from whoever reads the database. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
