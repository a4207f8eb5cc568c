import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { hashOfToken } from '../account/random-token.ts'
import { signInChallenges } from './sign-in-challenge.table.ts'

type Purpose = 'passkey' | 'new passkey' | 'openid'

type Challenge = {
  /** Random, from us. */
  token: string
  purpose: Purpose
  /** Whose account it adds something to; null: of a sign-in. */
  userId: string | null
}

const lasting = sql.raw(`interval '10 minutes'`)

/** One of which more is left than that was given by a clock that was ahead. */
const isOpen = sql`${signInChallenges.expiresAt} between now() and now() + ${lasting} + interval '1 hour'`

/** Waits for ten minutes for somebody to come back with it. */
export async function keepChallenge(
  db: Database,
  { token, purpose, userId, data = null }: Challenge & { data?: unknown },
): Promise<void> {
  await db.delete(signInChallenges).where(not(isOpen))
  await db.insert(signInChallenges).values({
    ...{ tokenHash: hashOfToken(token), purpose, userId, data },
    expiresAt: sql`now() + ${lasting}`,
  })
}

/** What was kept with it; undefined where it is none of ours, too old or used. It is used by this. */
export async function takeChallenge(
  db: Database,
  { token, purpose, userId }: Challenge,
): Promise<{ data: unknown } | undefined> {
  const [taken] = await db
    .delete(signInChallenges)
    .where(
      and(
        eq(signInChallenges.tokenHash, hashOfToken(token)),
        eq(signInChallenges.purpose, purpose),
        userId === null ? isNull(signInChallenges.userId) : eq(signInChallenges.userId, userId),
        isOpen,
      ),
    )
    .returning({ data: signInChallenges.data })
  return taken
}
