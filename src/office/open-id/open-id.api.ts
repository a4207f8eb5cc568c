import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import { Done } from '../accounts/account/account.schema.ts'
import { randomToken } from '../accounts/account/random-token.ts'
import { findSignedInUser } from '../accounts/sessions/session.queries.ts'
import { ownSessionHash, readSessionCookie } from '../accounts/sessions/session-cookie.ts'
import { signedInUser } from '../accounts/sessions/signed-in-user.api.ts'
import { type AuthParts, limitStarts } from '../accounts/signing-in/auth.api.ts'
import { requirePresentPassword } from '../accounts/signing-in/present-password.api.ts'
import { signInAs } from '../accounts/signing-in/sign-in-as.api.ts'
import { keepChallenge, takeChallenge } from '../accounts/signing-in/sign-in-challenge.queries.ts'
import { PresentPassword } from '../accounts/two-step/two-step.schema.ts'
import type { OpenIdProvider } from './open-id.provider.ts'
import { OpenIdOutcome, OpenIdReturn, OpenIdStart, OwnOpenId } from './open-id.schema.ts'
import { openIdCookie, readOpenIdCookie } from './open-id-cookie.ts'
import {
  findLinkedUser,
  isLinked,
  isLinkOf,
  linkOpenId,
  signedOut,
  unlinkOpenId,
} from './open-id-link.queries.ts'

type OpenIdParts = AuthParts & { provider: OpenIdProvider }

const Kept = z.object({ nonce: z.string(), verifier: z.string(), linkTo: z.string().nullable() })

/** Signs in by the OpenID Connect provider of the settings, whoever has linked their account there. */
export const openIdSignInApi = (parts: OpenIdParts) =>
  new Hono()
    .post(
      '/',
      describe('Where to sign in at the OpenID Connect provider', OpenIdStart, { problems: [404, 429, 502] }),
      async (c) => {
        await limitStarts(c, parts, 'openid')
        return c.json({ url: await start(c, parts, null) })
      },
    )
    .post(
      '/finish',
      describe('Signs in, or links, by what the provider answered', OpenIdOutcome, {
        problems: [401, 404, 409, 422, 502],
      }),
      valid('json', OpenIdReturn),
      async (c) => c.json(await finish(c, parts, c.req.valid('json').query)),
    )

/** How somebody links their account to one at the provider. */
export const ownOpenIdApi = (parts: OpenIdParts) =>
  new Hono()
    .get('/', describe('Whether the account is linked to one at the provider', OwnOpenId), async (c) => {
      const { db, provider } = parts
      const hasLink = provider ? await isLinked(db, provider.issuer, signedInUser(c).id) : false
      return c.json({ name: provider?.name ?? null, isLinked: hasLink })
    })
    .post(
      '/',
      describe('Where to sign in at the provider, to link that account to this', OpenIdStart, {
        problems: [404, 422, 429, 502],
      }),
      valid('json', PresentPassword),
      async (c) => {
        await requirePresentPassword(c, parts, c.req.valid('json').present)
        return c.json({ url: await start(c, parts, signedInUser(c).id) })
      },
    )
    .delete('/', describe('Ends the link: the provider signs nobody in as this account', Done), async (c) => {
      await unlinkOpenId(parts.db, signedInUser(c))
      return c.json({ success: true as const })
    })

async function start(c: Context, { db, isHttps, provider }: OpenIdParts, linkTo: string | null) {
  if (!provider) throw notFound('provider')
  const [state, nonce, verifier] = [randomToken(), randomToken(), randomToken()]
  const url = await provider.start({ state, nonce, verifier })
  const kept = { token: state, purpose: 'openid' as const, userId: null }
  await keepChallenge(db, { ...kept, data: { nonce, verifier, linkTo } satisfies z.output<typeof Kept> })
  c.header('Set-Cookie', openIdCookie(state, isHttps))
  return url
}

async function finish(c: Context, parts: OpenIdParts, query: string) {
  const { db, isHttps, provider } = parts
  if (!provider) throw notFound('provider')
  const cookies = c.req.header('cookie')
  const state = readOpenIdCookie(cookies, isHttps)
  c.header('Set-Cookie', openIdCookie(undefined, isHttps))
  const isOurs = state !== undefined && new URLSearchParams(query).get('state') === state
  const challenge = isOurs && (await takeChallenge(db, { token: state, purpose: 'openid', userId: null }))
  if (!challenge)
    throw new Problem(
      422,
      'openid_over',
      'This sign-in took too long, or was used already. Please try again.',
    )
  const { linkTo, ...asked } = Kept.parse(challenge.data)
  const subject = await provider.finish(query, { state, ...asked })
  if (linkTo !== null) {
    const session = readSessionCookie(cookies, isHttps)
    const user = session ? await findSignedInUser(db, session) : undefined
    if (user?.id !== linkTo) throw signedOut()
    await linkOpenId(db, { ...user, sessionHash: ownSessionHash(cookies, isHttps) }, subject)
    return { isAdmin: user.isAdmin, account: user.id, isLinked: true }
  }
  const user = await findLinkedUser(db, subject)
  if (!user)
    throw new Problem(
      422,
      'openid_unknown',
      `No account of this guide is linked to yours at ${provider.name}. Log in with your password, and link it under Your Account.`,
    )
  await signInAs(c, parts, user, (tx) => isLinkOf(tx, subject, user.id))
  return { isAdmin: user.isAdmin, account: user.id, isLinked: false }
}
