import { type Context, Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { brokenRule } from '../../../platform/calls/problem.ts'
import { valid } from '../../../platform/calls/valid.ts'
import { Done, EndedSessions, PasswordChange } from '../account/account.schema.ts'
import { complaintAbout } from '../account/password.ts'
import { hashPassword } from '../account/password-hash.ts'
import { endSessions } from '../people/people.queries.ts'
import { countOtherSessions } from '../sessions/session.queries.ts'
import { ownSessionHash } from '../sessions/session-cookie.ts'
import { signedInUser } from '../sessions/signed-in-user.api.ts'
import type { AuthParts } from '../signing-in/auth.api.ts'
import { notPresent, requirePresentPassword } from '../signing-in/present-password.api.ts'
import { setOwnPassword } from '../signing-in/user.queries.ts'
import { readTwoStep } from '../two-step/two-step.queries.ts'
import { readWrongCodes } from '../two-step/wrong-codes.queries.ts'
import { OwnAccount } from './own-account.schema.ts'

/** What somebody of the back office asks of their own account. */
export function ownAccountApi(parts: AuthParts) {
  const { db, isHttps } = parts
  const ownHash = (c: Context) => ownSessionHash(c.req.header('cookie'), isHttps)
  return new Hono()
    .get('/', describe('The account of who is signed in', OwnAccount), async (c) => {
      const { id, username, role } = signedInUser(c)
      const otherSessions = await countOtherSessions(db, id, ownHash(c))
      const wrongCodes = await readWrongCodes(db, id)
      return c.json({ username, role, otherSessions, ...(await readTwoStep(db, id)), wrongCodes })
    })
    .put(
      '/password',
      describe('Changes the password, and ends all other sessions', Done, { problems: [422, 429] }),
      valid('json', PasswordChange),
      async (c) => {
        const { id } = signedInUser(c)
        const { present, password } = c.req.valid('json')
        const complaint = complaintAbout(password)
        if (complaint) throw brokenRule('password', complaint)
        const presentHash = await requirePresentPassword(c, parts, present)
        const hashes = { presentHash, passwordHash: await hashPassword(password), keptHash: ownHash(c) }
        if (!(await setOwnPassword(db, { id, ...hashes }))) throw notPresent()
        return c.json({ success: true as const })
      },
    )
    .delete('/sessions', describe('Signs out everywhere else', EndedSessions), async (c) =>
      c.json({ ended: await endSessions(db, signedInUser(c).id, ownHash(c)) }),
    )
}
