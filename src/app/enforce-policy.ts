import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isAtLeast, whyNot } from '../office/accounts/role.ts'
import { findSignedInUser, type SignedInUser } from '../office/accounts/session.queries.ts'
import { readSessionCookie } from '../office/accounts/session-cookie.ts'
import { setSignedInUser, setSignInCheck } from '../office/accounts/signed-in-user.api.ts'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Settings } from '../platform/settings.ts'
import { unknownCall } from './answer-error.ts'
import {
  type Access,
  accessLevels,
  isCall,
  type Policy,
  policies as productPolicies,
  routeKey,
} from './policy.ts'
import { readBody } from './read-body.ts'
import { isOwnOrigin } from './same-origin.ts'

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
    if (!policy) return unknownCall(c)
    const isWrite = !['GET', 'HEAD'].includes(c.req.method)
    if (isWrite || policy.access !== 'public') c.header('Cache-Control', 'no-store')
    if (isWrite) refuseForeignOrigin(c, settings)
    if (policy.access !== 'public') await requireUser(c, policy.access, { db, settings })
    if (isWrite) await readBody(c, policy)
    await next()
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
    throw new Problem(403, 'foreign_origin', 'Changes can only be made from the site itself')
}

async function requireUser(
  c: Context,
  access: Exclude<Access, 'public'>,
  { db, settings }: EnforcementParts,
) {
  const isHttps = settings.SITE_ORIGIN?.startsWith('https:') ?? false
  const token = readSessionCookie(c.req.header('cookie'), isHttps)
  const findUser = async () => (token ? findSignedInUser(db, token) : undefined)
  const user = await findUser()
  if (!user) throw new Problem(401, 'not_signed_in', 'Please log in')
  const refusal = refusalOf(user, access)
  if (refusal) throw refusal
  setSignedInUser(c, user)
  setSignInCheck(c, async () => {
    const user = await findUser()
    return user !== undefined && refusalOf(user, access) === undefined
  })
}

function refusalOf({ isAdmin, role }: SignedInUser, access: Exclude<Access, 'public'>): Problem | undefined {
  if (access === 'signed-in') return undefined
  if (!isAdmin) return new Problem(403, 'not_an_admin', 'Admin privileges required')
  return isAtLeast(role, access) ? undefined : new Problem(403, 'role_too_low', whyNot(role, access))
}
