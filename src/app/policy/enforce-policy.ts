import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isAtLeast, whyNot } from '../../office/accounts/account/role.ts'
import { actThrough } from '../../office/accounts/audit-log/acting-token.ts'
import { findSignedInUser, type SignedInUser } from '../../office/accounts/sessions/session.queries.ts'
import { readSessionCookie } from '../../office/accounts/sessions/session-cookie.ts'
import { setSignedInUser, setSignInCheck } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { countTokenCall, findTokenUser } from '../../office/api-tokens/api-token.queries.ts'
import { bearerToken } from '../../office/api-tokens/bearer-token.ts'
import { callsPerMinute, mayReach } from '../../office/api-tokens/token-scope.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isOwnOrigin } from '../security/same-origin.ts'
import {
  type Access,
  accessLevels,
  isCall,
  type Policy,
  policies as productPolicies,
  routeKey,
} from './policy.ts'
import { readBody } from './read-body.ts'
import { tokenScopeOfCall } from './token-scope-of-call.ts'

type EnforcementParts = {
  db: Database
  settings: Pick<Settings, 'SITE_ORIGIN'>
  /** By route; the product's own unless a test brings another. */
  policies?: ReadonlyMap<string, Policy>
}

/** Lets a call through to its handler only as the policy of the route that it matched allows. */
export const enforcePolicies =
  ({ db, settings, policies = productPolicies }: EnforcementParts): MiddlewareHandler =>
  async (c, next) => {
    const policy = policyOf(c, policies)
    if (!policy) return c.notFound()
    const isWrite = !['GET', 'HEAD'].includes(c.req.method)
    // Caches on the way keep what says nothing for as long as they like, and nobody tells them of a change.
    c.header('Cache-Control', isWrite || policy.access !== 'public' ? 'no-store' : 'no-cache')
    if (isWrite) refuseForeignOrigin(c, settings)
    const tokenId = policy.access === 'public' ? null : await requireUser(c, policy.access, { db, settings })
    if (isWrite) await readBody(c, policy)
    await actThrough(tokenId, next)
  }

/** Of all routes that could answer, so that none is ever reached through a laxer one; undefined for an unknown call. */
function policyOf(c: Context, policies: ReadonlyMap<string, Policy>): Policy | undefined {
  const found = matchedRoutes(c)
    .filter(isCall)
    .map((route) => policies.get(routeKey(route)) ?? { access: 'admin' as const })
  return found.toSorted((a, b) => accessLevels.indexOf(b.access) - accessLevels.indexOf(a.access))[0]
}

function refuseForeignOrigin(c: Context, settings: EnforcementParts['settings']) {
  const asked = {
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    host: c.req.header('host') ?? new URL(c.req.url).host,
  }
  if (!isOwnOrigin(asked, settings))
    throw new Problem(
      403,
      'foreign_origin',
      'Changes can only be made from the site itself. Where this is it, the guide does not know so: its owner sets SITE_ORIGIN to ' +
        'its address, or lets the proxy in front pass Host on.',
    )
}

/** Id of the API token that the call is made with; null for a session. */
async function requireUser(
  c: Context,
  access: Exclude<Access, 'public'>,
  { db, settings }: EnforcementParts,
) {
  const bearer = bearerToken(c.req.header('authorization'))
  const isByToken = bearer !== undefined
  const findUser = isByToken ? () => findTokenUser(db, bearer) : sessionOf(c, { db, settings })
  const { user, tokenId } = isByToken
    ? await tokenOf(c, db, bearer)
    : { user: await findUser(), tokenId: null }
  if (!user) throw new Problem(401, 'not_signed_in', 'Please log in')
  const refusal = refusalOf(user, access)
  if (refusal) throw refusal
  setSignedInUser(c, user)
  setSignInCheck(c, async () => {
    const user = await findUser()
    return user !== undefined && refusalOf(user, access) === undefined
  })
  return tokenId
}

function sessionOf(c: Context, { db, settings }: EnforcementParts): () => Promise<SignedInUser | undefined> {
  const isHttps = settings.SITE_ORIGIN?.startsWith('https:') ?? false
  const token = readSessionCookie(c.req.header('cookie'), isHttps)
  return async () => (token ? await findSignedInUser(db, token) : undefined)
}

/** @throws Problem 401, 403 or 429: who sends a token is judged by it alone, whatever cookie came along */
async function tokenOf(c: Context, db: Database, bearer: string) {
  const found = await countTokenCall(db, bearer)
  if (!found) {
    c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
    throw new Problem(401, 'invalid_token', 'This token is unknown, revoked or expired')
  }
  const { token, user, secondsLeft } = found
  if (token.callsInMinute > callsPerMinute) {
    c.header('Retry-After', String(secondsLeft))
    throw new Problem(429, 'too_many_calls', `A token may make ${callsPerMinute} calls a minute`)
  }
  const needed = tokenScopeOfCall(c.req.method, c.req.path)
  if (!needed) throw new Problem(403, 'no_token', 'This takes a person who is signed in: no token may do it')
  if (!mayReach(token.scope, needed))
    throw new Problem(403, 'token_scope', `This takes a token with the scope '${needed}'`)
  return { user, tokenId: token.id }
}

function refusalOf({ isAdmin, role }: SignedInUser, access: Exclude<Access, 'public'>): Problem | undefined {
  if (access === 'signed-in') return undefined
  if (!isAdmin) return new Problem(403, 'not_an_admin', 'Admin privileges required')
  return isAtLeast(role, access) ? undefined : new Problem(403, 'role_too_low', whyNot(role, access))
}
