import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, anAccount, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'
import { createApiToken } from '../../office/api-tokens/api-token.queries.ts'
import { callsPerMinute, type TokenScope } from '../../office/api-tokens/token-scope.ts'

test('an admin makes a token, which is shown once, opens what its scope says, and nothing once it is revoked', async () => {
  const { db, ask, cookie } = await aGuide()
  const made = await ask('POST', '/api/admin/api-tokens', {
    cookie,
    body: { name: ' Spreadsheet ', scope: 'read' },
  })
  expect(made.body).toMatchObject({ name: 'Spreadsheet', scope: 'read', owner: 'marta', lastUsedAt: null })
  const { token, id } = made.body
  expect(token).toMatch(/^ffe_[\w-]{43}$/)
  const { rows } = await db.execute(sql`select * from api_tokens, audit_log where entity = 'api_tokens'`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await ask('GET', '/api/admin/places', { token })).status).toBe(200)
  const [listed] = (await ask('GET', '/api/admin/api-tokens', { cookie })).body
  expect(listed).toMatchObject({ id, ending: token.slice(-4), lastUsedAt: expect.any(String) })
  expect(JSON.stringify(listed)).not.toContain(token)
  expect((await ask('DELETE', `/api/admin/api-tokens/${id}`, { cookie })).status).toBe(200)
  const refused = await ask('GET', '/api/admin/places', { token })
  expect([refused.status, refused.body.code, refused.headers.get('WWW-Authenticate')]).toEqual([
    ...[401, 'invalid_token', 'Bearer error="invalid_token"'],
  ])
  expect((await ask('GET', '/api/admin/api-tokens', { cookie })).body).toMatchObject([{ name: 'Program' }])
  expect((await ask('DELETE', `/api/admin/api-tokens/${id}`, { cookie })).status).toBe(404)
})

test.each([
  ['read', 'GET /api/admin/places', 200],
  ['read', 'PATCH /api/admin/places/1/toggle-status', 403],
  ['write', 'PATCH /api/admin/places/1/toggle-status', 200],
  ['write', 'GET /api/configs', 403],
  ['write', 'GET /api/database/tables', 403],
  ['admin', 'GET /api/configs', 200],
  ['admin', 'GET /api/database/tables', 200],
  ['admin', 'GET /api/auth/me', 403],
  ['admin', 'GET /api/admin/api-tokens', 403],
  ['admin', 'POST /api/admin/api-tokens', 403],
  ['admin', 'DELETE /api/admin/api-tokens/1', 403],
] as const)('a token of scope %s: %s answers %i', async (scope, call, status) => {
  const { db, ask, marta } = await aGuide()
  const place = await aPlace(db)
  const { token } = await createApiToken(db, marta.id, { name: 'Program', scope, days: 1 })
  const [method = '', path = ''] = call.replace('/places/1/', `/places/${place.id}/`).split(' ')
  expect((await ask(method, path, { token })).status).toBe(status)
})

test('a token has the rights of its owner as they are now, and no call from a foreign page', async () => {
  const { db, ask, token } = await aGuide('admin')
  const foreign = await ask('POST', '/api/admin/cities', { token, origin: 'https://evil.example' })
  expect([foreign.status, foreign.body.code]).toEqual([403, 'foreign_origin'])
  await db.execute(sql`update users set is_admin = false`)
  expect((await ask('GET', '/api/admin/places', { token })).body.code).toBe('not_an_admin')
})

test('a token that is over, unknown or written otherwise opens nothing, and a session beside it neither', async () => {
  const { db, ask, token, cookie } = await aGuide('admin')
  for (const other of [`${token}x`, token.slice(0, -1), 'ffe_', cookie.split('=')[1] ?? ''])
    expect([other, (await ask('GET', '/api/admin/places', { token: other, cookie })).status]).toEqual([
      other,
      401,
    ])
  await db.execute(sql`update api_tokens set expires_at = now()`)
  expect((await ask('GET', '/api/admin/places', { token, cookie })).status).toBe(401)
})

