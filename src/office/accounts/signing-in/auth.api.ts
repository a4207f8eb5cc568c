import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../../platform/calls/describe.ts'
import { Problem } from '../../../platform/calls/problem.ts'
import { valid } from '../../../platform/calls/valid.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SealSettings } from '../../configs/config-values.queries.ts'
import { isPassword } from '../account/password-hash.ts'
import { endSession, invalidCredentials } from '../sessions/session.queries.ts'
import { readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import { clientAddress } from '../sign-in-limits/client-address.ts'
import { readDeviceCookie } from '../sign-in-limits/device-cookie.ts'
import {
  countStart,
  countTry,
  forgive,
  type LoginClient,
  type LoginTry,
  takeBackTry,
} from '../sign-in-limits/login-attempt.queries.ts'
import { tooManyTries } from '../sign-in-limits/too-many-tries.api.ts'
import { readTwoStep, takeCode } from '../two-step/two-step.queries.ts'
import { noteWrongCode } from '../two-step/wrong-codes.queries.ts'
import { Credentials, CurrentUser } from './credentials.schema.ts'
import { signInAs } from './sign-in-as.api.ts'
import { findUser, hasPassword } from './user.queries.ts'

export type AuthParts = {
  db: Database
  /** Whether browsers reach the site by https. */
  isHttps: boolean
  /** How many proxies in front are believed about who asks. */
  trustedProxies: number
  settings: SealSettings
  /** What authenticator apps call the account's place. */
  siteName: string
}

export const authApi = ({ db, isHttps, trustedProxies, settings }: AuthParts) =>
  new Hono()
    .post(
      '/login',
      describe('Signs in: the answer sets the session cookie', CurrentUser, { problems: [401, 429] }),
      valid('json', Credentials),
      async (c) => {
        const { username, password, code } = c.req.valid('json')
        const attempt = await countTry(db, username, clientOf(c, { isHttps, trustedProxies }))
        if (!attempt.isAllowed) throw tooManyTries(c, attempt.retryAfterSeconds)
        const user = await findUser(db, username)
        if (!(await isPassword(password, user?.password)) || !user) throw invalidCredentials()
        await requireSecondStep({ db, settings }, user, code, attempt)
        await forgive(db, attempt)
        await signInAs(c, { db, isHttps }, user, (tx) => hasPassword(tx, user))
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

/**
 * Asks who knows the password for the code too, where the account has switched that on. A wrong one counts as a wrong password
 * does, and is noted for the account's owner; that none came yet does not.
 * @throws Problem 401
 */
async function requireSecondStep(
  { db, settings }: Pick<AuthParts, 'db' | 'settings'>,
  user: { id: string; username: string },
  code: string | undefined,
  attempt: LoginTry,
): Promise<void> {
  if (!(await readTwoStep(db, user.id)).twoStep) return
  if (!code) {
    await takeBackTry(db, attempt)
    throw new Problem(401, 'code_needed', 'Enter the code of your authenticator app')
  }
  if (await takeCode(db, user, code, settings)) return
  await noteWrongCode(db, user)
  throw new Problem(401, 'wrong_code', 'This code is wrong or was used already')
}

/** @throws Problem 429 for who begins too many sign-ins */
export async function limitStarts(
  c: Context,
  { db, ...client }: Pick<AuthParts, 'db' | 'isHttps' | 'trustedProxies'>,
  way: 'passkey' | 'openid',
): Promise<void> {
  const seconds = await countStart(db, way, clientOf(c, client))
  if (seconds !== undefined) throw tooManyTries(c, seconds)
}

type Client = Pick<AuthParts, 'isHttps' | 'trustedProxies'>

/** Who tries to sign in. */
export const clientOf = (c: Context, { isHttps, trustedProxies }: Client): LoginClient => ({
  address: addressOf(c, trustedProxies),
  device: readDeviceCookie(c.req.header('cookie'), isHttps),
})

/** Whose budget a call counts against. */
export function addressOf(c: Context, trustedProxies: number): string {
  // Under node:http the request comes along; in memory there is none.
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return clientAddress(incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies)
}
