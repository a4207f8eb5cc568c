import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../../tests/factories.ts'
import { anOffice, password } from '../../../../tests/test-office.ts'
import { unwritable, whileReadOnly } from '../../../../tests/while-read-only.ts'
import { hashesReckoned, hashPassword } from '../account/password-hash.ts'
import { countTry } from '../sign-in-limits/login-attempt.queries.ts'
import { changePassword } from './user.queries.ts'

test('an admin signs in, is known, and signs out', async () => {
  const { login, me, logout } = await anOffice()
  const { status, body, cookie, headers } = await login('Marta', password)
  const who = { isAdmin: true, account: expect.any(String) }
  expect([status, body]).toEqual([200, who])
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(await me(cookie)).toEqual([200, body])
  expect((await logout(cookie)).body).toEqual({ success: true })
  expect((await me(cookie))[0]).toBe(401)
})

test('who is no admin can sign in and is said to be none', async () => {
  const { db, login, me } = await anOffice()
  await anAccount(db, { username: 'jonas', isAdmin: false })
  const { body, cookie } = await login('jonas', password)
  expect(body).toMatchObject({ isAdmin: false })
  expect(await me(cookie)).toEqual([200, body])
})

test('the cookie is for this host, this site and http only, and a secure one over https', async () => {
  const { login, logout } = await anOffice()
  const [session, device] = (await login('marta', password)).headers.getSetCookie()
  expect(session).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await logout('')).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=; Path=\/; Max-Age=0; /),
  ])
  const http = await anOffice({ SITE_ORIGIN: undefined })
  expect((await http.login('marta', password)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
  ])
})

test('the database holds no token, only its hash', async () => {
  const { db, login } = await anOffice()
  const { cookie, device } = await login('marta', password)
  const { rows } = await db.execute(sql`
    select token_hash from sessions union all select token_hash from known_devices`)
  expect(rows).toHaveLength(2)
  for (const { token_hash } of rows) {
    expect(token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(cookie + device).not.toContain(String(token_hash))
  }
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

test.for(unwritable)('who is signed in goes on reading where nothing can be written (%s)', async (code) => {
  const { db, login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  await db.execute(sql`update sessions set last_used_at = now() - interval '2 minutes'`)
  expect(await whileReadOnly(db, 'sessions', code, () => me(cookie))).toMatchObject([200, { isAdmin: true }])
})

test('a changed password ends every session, and losing the rights shows with the next call', async () => {
  const { db, login, me } = await anOffice()
  const { cookie } = await login('marta', password)
  await db.execute(sql`update users set is_admin = false`)
  expect((await me(cookie))[1]).toMatchObject({ isAdmin: false })
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

test('who tries too often is told how long to wait, in whole minutes, before any password is looked at', async () => {
  const { db, login } = await anOffice()
  const elsewhere = { address: '203.0.113.7', device: undefined }
  for (let tries = 0; tries < 10; tries++) await countTry(db, 'marta', elsewhere)
  const before = hashesReckoned()
  const told = []
  for (const passing of ['0 s', '13 min 45 s', '30 s']) {
    await db.execute(sql`update login_attempts set tries[1] = tries[1] - ${passing}::interval`)
    const { status, body, headers } = await login('marta', password)
    expect(body.code).toBe('too_many_tries')
    told.push([status, body.message, Math.ceil(Number(headers.get('Retry-After')) / 60)])
  }
  expect(told).toEqual([
    [429, 'Too many tries. Please wait 15 minutes.', 15],
    [429, 'Too many tries. Please wait 2 minutes.', 2],
    [429, 'Too many tries. Please wait 1 minute.', 1],
  ])
  expect(hashesReckoned()).toBe(before)
})

test('a right password costs no try, with a known device or without', async () => {
  const { db, login } = await anOffice()
  const { device } = await login('marta', password)
  for (let tries = 0; tries < 9; tries++)
    await countTry(db, 'marta', { address: '203.0.113.7', device: undefined })
  for (const cookie of ['', '', device]) expect((await login('marta', password, { cookie })).status).toBe(200)
  expect((await login('marta', password, { cookie: device })).device).toBe(device)
})

test('tries are counted by the address that the socket has, or that trusted proxies tell', async () => {
  const { db, api, login } = await anOffice({ TRUST_PROXY: 1 })
  for (let tries = 0; tries < 50; tries++)
    await countTry(db, `someone${tries}`, { address: '203.0.113.9', device: undefined })
  const from = async (remoteAddress: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ username: 'marta', password })
    const asked = { method: 'POST', headers, body }
    return (await api.request('/api/auth/login', asked, { incoming: { socket: { remoteAddress } } })).status
  }
  expect([await from('203.0.113.9'), await from('203.0.113.10')]).toEqual([429, 200])
  const told = async (address: string) =>
    (await login('marta', password, { 'x-forwarded-for': `1.2.3.4, ${address}` })).status
  expect([await told('203.0.113.9'), await told('203.0.113.10')]).toEqual([429, 200])
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