test('a token that a clock gave which was months ahead lasts as long as it should from its first call on', async () => {
  const { db, ask, token, cookie } = await aGuide('admin')
  await db.execute(
    sql`update api_tokens set created_at = created_at + interval '90 days', expires_at = expires_at + interval '90 days'`,
  )
  expect((await ask('GET', '/api/admin/places', { token })).status).toBe(200)
  const [listed] = (await ask('GET', '/api/admin/api-tokens', { cookie })).body
  expect((Date.parse(listed.createdAt) - Date.now()) / 86_400_000).toBeCloseTo(0, 1)
  expect((Date.parse(listed.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(1, 1)
})

test('a proxy’s own password is no token', async () => {
  const { api, cookie } = await aGuide()
  const headers = { cookie, authorization: 'Basic bWFydGE6c2VjcmV0' }
  expect((await api.request('/api/admin/places', { headers })).status).toBe(200)
})

test('a token has its number of calls a minute', async () => {
  const { db, ask, token } = await aGuide('read')
  await ask('GET', '/api/admin/places', { token })
  await db.execute(
    sql`update api_tokens set minute = date_trunc('minute', now()), calls_in_minute = ${callsPerMinute}`,
  )
  const before = Date.now()
  const full = await ask('GET', '/api/admin/places', { token })
  // The minute may just have ended.
  if (Math.floor(before / 60_000) === Math.floor(Date.now() / 60_000))
    expect([full.status, Number(full.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  await db.execute(sql`update api_tokens set minute = minute - interval '1 minute'`)
  expect((await ask('GET', '/api/admin/places', { token })).status).toBe(200)
})

test('what a program changes is told as such: one by one, many at once, cities and deletions', async () => {
  const { db, ask, token } = await aGuide('write')
  const [one, two] = [await aPlace(db, { name: 'One' }), await aPlace(db, { name: 'Two' })]
  await ask('PATCH', `/api/admin/places/${one.id}/toggle-status`, { token })
  await ask('PATCH', '/api/admin/places', { token, body: { ids: [two.id], changes: { isFeatured: true } } })
  await ask('DELETE', `/api/admin/places/${one.id}`, { token })
  await ask('POST', '/api/admin/cities', {
    token,
    body: { name: 'Graz', country: 'Austria', lat: 47.07, lng: 15.44 },
  })
  const { rows } = await db.execute(sql`
    select entity, action, token_id is not null as "byToken" from audit_log where entity <> 'api_tokens' order by id`)
  expect(rows).toEqual([
    { entity: 'places', action: 'update', byToken: true },
    { entity: 'places', action: 'update', byToken: true },
    { entity: 'places', action: 'delete', byToken: true },
    { entity: 'cities', action: 'create', byToken: true },
  ])
  const { entries } = (await ask('GET', `/api/admin/places/${two.id}/history`, { token })).body
  expect(entries).toMatchObject([{ username: 'marta', token: 'Program' }])
  const { data } = (await ask('GET', '/api/admin/history', { token })).body
  expect(data).toMatchObject([{ name: 'One', username: 'marta', token: 'Program' }])
})

test('what was done by hand is nobody’s token', async () => {
  const { db, ask, cookie } = await aGuide()
  const city = await aCity(db)
  await ask('PUT', `/api/admin/cities/${city.id}`, { cookie, body: { fetchEveryDays: 30 } })
  const { rows } = await db.execute(sql`select token_id from audit_log where entity = 'cities'`)
  expect(rows).toEqual([{ token_id: null }])
})

type Asked = { token?: string; cookie?: string; origin?: string; body?: object }

/** A guide with an admin, her session, and a token of hers. */
async function aGuide(scope: TokenScope = 'read') {
  const db = await testDatabase()
  const marta = await anAccount(db)
  const { api } = testApi(db)
  const ask = async (method: string, path: string, { token, cookie, origin, body }: Asked) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(origin && { origin }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const response = await api.request(path, { method, headers, body: body ? JSON.stringify(body) : null })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const cookie = `__Host-session=${await beginSession(db, marta.id, undefined)}`
  const { token } = await createApiToken(db, marta.id, { name: 'Program', scope, days: 1 })
  return { db, api, ask, cookie, marta, token }
}
