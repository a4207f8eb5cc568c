import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../tests/factories.ts'
import { testApi } from '../../tests/test-api.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { Database } from '../platform/database.ts'
import { hashesReckoned, hashPassword } from './password-hash.ts'
import { changePassword } from './user.queries.ts'

const password = 'a long password'

test('an admin signs in, is known, and signs out', async () => {
  const { login, me, logout } = await anOffice()
  const { status, body, cookie, headers } = await login('Marta', password)
  expect([status, body]).toEqual([200, { isAdmin: true }])
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(await me(cookie)).toEqual([200, { isAdmin: true }])
  expect((await logout(cookie)).body).toEqual({ success: true })
  expect((await me(cookie))[0]).toBe(401)
})

test('who is no admin can sign in and is said to be none', async () => {
  const { db, login, me } = await anOffice()
  await anAccount(db, { username: 'jonas', isAdmin: false })
  const { body, cookie } = await login('jonas', password)
  expect(body).toEqual({ isAdmin: false })
  expect(await me(cookie)).toEqual([200, { isAdmin: false }])
})

test('the cookie is for this host, this site and http only, and a secure one over https', async () => {
  const { login, logout } = await anOffice()
  const set = (await login('marta', password)).headers.get('Set-Cookie')
  expect(set).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/)
  expect((await logout('')).headers.get('Set-Cookie')).toMatch(/^__Host-session=; Path=\/; Max-Age=0; /)
  const http = await anOffice({ SITE_ORIGIN: undefined })
  expect((await http.login('marta', password)).headers.get('Set-Cookie')).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  )
})

test('the database holds no token, only its hash', async () => {
  const { db, login } = await anOffice()
  const { cookie } = await login('marta', password)
  const { rows } = await db.execute(sql`select token_hash from sessions`)
  expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(cookie).not.toContain(String(rows[0]?.token_hash))
})

test('a session is a new one after every login, and the one before is over', async () => {
  const { login, me } = await anOffice()
  const first = (await login('marta', password)).cookie
  const second = (await login('marta', password, { cookie: first })).cookie
  expect(second).not.toBe(first)
  expect([(await me(first))[0], (await me(second))[0]]).toEqual([401, 200])
})

test('a token that somebody planted before the login is never taken over', async () => {
  const { login, me } = await anOffice()
  const planted = `__Host-session=${'A'.repeat(43)}`
  const { cookie } = await login('marta', password, { cookie: planted })
  expect(cookie).not.toBe(planted)
  expect((await me(planted))[0]).toBe(401)
})

