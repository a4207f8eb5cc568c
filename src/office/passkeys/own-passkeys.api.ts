import { Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import { Done } from '../accounts/account/account.schema.ts'
import { ownSessionHash } from '../accounts/sessions/session-cookie.ts'
import { signedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import type { AuthParts } from '../accounts/signing-in/auth.api.ts'
import { requirePresentPassword } from '../accounts/signing-in/present-password.api.ts'
import { keepChallenge, takeChallenge } from '../accounts/signing-in/sign-in-challenge.queries.ts'
import { PresentPassword } from '../accounts/two-step/two-step.schema.ts'
import { challengeOf } from './challenge-of.ts'
import { addPasskey, listPasskeys, removePasskey } from './passkey.queries.ts'
import { NewPasskey, PasskeyId, PasskeyOptions, Passkeys } from './passkey.schema.ts'
import { checkNewPasskey, creationOptions, type RelyingParty } from './web-authn.ts'

type PasskeyParts = AuthParts & RelyingParty

/** The passkeys of who is signed in. */
export const ownPasskeysApi = (parts: PasskeyParts) =>
  new Hono()
    .get('/', describe('The passkeys of who is signed in', Passkeys), async (c) =>
      c.json(await listPasskeys(parts.db, signedInUser(c).id)),
    )
    .post(
      '/options',
      describe('What a browser makes a new passkey by', PasskeyOptions, { problems: [422, 429] }),
      valid('json', PresentPassword),
      async (c) => {
        await requirePresentPassword(c, parts, c.req.valid('json').present)
        const user = signedInUser(c)
        const options = await creationOptions(parts, user, await listPasskeys(parts.db, user.id))
        const challenge = { token: options.challenge, purpose: 'new passkey' as const, userId: user.id }
        await keepChallenge(parts.db, challenge)
        return c.json(options)
      },
    )
    .post(
      '/',
      describe('Adds a passkey that a browser made', Done, { status: 201, problems: [409, 422] }),
      valid('json', NewPasskey),
      async (c) => {
        const { name, passkey } = c.req.valid('json')
        const user = signedInUser(c)
        const token = challengeOf(passkey.response.clientDataJSON)
        const challenge = { token: token ?? '', purpose: 'new passkey' as const, userId: user.id }
        const isAsked = await takeChallenge(parts.db, challenge)
        const checked = isAsked && token && (await checkNewPasskey(parts, passkey, token))
        if (!checked)
          throw new Problem(422, 'no_passkey', 'This passkey cannot be taken. Please try to add it again.')
        const sessionHash = ownSessionHash(c.req.header('cookie'), parts.isHttps)
        await addPasskey(parts.db, { ...user, sessionHash }, { name, ...checked })
        return c.json({ success: true as const }, 201)
      },
    )
    .delete(
      '/:id',
      describe('Removes a passkey: it signs nobody in any more', Done, { problems: [404] }),
      valid('param', PasskeyId),
      async (c) => {
        await removePasskey(parts.db, signedInUser(c), c.req.valid('param').id)
        return c.json({ success: true as const })
      },
    )
