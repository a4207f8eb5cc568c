import type { Context } from 'hono'
import { brokenRule } from '../../../platform/calls/problem.ts'
import { isPassword } from '../account/password-hash.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import { countTry, forgive, type LoginTry } from '../sign-in-limits/login-attempt.queries.ts'
import { tooManyTries } from '../sign-in-limits/too-many-tries.api.ts'
import { type AuthParts, clientOf } from './auth.api.ts'
import { findUser } from './user.queries.ts'

type CountingParts = Omit<AuthParts, 'settings' | 'siteName'>

/**
 * Counts a try of who is signed in as one at the sign-in, until it is forgiven.
 * @throws Problem 429
 */
export async function countOwnTry(c: Context, { db, ...client }: CountingParts): Promise<LoginTry> {
  const attempt = await countTry(db, signedInUser(c).username, clientOf(c, client))
  if (!attempt.isAllowed) throw tooManyTries(c, attempt.retryAfterSeconds)
  return attempt
}

/**
 * Asks who is signed in for their password again; it counts as at the sign-in, since whoever took somebody's place at a browser
 * may not guess for ever. The hash that it was found right by.
 * @throws Problem 422 that names `present`, or 429
 */
export async function requirePresentPassword(
  c: Context,
  parts: CountingParts,
  present: string,
): Promise<string> {
  const attempt = await countOwnTry(c, parts)
  const user = await findUser(parts.db, signedInUser(c).username)
  if (!(await isPassword(present, user?.password)) || !user) throw notPresent()
  await forgive(parts.db, attempt)
  return user.password
}

export const notPresent = () => brokenRule('present', 'This is not your present password.')
