import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { anAccount } from '../../tests/factories.ts'
import { testApi } from '../../tests/test-api.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { beginSession } from '../accounts/session.queries.ts'
import type { Database } from '../platform/database.ts'
import { answerError } from './answer-error.ts'
import { enforcePolicies } from './enforce-policy.ts'
import { type Access, isCall, policies, routeKey } from './policy.ts'

const settings = { SITE_ORIGIN: 'https://guide.example' }

type Caller = 'anonymous' | 'expired' | 'editor' | 'admin'
const origins = {
  none: undefined,
  'the site': 'https://guide.example',
  'a foreign page': 'https://evil.example',
  'an opaque origin': 'null',
}

test.each([...policies])(
  '%s answers exactly those whom its policy names, from the site only',
  async (route, { access }) => {
    const db = await testDatabase()
    const { api } = testApi(db)
    await expectAccess(api, await callers(db), route, access)
  },
  120_000,
)

test.each(
  (['public', 'signed-in', 'admin'] as const).flatMap((access) =>
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, access] as const),
  ),
)('%s of a route that is %s is answered by that rule', async (method, access) => {
  const db = await testDatabase()
  const route = `${method === 'HEAD' ? 'GET' : method} /thing/:id`
  const api = new Hono()
    .use(enforcePolicies({ db, settings, policies: new Map([[route, { access }]]) }))
    .on(method === 'HEAD' ? 'GET' : method, '/thing/:id', (c) => c.text('done'))
    .onError(answerError(pino({ level: 'silent' })))
  await expectAccess(api, await callers(db), `${method} /thing/:id`, access)
})

test('the table names every route and no other', async () => {
  const { api } = testApi(await testDatabase())
  const routes = new Set(api.routes.filter(isCall).map(routeKey))
  expect([...policies.keys()].toSorted()).toEqual([...routes].toSorted())
})

test('a route that the table has forgotten is for admins, a stranger to it a 404', async () => {
  const db = await testDatabase()
  const cookies = await callers(db)
  const api = new Hono()
    .use(enforcePolicies({ db, settings, policies: new Map() }))
    .get('/forgotten', (c) => c.text('done'))
    .all('/everything', (c) => c.text('done'))
    .onError(answerError(pino({ level: 'silent' })))
  const statuses = async (path: string) =>
    Promise.all(
      Object.values(cookies).map(async (cookie) => (await api.request(path, { headers: { cookie } })).status),
    )
  expect(await statuses('/forgotten')).toEqual([401, 401, 403, 200])
  expect(await statuses('/everything')).toEqual([404, 404, 404, 404])
})

test('of two routes that match, the stricter rule holds', async () => {
  const db = await testDatabase()
  const api = new Hono()
    .use(
      enforcePolicies({
        db,
        settings,
        policies: new Map([
          ['GET /things/:id', { access: 'public' as const }],
          ['GET /things/secret', { access: 'admin' as const }],
        ]),
      }),
    )
    .get('/things/:id', (_, next) => next())
    .get('/things/secret', (c) => c.text('secret'))
    .onError(answerError(pino({ level: 'silent' })))
  expect((await api.request('/things/secret')).status).toBe(401)
})

const spoofed = Object.fromEntries(
  [
    ...[
      'x-user',
      'x-user-id',
      'x-username',
      'x-admin',
      'x-is-admin',
      'x-role',
      'x-forwarded-user',
      'remote-user',
    ],
    ...[
      'x-remote-user',
      'x-auth-user',
      'x-webauth-user',
      'x-authenticated-user',
      'x-forwarded-email',
      'x-original-user',
    ],
    ...[
      'authorization',
      'proxy-authorization',
      'x-api-key',
      'x-access-token',
      'x-auth-token',
      'x-session',
      'x-token',
    ],
    ...[
      'x-forwarded-for',
      'x-real-ip',
      'x-client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'forwarded',
      'via',
    ],
    ...[
      'x-original-url',
      'x-rewrite-url',
      'x-forwarded-host',
      'x-forwarded-prefix',
      'x-http-method-override',
    ],
    ...[
      'x-middleware-subrequest',
      'x-internal',
      'x-debug',
      'x-bypass',
      'x-custom-ip-authorization',
      'x-amzn-oidc-data',
    ],
    ...['x-ms-client-principal', 'x-goog-authenticated-user-email', 'tailscale-user-login'],
  ].map((name) => [name, 'admin']),
)

test('no header but the session cookie makes anybody an admin', async () => {
  const db = await testDatabase()
  await anAccount(db, { username: 'admin' })
  const closed = [...policies].filter(([, { access }]) => access !== 'public')
  for (const [route] of closed) {
    const [method, path] = parts(route)
    const response = await testApi(db).api.request(path, { method, headers: spoofed })
    expect([route, response.status]).toEqual([route, 401])
  }
})

test('a path written another way reaches no closed route', async () => {
  const { api } = testApi(await testDatabase())
  for (const path of [
    '/api/auth/me/',
    '//api/auth/me',
    '/api//auth/me',
    '/API/auth/me',
    '/api/auth;/me',
    '/api%2fauth%2fme',
  ])
    expect([path, [401, 404].includes((await api.request(path)).status)]).toEqual([path, true])
})

test('no answer lets another site read it', async () => {
  const { api } = testApi(await testDatabase())
  for (const Origin of ['https://evil.example', 'null', 'https://guide.example', 'http://localhost']) {
    for (const path of ['/api/cities', '/api/auth/me', '/api/nope']) {
      const { headers } = await api.request(path, { headers: { Origin } })
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    const asked = { Origin, 'Access-Control-Request-Method': 'POST' }
    const preflight = await api.request('/api/auth/login', { method: 'OPTIONS', headers: asked })
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null])
  }
})

async function expectAccess(
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
  return access === 'admin' && caller === 'editor' ? 'not_an_admin' : undefined
}

const statusOf = (code: string | undefined) =>
  code === undefined ? 200 : code === 'not_signed_in' ? 401 : 403

/** The Cookie header of each kind of caller. */
async function callers(db: Database): Promise<Record<Caller, string>> {
  const admin = await anAccount(db)
  const editor = await anAccount(db, { username: 'Jonas', isAdmin: false })
  const cookieOf = async (userId: string) => `__Host-session=${await beginSession(db, userId, undefined)}`
  const expired = await cookieOf(admin.id)
  await db.execute(sql`update sessions set last_used_at = now() - interval '12 hours 1 second'`)
  return { anonymous: '', expired, editor: await cookieOf(editor.id), admin: await cookieOf(admin.id) }
}

function parts(route: string): [string, string] {
  const [method = '', path = ''] = route.split(' ')
  return [method, path.replace(/:(\w+)(?:\{[^}]*\})?/g, '$1')]
}
