import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { callers, expectAccess } from '../../../tests/callers.ts'
import { anAccount } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'
import { isStillSignedIn, signedInUser } from '../../office/accounts/sessions/signed-in-user.api.ts'
import { createApiToken } from '../../office/api-tokens/api-token.queries.ts'
import { callsPerMinute } from '../../office/api-tokens/token-scope.ts'
import type { Database } from '../../platform/database/database.ts'
import { answerError } from '../refusals/answer-error.ts'
import { enforcePolicies } from './enforce-policy.ts'
import { accessLevels, type Policy } from './policy.ts'

const settings = { SITE_ORIGIN: 'https://guide.example' }

test.each(
  accessLevels.flatMap((access) =>
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, access] as const),
  ),
)('%s of a route that is %s is answered by that rule', async (method, access) => {
  const db = await testDatabase()
  const route = `${method === 'HEAD' ? 'GET' : method} /thing/:id`
  const api = apiOf(db, { [route]: { access } }).on(method === 'HEAD' ? 'GET' : method, '/thing/:id', (c) =>
    c.text('done'),
  )
  await expectAccess(api, await callers(db), `${method} /thing/:id`, access)
})

test('a route that the table has forgotten is for admins, a stranger to it a 404', async () => {
  const db = await testDatabase()
  const cookies = await callers(db)
  const api = apiOf(db, {})
    .get('/forgotten', (c) => c.text('done'))
    .all('/everything', (c) => c.text('done'))
  const statuses = async (path: string) =>
    Promise.all(
      Object.values(cookies).map(async (cookie) => (await api.request(path, { headers: { cookie } })).status),
    )
  expect(await statuses('/forgotten')).toEqual([401, 401, 403, 403, 403, 200])
  expect(await statuses('/everything')).toEqual([404, 404, 404, 404, 404, 404])
})

test('of two routes that match, the stricter rule holds, whichever was named first', async () => {
  const db = await testDatabase()
  const [open, closed] = [{ access: 'public' }, { access: 'admin' }] as const
  for (const [byId, secret] of [
    [open, closed],
    [closed, open],
  ] as const) {
    const api = apiOf(db, { 'GET /things/:id': byId, 'GET /things/secret': secret })
      .get('/things/:id', (_, next) => next())
      .get('/things/secret', (c) => c.text('secret'))
    expect((await api.request('/things/secret')).status).toBe(401)
  }
  const own = apiOf(db, {
    'GET /things/:id': { access: 'public' },
    'GET /things/own': { access: 'signed-in' },
  })
    .get('/things/:id', (_, next) => next())
    .get('/things/own', (c) => c.text('own'))
  expect((await own.request('/things/own')).status).toBe(401)
})

test('who is turned away is told why', async () => {
  const db = await testDatabase()
  const { outsider, viewer, editor } = await callers(db)
  const api = apiOf(db, { 'POST /thing': { access: 'admin' }, 'PUT /thing': { access: 'editor' } })
    .post('/thing', (c) => c.text('done'))
    .put('/thing', (c) => c.text('done'))
  const told = async (headers: Record<string, string>, method = 'POST') =>
    ((await (await api.request('/thing', { method, headers })).json()) as { message: string }).message
  expect(await told({})).toBe('Please log in')
  expect(await told({ cookie: outsider })).toBe('Admin privileges required')
  expect(await told({ cookie: editor })).toBe(
    'Only an admin may do this, and your role is editor. An admin can change it.',
  )
  expect(await told({ cookie: viewer }, 'PUT')).toBe(
    'Only an editor or an admin may do this, and your role is viewer. An admin can change it.',
  )
  expect(await told({ origin: 'https://evil.example' })).toMatch(
    /^Changes can only be made from the site itself\. .*SITE_ORIGIN/,
  )
})

test('without https the session cookie has its plain name', async () => {
  const db = await testDatabase()
  const token = await beginSession(db, (await anAccount(db)).id, undefined)
  for (const [SITE_ORIGIN, named, status] of [
    ['http://guide.example', 'session', 200],
    ['http://guide.example', '__Host-session', 401],
    [undefined, 'session', 200],
    ['https://guide.example', 'session', 401],
  ] as const) {
    const api = apiOf(db, { 'GET /thing': { access: 'admin' } }, { SITE_ORIGIN }).get('/thing', (c) =>
      c.text('done'),
    )
    const { status: answered } = await api.request('/thing', { headers: { cookie: `${named}=${token}` } })
    expect([SITE_ORIGIN, named, answered]).toEqual([SITE_ORIGIN, named, status])
  }
})

