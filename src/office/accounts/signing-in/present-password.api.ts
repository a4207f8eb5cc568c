import type { Context } from 'hono'
import { brokenRule } from '../../../platform/calls/problem.ts'
import { isPassword } from '../account/password-hash.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import { readDeviceCookie } from '../sign-in-limits/device-cookie.ts'
import { countTry, forgive } from '../sign-in-limits/login-attempt.queries.ts'
import { tooManyTries } from '../sign-in-limits/too-many-tries.api.ts'
import { type AuthParts, addressOf } from './auth.api.ts'
import { findUser } from './user.queries.ts'

/**
 * Asks who is signed in for their password again; it counts as at the sign-in, since whoever took somebody's place at a browser
 * may not guess for ever. The hash that it was found right by.
 * @throws Problem 422 that names `present`, or 429
 */
export async function requirePresentPassword(
  c: Context,
  { db, isHttps, trustedProxies }: Omit<AuthParts, 'settings' | 'siteName'>,
  present: string,
): Promise<string> {
  const { username } = signedInUser(c)
  const device = readDeviceCookie(c.req.header('cookie'), isHttps)
  const attempt = await countTry(db, username, { address: addressOf(c, trustedProxies), device })
  if (!attempt.isAllowed) throw tooManyTries(c, attempt.retryAfterSeconds)
  const user = await findUser(db, username)
  if (!(await isPassword(present, user?.password)) || !user) throw notPresent()
  await forgive(db, attempt)
  return user.password
}

export const notPresent = () => brokenRule('present', 'This is not your present password.')
