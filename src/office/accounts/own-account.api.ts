import { type Context, Hono } from 'hono'
import { describe } from '../../platform/describe.ts'
import { brokenRule } from '../../platform/problem.ts'
import { valid } from '../../platform/valid.ts'
import { Done, EndedSessions, PasswordChange } from './account.schema.ts'
import { type AuthParts, addressOf } from './auth.api.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { countTry, forgive } from './login-attempt.queries.ts'
import { OwnAccount } from './own-account.schema.ts'
import { complaintAbout } from './password.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { endSessions } from './people.queries.ts'
import { hashOfToken } from './random-token.ts'
import { countOtherSessions } from './session.queries.ts'
import { readSessionCookie } from './session-cookie.ts'
import { signedInUser } from './signed-in-user.api.ts'
import { tooManyTries } from './too-many-tries.api.ts'
import { findUser, setOwnPassword } from './user.queries.ts'

/** What somebody of the back office asks of their own account. */
export function ownAccountApi({ db, isHttps, trustedProxies }: AuthParts) {
  const ownHash = (c: Context) => hashOfToken(readSessionCookie(c.req.header('cookie'), isHttps) ?? '')
  return new Hono()
    .get('/', describe('The account of who is signed in', OwnAccount), async (c) => {
      const { id, username, role } = signedInUser(c)
      return c.json({ username, role, otherSessions: await countOtherSessions(db, id, ownHash(c)) })
    })
    .put(
      '/password',
      describe('Changes the password, and ends all other sessions', Done, { problems: [422, 429] }),
      valid('json', PasswordChange),
      async (c) => {
        const { id, username } = signedInUser(c)
        const { present, password } = c.req.valid('json')
        const complaint = complaintAbout(password)
        if (complaint) throw brokenRule('password', complaint)
        // As at the sign-in: whoever took somebody's place at a browser may not guess for ever.
        const device = readDeviceCookie(c.req.header('cookie'), isHttps)
        const attempt = await countTry(db, username, { address: addressOf(c, trustedProxies), device })
        if (!attempt.isAllowed) throw tooManyTries(c, attempt.retryAfterSeconds)
        const user = await findUser(db, username)
        if (!(await isPassword(present, user?.password)))
          throw brokenRule('present', 'This is not your present password.')
        await forgive(db, attempt)
        await setOwnPassword(db, { id, passwordHash: await hashPassword(password), keptHash: ownHash(c) })
        return c.json({ success: true as const })
      },
    )
    .delete('/sessions', describe('Signs out everywhere else', EndedSessions), async (c) =>
      c.json({ ended: await endSessions(db, signedInUser(c).id, ownHash(c)) }),
    )
}
