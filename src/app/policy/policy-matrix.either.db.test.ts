import { expect, test } from 'vitest'
import { callers, expectAccess, parts } from '../../../tests/callers.ts'
import { anAccount } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { isCall, policies, routeKey } from './policy.ts'

test.each([...policies])(
  '%s answers exactly those whom its policy names, from the site only',
  async (route, { access }) => {
    const db = await testDatabase()
    const { api } = testApi(db)
    await expectAccess(api, await callers(db), route, access)
  },
  120_000,
)

test('the table names every route and no other', async () => {
  const { api } = testApi(await testDatabase())
  const routes = new Set(api.routes.filter(isCall).map(routeKey))
  expect([...policies.keys()].toSorted()).toEqual([...routes].toSorted())
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
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([405, null])
  }
})
