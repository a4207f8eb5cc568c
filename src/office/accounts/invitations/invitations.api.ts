import { type Context, Hono } from 'hono'
import { describe } from '../../../platform/calls/describe.ts'
import { brokenRule } from '../../../platform/calls/problem.ts'
import { valid } from '../../../platform/calls/valid.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Done, InvitationNamed, InvitationRead, NewAccount } from '../account/account.schema.ts'
import { complaintAbout } from '../account/password.ts'
import { hashOfToken } from '../account/random-token.ts'
import { isUsername, plainUsername } from '../account/username.ts'
import { countCall } from '../sign-in-limits/login-attempt.queries.ts'
import { tooManyTries } from '../sign-in-limits/too-many-tries.api.ts'
import { acceptInvitation, findInvitation, isInvitation } from './invitation.queries.ts'

const callsPerLink = 30

/**
 * What somebody who was invited asks, who has no account yet. Tokens come in bodies: no log of addresses keeps them.
 * @param addressOf whose share of calls a guess counts against
 */
export function invitationsApi(db: Database, addressOf: (c: Context) => string) {
  // Whoever holds a link has its calls; guesses share those of their address, behind which others may have one.
  const limit = async (c: Context, token: string) => {
    const by = (await isInvitation(db, token)) ? hashOfToken(token) : addressOf(c)
    const seconds = await countCall(db, `invitation:${by}`, callsPerLink)
    if (seconds !== undefined) throw tooManyTries(c, seconds)
  }
  return new Hono()
    .post(
      '/read',
      describe('Whom an invitation is for', InvitationRead, { problems: [404, 429] }),
      valid('json', InvitationNamed),
      async (c) => {
        const { token } = c.req.valid('json')
        await limit(c, token)
        return c.json(await findInvitation(db, token))
      },
    )
    .post(
      '/accept',
      describe('Makes the account of an invitation, once', Done, { problems: [404, 409, 422, 429] }),
      valid('json', NewAccount),
      async (c) => {
        const { token, password, ...wish } = c.req.valid('json')
        await limit(c, token)
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
