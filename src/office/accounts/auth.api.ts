import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { describe } from '../../platform/describe.ts'
import { Problem } from '../../platform/problem.ts'
import { valid } from '../../platform/valid.ts'
import { clientAddress } from './client-address.ts'
import { Credentials, CurrentUser } from './credentials.schema.ts'
import { deviceCookie, readDeviceCookie } from './device-cookie.ts'
import { rememberDevice } from './known-device.queries.ts'
import { countTry, forgive } from './login-attempt.queries.ts'
import { isPassword } from './password-hash.ts'
import { beginSession, endSession } from './session.queries.ts'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'
import { signedInUser } from './signed-in-user.api.ts'
import { tooManyTries } from './too-many-tries.api.ts'
import { findUser } from './user.queries.ts'

export type AuthParts = {
  db: Database
  /** Whether browsers reach the site by https. */
  isHttps: boolean
  /** How many proxies in front are believed about who asks. */
  trustedProxies: number
}

export const authApi = ({ db, isHttps, trustedProxies }: AuthParts) =>
  new Hono()
    .post(
      '/login',
      describe('Signs in: the answer sets the session cookie', CurrentUser, { problems: [401, 429] }),
      valid('json', Credentials),
      async (c) => {
        const { username, password } = c.req.valid('json')
        const device = readDeviceCookie(c.req.header('cookie'), isHttps)
        const attempt = await countTry(db, username, { address: addressOf(c, trustedProxies), device })
        if (!attempt.isAllowed) throw tooManyTries(c, attempt.retryAfterSeconds)
        const user = await findUser(db, username)
        if (!(await isPassword(password, user?.password)) || !user)
          throw new Problem(401, 'invalid_credentials', 'Invalid credentials')
        await forgive(db, attempt)
        const token = await beginSession(db, user.id, readSessionCookie(c.req.header('cookie'), isHttps))
        const knownAs = await rememberDevice(db, user, device)
        c.header('Set-Cookie', sessionCookie(token, isHttps))
        c.header('Set-Cookie', deviceCookie(knownAs, isHttps), { append: true })
        return c.json({ isAdmin: user.isAdmin, account: user.id })
      },
    )
    .get('/me', describe('Who is signed in', CurrentUser, { problems: [401] }), (c) => {
      const { isAdmin, id } = signedInUser(c)
      return c.json({ isAdmin, account: id })
    })
    .post(
      '/logout',
      describe('Ends the session, if there is one', z.object({ success: z.literal(true) })),
      async (c) => {
        const token = readSessionCookie(c.req.header('cookie'), isHttps)
        if (token) await endSession(db, token)
        c.header('Set-Cookie', sessionCookie(undefined, isHttps))
        return c.json({ success: true as const })
      },
    )

/** Whose budget a call counts against. */
export function addressOf(c: Context, trustedProxies: number): string {
  // Under node:http the request comes along; in memory there is none.
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return clientAddress(incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies)
}