test('a write is judged by the host it was sent to and by what the browser says of the page', async () => {
  const api = apiOf(
    await testDatabase(),
    { 'POST /thing': { access: 'public' } },
    { SITE_ORIGIN: undefined },
  ).post('/thing', (c) => c.text('done'))
  const send = async (headers: Record<string, string>) =>
    (await api.request('http://here.example/thing', { method: 'POST', headers })).status
  expect(await send({ origin: 'http://here.example' })).toBe(200)
  expect(await send({ origin: 'http://there.example' })).toBe(403)
  expect(await send({ origin: 'http://there.example', host: 'there.example' })).toBe(200)
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('what everybody may read is kept on the way as long as it says, and without a word for no moment; all else never', async () => {
  const { api } = testApi(await testDatabase())
  const said = async (path: string, method = 'GET') =>
    (await api.request(path, { method })).headers.get('Cache-Control')
  for (const path of ['/api/cities', '/api/fun-types', '/api/search?q=zoo', '/readyz'])
    expect([path, await said(path)]).toEqual([path, 'no-cache'])
  expect(await said('/robots.txt')).toBe('public, max-age=3600')
  expect(await said('/api/auth/logout', 'POST')).toBe('no-store')
})

test('a body is held to its route’s policy before the handler hears of it', async () => {
  const api = apiOf(await testDatabase(), { 'POST /thing': { access: 'public', maxBytes: 4 } }).post(
    '/thing',
    (c) => c.text('done'),
  )
  const send = async (body: string, type: string) => {
    const asked = { method: 'POST', headers: { 'Content-Type': type }, body }
    return (await api.request('/thing', asked)).status
  }
  expect(await send('1234', 'application/json')).toBe(200)
  expect(await send('12345', 'application/json')).toBe(413)
  expect(await send('1234', 'text/plain')).toBe(415)
})

test('a handler knows who calls, and a long answer whether they still may', async () => {
  const db = await testDatabase()
  const { id, username } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, id, undefined)}`
  const mayStill = async (access: 'signed-in' | 'admin', change: ReturnType<typeof sql>) => {
    const api = apiOf(db, { 'GET /thing': { access } }).get('/thing', async (c) => {
      const before = await isStillSignedIn(c)
      await db.execute(change)
      return c.json({ user: signedInUser(c), may: [before, await isStillSignedIn(c)] })
    })
    return (await api.request('/thing', { headers: { cookie } })).json()
  }
  const user = { id, username, isAdmin: true, role: 'admin' }
  const lessRights = sql`update users set is_admin = false`
  expect(await mayStill('admin', lessRights)).toEqual({ user, may: [true, false] })
  await db.execute(sql`update users set is_admin = true`)
  const lowerRole = sql`update users set role = 'editor'`
  expect(await mayStill('admin', lowerRole)).toEqual({ user, may: [true, false] })
  await db.execute(sql`update users set role = 'admin'`)
  expect(await mayStill('signed-in', lessRights)).toEqual({ user, may: [true, true] })
  const over = sql`delete from sessions`
  expect(await mayStill('signed-in', over)).toEqual({ user: { ...user, isAdmin: false }, may: [true, false] })
})

test('a long answer to a token is one call, however often it asks, and ends with the token', async () => {
  const db = await testDatabase()
  const { id } = await anAccount(db)
  const { token } = await createApiToken(db, id, { name: 'Program', scope: 'read', days: 1 })
  const api = apiOf(db, { 'GET /thing': { access: 'admin' } }).get('/thing', async (c) => {
    for (let asked = 0; asked < callsPerMinute; asked++) expect(await isStillSignedIn(c)).toBe(true)
    await db.execute(sql`update api_tokens set revoked_at = now()`)
    return c.json({ may: await isStillSignedIn(c) })
  })
  const answer = await api.request('/thing', { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, await answer.json()]).toEqual([200, { may: false }])
})

test('a route that everybody may call cannot ask who does', async () => {
  const api = apiOf(await testDatabase(), { 'GET /thing': { access: 'public' } }).get('/thing', (c) => {
    expect(() => signedInUser(c)).toThrow('its policy lets everybody in')
    return c.text('done')
  })
  expect((await api.request('/thing')).status).toBe(200)
})

const apiOf = (db: Database, policies: Record<string, Policy>, parts: Parts = settings) =>
  new Hono()
    .use(enforcePolicies({ db, settings: parts, policies: new Map(Object.entries(policies)) }))
    .onError(answerError(pino({ level: 'silent' })))

type Parts = Parameters<typeof enforcePolicies>[0]['settings']