test('a cookie of that name beside ours, or under a name that looks like it, signs nobody in', async () => {
  const { login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  const token = cookie.split('=')[1]
  for (const shadow of [
    `session=${token}`,
    `__host-session=${token}`,
    `__Host-Session=${token}`,
    `\u00a0__Host-session=${token}`,
    `__Host-session =x; __Host-session=${token}`,
    `__Host-session=${token}; __Host-session=${'A'.repeat(43)}`,
    `__Host-session=${token}x`,
    `__Host-session="${token}"`,
    `__Host-session=${token}%00`,
    `__Host-session`,
  ])
    expect([shadow, (await me(shadow))[0]]).toEqual([shadow, 401])
  expect((await me(`a=b; ${cookie} ; c=d`))[0]).toBe(200)
})

test.each([
  ['12 hours 1 second', '', 401],
  ['11 hours 59 minutes', '', 200],
  ['0 hours', '7 days 1 second', 401],
  ['0 hours', '6 days 23 hours', 200],
])('a session unused for %s and begun %s ago answers %i', async (unused, age, status) => {
  const { db, login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  await db.execute(sql`update sessions set last_used_at = now() - ${unused}::interval,
    created_at = now() - coalesce(nullif(${age}, ''), ${unused})::interval`)
  expect((await me(cookie))[0]).toBe(status)
})

test('using a session keeps it alive', async () => {
  const { db, login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  await db.execute(sql`update sessions set last_used_at = now() - interval '2 minutes'`)
  await me(cookie)
  const { rows } = await db.execute(
    sql`select last_used_at > now() - interval '5 seconds' as fresh from sessions`,
  )
  expect(rows).toEqual([{ fresh: true }])
})

test('a changed password ends every session, and losing the rights shows with the next call', async () => {
  const { db, login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  await db.execute(sql`update users set is_admin = false`)
  expect(await me(cookie)).toEqual([200, { isAdmin: false }])
  await changePassword(db, 'Marta', await hashPassword('another password'))
  expect((await me(cookie))[0]).toBe(401)
  expect((await login('marta', password)).status).toBe(401)
  expect((await login('marta', 'another password')).status).toBe(200)
})

test('signing out without a session is fine, and ends nobody else’s', async () => {
  const { login, me, logout } = await anOffice()
  const { cookie } = await login('marta', password)
  expect((await logout('')).status).toBe(200)
  expect((await logout(`__Host-session=${'B'.repeat(43)}`)).status).toBe(200)
  expect((await me(cookie))[0]).toBe(200)
})

test('a wrong password and an unknown name get the same answer for the same work', async () => {
  const { login } = await anOffice()
  const answers = []
  for (const name of ['marta', 'nobody']) {
    const before = hashesReckoned()
    const { status, body, headers } = await login(name, 'wrong password')
    answers.push({ status, body, headers: [...headers], hashes: hashesReckoned() - before })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({
    status: 401,
    hashes: 1,
    body: { message: 'Invalid credentials', code: 'invalid_credentials' },
  })
})

test('the eleventh wrong try for an account is refused, also with the right password, and told when to come back', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 10; tries++) expect((await login('marta', 'wrong')).status).toBe(401)
  const before = hashesReckoned()
  const { status, body, headers } = await login('marta', password)
  expect([status, body.code, body.message]).toEqual([
    429,
    'too_many_tries',
    'Too many tries. Please wait 15 minutes.',
  ])
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  expect(hashesReckoned()).toBe(before)
})

test('a quarter of an hour after the first wrong try there is room for one more', async () => {
  const { db, login } = await anOffice()
  for (let tries = 0; tries < 10; tries++) await login('marta', 'wrong')
  await db.execute(sql`update login_attempts set tries[1] = tries[1] - interval '15 minutes'
    where key like 'account:%'`)
  expect((await login('marta', 'wrong')).status).toBe(401)
  expect((await login('marta', password)).status).toBe(429)
})

test('a new password opens an account that was closed', async () => {
  const { db, login } = await anOffice()
  for (let tries = 0; tries < 11; tries++) await login('marta', 'wrong')
  await changePassword(db, 'marta', await hashPassword('another password'))
  expect((await login('marta', 'another password')).status).toBe(200)
})

test('a right password forgets the wrong tries before it', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 9; tries++) await login('marta', 'wrong')
  expect((await login('marta', password)).status).toBe(200)
  for (let tries = 0; tries < 10; tries++) expect((await login('marta', 'wrong')).status).toBe(401)
})

test('an unknown account is closed like a known one', async () => {
  const { login } = await anOffice()
  const statuses = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await login('nobody', 'wrong')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('neither capitals, blanks, further fields nor claimed addresses get round the limit', async () => {
  const { login } = await anOffice()
  const names = ['marta', 'MARTA', ' marta ', 'Marta\t', 'ｍａｒｔａ', '\u00a0marta']
  for (let tries = 0; tries < 10; tries++)
    await login(names[tries % names.length] as string, 'wrong', {
      'x-forwarded-for': `10.0.0.${tries}`,
      extra: { random: tries, user: 'x', account: [tries] },
    })
  for (const [index, name] of names.entries()) {
    const evasion = { 'x-forwarded-for': `10.1.0.${index}`, extra: { n: index } }
    expect([name, (await login(name, 'wrong', evasion)).status]).toEqual([name, 429])
  }
})

test('fifty wrong tries from one address close it for every account, and no other address', async () => {
  const { login } = await anOffice({ TRUST_PROXY: 1 })
  const from = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` })
  for (let tries = 0; tries < 50; tries++)
    expect((await login(`someone${tries}`, 'wrong', from('203.0.113.9'))).status).toBe(401)
  expect((await login('marta', password, from('203.0.113.9'))).status).toBe(429)
  expect((await login('marta', password, from('203.0.113.10'))).status).toBe(200)
}, 120_000)

test('a right password in between does not open the address again', async () => {
  const { login } = await anOffice()
  for (let tries = 0; tries < 49; tries++) await login(`someone${tries}`, 'wrong')
  expect((await login('marta', password)).status).toBe(200)
  expect((await login('somebody', 'wrong')).status).toBe(401)
  expect((await login('marta', password)).status).toBe(429)
}, 120_000)

test('many tries at once get no further than one after the other', async () => {
  const { login } = await anOffice()
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('marta', 'wrong')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test.each([
  ['no body', undefined, 'application/json', 400],
  ['no JSON', '{', 'application/json', 400],
  ['a form', 'username=marta&password=x', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{"username":"marta","password":"x"}', 'text/plain', 415],
  ['a list', '[]', 'application/json', 400],
  ['no password', '{"username":"marta"}', 'application/json', 400],
  ['blanks for a name', '{"username":"  ","password":"x"}', 'application/json', 400],
  ['an operator for a name', '{"username":{"$ne":""},"password":"x"}', 'application/json', 400],
  ['a NUL', '{"username":"a\\u0000","password":"x"}', 'application/json', 400],
  ['half a character', '{"username":"a\\ud800","password":"x"}', 'application/json', 400],
  ['depth without end', '['.repeat(2000), 'application/json', 400],
  ['more than 4 kB', JSON.stringify({ username: 'a', password: 'x'.repeat(4096) }), 'application/json', 413],
])('a login with %s is refused before any password is looked at', async (_, body, type, status) => {
  const { api } = await anOffice()
  const before = hashesReckoned()
  const headers = { 'Content-Type': type }
  const response = await api.request('/api/auth/login', { method: 'POST', headers, body: body ?? null })
  expect([response.status, hashesReckoned()]).toEqual([status, before])
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
})

/** The API around a database with one admin, Marta. */
async function anOffice(settings: { SITE_ORIGIN?: string | undefined; TRUST_PROXY?: number } = {}) {
  const db: Database = await testDatabase()
  await anAccount(db, { password })
  const { api } = testApi(db, undefined, {
    settings: { SITE_ORIGIN: 'https://guide.example', TRUST_PROXY: 0, ...settings },
  })
  const post = async (path: string, headers: Record<string, string>, body?: object) => {
    const sent = body ? JSON.stringify(body) : null
    const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {}
    const response = await api.request(path, { method: 'POST', headers: { ...type, ...headers }, body: sent })
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const content = (await response.json()) as { isAdmin?: boolean; code?: string; message?: string }
    return { status: response.status, headers: response.headers, body: content, cookie }
  }
  type Extra = Record<string, string> | (Record<string, string | object> & { extra: object })
  return {
    db,
    api,
    login: (username: string, given: string, { extra, ...headers }: Extra = {}) =>
      post('/api/auth/login', headers as Record<string, string>, {
        username,
        password: given,
        ...(typeof extra === 'object' ? extra : {}),
      }),
    logout: (cookie: string) => post('/api/auth/logout', cookie ? { cookie } : {}),
    me: async (cookie: string) => {
      const response = await api.request('/api/auth/me', { headers: { cookie } })
      return [response.status, await response.json()] as const
    },
  }
}
