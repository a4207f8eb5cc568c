import { type Context, Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { brokenRule } from '../../../platform/calls/problem.ts'
import { valid } from '../../../platform/calls/valid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Done, InvitationNamed, InvitationRead, NewAccount } from '../account/account.schema.ts'
import { complaintAbout } from '../account/password.ts'
import { isUsername, plainUsername } from '../account/username.ts'
import { countCall } from '../sign-in-limits/login-attempt.queries.ts'
import { tooManyTries } from '../sign-in-limits/too-many-tries.api.ts'
import { acceptInvitation, findInvitation } from './invitation.queries.ts'

const callsPerAddress = 30

/**
 * What somebody who was invited asks, who has no account yet. Tokens come in bodies: no log of addresses keeps them.
 * @param addressOf whose share of calls it counts against
 */
export function invitationsApi(db: Database, addressOf: (c: Context) => string) {
  const limit = async (c: Context) => {
    const seconds = await countCall(db, `invitation:${addressOf(c)}`, callsPerAddress)
    if (seconds !== undefined) throw tooManyTries(c, seconds)
  }
  return new Hono()
    .post(
      '/read',
      describe('Whom an invitation is for', InvitationRead, { problems: [404, 429] }),
      valid('json', InvitationNamed),
      async (c) => {
        await limit(c)
        return c.json(await findInvitation(db, c.req.valid('json').token))
      },
    )
    .post(
      '/accept',
      describe('Makes the account of an invitation, once', Done, { problems: [404, 409, 422, 429] }),
      valid('json', NewAccount),
      async (c) => {
        await limit(c)
        const { token, password, ...wish } = c.req.valid('json')
        const username = plainUsername(wish.username)
        if (!isUsername(username))
          throw brokenRule('username', 'It may not begin with a hyphen or hold unseen characters.')
        const complaint = complaintAbout(password)
        if (complaint) throw brokenRule('password', complaint)
        await acceptInvitation(db, { token, username, password })
        return c.json({ success: true as const })
      },
    )
}
