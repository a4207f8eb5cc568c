import { Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import { type AuthParts, limitStarts } from '../accounts/signing-in/auth.api.ts'
import { CurrentUser } from '../accounts/signing-in/credentials.schema.ts'
import { signInAs } from '../accounts/signing-in/sign-in-as.api.ts'
import { keepChallenge, takeChallenge } from '../accounts/signing-in/sign-in-challenge.queries.ts'
import { challengeOf } from './challenge-of.ts'
import { findPasskey, isPasskeyOf, markUsed } from './passkey.queries.ts'
import { PasskeyAnswer, PasskeyOptions } from './passkey.schema.ts'
import { checkPasskey, type RelyingParty, requestOptions } from './web-authn.ts'

type PasskeyParts = AuthParts & RelyingParty

/**
 * Signs in by a passkey, which asks for its owner's finger, face or PIN: more than a password, so no code is asked for. Each try takes
 * a challenge, which is used by it.
 */
export const passkeySignInApi = (parts: PasskeyParts) =>
  new Hono()
    .post(
      '/options',
      describe('What a browser signs in with a passkey by', PasskeyOptions, { problems: [429] }),
      async (c) => {
        await limitStarts(c, parts, 'passkey')
        const options = await requestOptions(parts)
        await keepChallenge(parts.db, { token: options.challenge, purpose: 'passkey', userId: null })
        return c.json(options)
      },
    )
    .post(
      '/',
      describe('Signs in by a passkey: the answer sets the session cookie', CurrentUser, { problems: [401] }),
      valid('json', PasskeyAnswer),
      async (c) => {
        const { passkey } = c.req.valid('json')
        const user = await userOf(parts, passkey)
        if (!user)
          throw new Problem(401, 'invalid_passkey', 'This passkey is not known here, or was used too late.')
        await signInAs(c, parts, user, (tx) => isPasskeyOf(tx, passkey.id, user.id))
        return c.json({ isAdmin: user.isAdmin, account: user.id })
      },
    )

/** Whose passkey this is, where it answers a challenge of ours. */
async function userOf(parts: PasskeyParts, passkey: PasskeyAnswer['passkey']) {
  const token = challengeOf(passkey.response.clientDataJSON)
  if (!token || !(await takeChallenge(parts.db, { token, purpose: 'passkey', userId: null })))
    return undefined
  const stored = await findPasskey(parts.db, passkey.id)
  if (!stored || Buffer.from(passkey.response.userHandle, 'base64url').toString() !== stored.user.id)
    return undefined
  const counter = await checkPasskey(parts, passkey, token, stored)
  if (counter === undefined || !(await markUsed(parts.db, passkey.id, counter))) return undefined
  return stored.user
}
