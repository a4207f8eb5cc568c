import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { type Access, accessLevels } from '../src/app/policy/policy.ts'
import { type Role, roles } from '../src/office/accounts/account/role.ts'
import { beginSession } from '../src/office/accounts/sessions/session.queries.ts'
import type { Database } from '../src/platform/database/database.ts'
import { anAccount } from './factories.ts'

/** An outsider has an account, and none of the back office. */
type Caller = 'anonymous' | 'expired' | 'outsider' | Role
const origins = {
  none: undefined,
  'the site': 'https://guide.example',
  'a foreign page': 'https://evil.example',
  'an opaque origin': 'null',
}

/** Calls the route as each of them and from everywhere, and expects the answer that its policy demands. */
export async function expectAccess(
  api: Pick<Hono, 'request'>,
  cookies: Record<Caller, string>,
  route: string,
  access: Access,
) {
  const [method, path] = parts(route)
  for (const [caller, cookie] of Object.entries(cookies) as [Caller, string][]) {
    for (const [from, origin] of Object.entries(origins)) {
      // Nobody does long work here that a call could wait for.
      const headers = { prefer: 'respond-async', ...(cookie && { cookie }), ...(origin && { origin }) }
      const response = await api.request(path, { method, headers })
      const refusal = method === 'HEAD' ? response.status : await refusalOf(response)
      const expected = expectedRefusal(method, access, caller, from)
      expect([route, caller, from, refusal]).toEqual([
        route,
        caller,
        from,
        method === 'HEAD' ? statusOf(expected) : expected,
      ])
      if (access !== 'public') expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  }
}

/** The reason that a call was turned away, undefined when its handler was reached. */
async function refusalOf(response: Response): Promise<string | undefined> {
  if (![401, 403].includes(response.status)) return undefined
  return ((await response.json()) as { code: string }).code
}

function expectedRefusal(method: string, access: Access, caller: Caller, from: string) {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  if (isWrite && (from === 'a foreign page' || from === 'an opaque origin')) return 'foreign_origin'
  if (access === 'public') return undefined
  if (caller === 'anonymous' || caller === 'expired') return 'not_signed_in'
  if (access === 'signed-in') return undefined
  if (caller === 'outsider') return 'not_an_admin'
  return accessLevels.indexOf(caller) < accessLevels.indexOf(access) ? 'role_too_low' : undefined
}

const statusOf = (code: string | undefined) =>
  code === undefined ? 200 : code === 'not_signed_in' ? 401 : 403

/** The Cookie header of each kind of caller. */
export async function callers(db: Database): Promise<Record<Caller, string>> {
  const admin = await anAccount(db)
  const outsider = await anAccount(db, { username: 'Jonas', isAdmin: false })
  const cookieOf = async (userId: string) => `__Host-session=${await beginSession(db, userId, undefined)}`
  const expired = await cookieOf(admin.id)
  await db.execute(sql`update sessions set last_used_at = now() - interval '12 hours 1 second'`)
  const ofRole = async (role: Role) => cookieOf((await anAccount(db, { username: role, role })).id)
  const [viewer = '', editor = '', manager = ''] = await Promise.all(roles.map(ofRole))
  return {
    anonymous: '',
    expired,
    outsider: await cookieOf(outsider.id),
    viewer,
    editor,
    admin: manager,
  }
}

/** The method, and a path that the route answers. */
export function parts(route: string): [string, string] {
  const [method = '', path = ''] = route.split(' ')
  return [method, path.replace(/:(\w+)(?:\{[^}]*\})?/g, '$1')]
}
