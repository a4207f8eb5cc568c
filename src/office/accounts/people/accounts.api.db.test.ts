import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/test-api.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { apiTokens } from '../../api-tokens/api-token.table.ts'
import type { Account } from '../account/account.schema.ts'
import { users } from '../account/account.table.ts'
import { roles } from '../account/role.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'
import { invitations } from '../invitations/invitation.table.ts'
import { sessions } from '../sessions/session.table.ts'
import { forgetGoneAccounts } from './forget-gone-accounts.queries.ts'
import { partsOfAccounts } from './people.queries.ts'

const path = '/api/admin/accounts'

test('the list tells who is what and was seen when, and no secret', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  await testEditor(db, { account: { username: 'vera', role: 'viewer' } })
  await testEditor(db, { account: { username: 'otto', isAdmin: false } })
  await db.execute(sql`update users set last_seen_at = '2026-10-01T10:00:00Z' where username = 'vera'`)
  for (const revokedAt of [null, new Date()])
    await db.insert(apiTokens).values({
      ...{ userId, name: 'Spreadsheet', scope: 'read', ending: '1234', revokedAt },
      tokenHash: String(revokedAt),
    })
  const { body } = await call('GET', path)
  const passwordAlone = { twoStep: false, passkeys: 0, isLinked: false, apiTokens: 0 }
  expect(body.accounts.map(({ id: _, ...account }: Account) => account)).toEqual([
    {
      username: 'marta',
      role: 'admin',
      lastSeenAt: expect.any(String),
      sessions: 1,
      ...passwordAlone,
      apiTokens: 1,
    },
    { username: 'otto', role: null, lastSeenAt: expect.any(String), sessions: 1, ...passwordAlone },
    {
      username: 'vera',
      role: 'viewer',
      lastSeenAt: '2026-10-01T10:00:00+00:00',
      sessions: 1,
      ...passwordAlone,
    },
  ])
  expect(body.accounts[0].id).toBe(userId)
  await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })
  expect(JSON.stringify((await call('GET', path)).body)).not.toMatch(/argon2|hash|token\b/i)
})

test('when somebody was seen is written once in five minutes, whatever they do', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  const seenAfter = async (ago: string) => {
    await db.execute(sql`update users set last_seen_at = now() - ${ago}::interval`)
    await db.execute(sql`update sessions set last_used_at = now() - interval '2 minutes'`)
    const before = await seenAt(db, userId)
    await call('GET', '/api/auth/me')
    return (await seenAt(db, userId)) !== before
  }
  expect(await seenAfter('4 minutes')).toBe(false)
  expect(await seenAfter('6 minutes')).toBe(true)
})

const seenAt = async (db: Database, id: string) =>
  (await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, id)))[0]?.at?.toISOString()

test('an admin gives another role, which holds with the next call', async () => {
  const db = await testDatabase()
  const { call, lastChange } = await testEditor(db)
  const vera = await testEditor(db, { account: { username: 'vera', role: 'viewer' } })
  for (const role of roles.toReversed()) {
    expect(await call('PUT', `${path}/${vera.userId}/role`, { role })).toMatchObject({ status: 200 })
    expect((await vera.call('GET', path)).status).toBe(role === 'admin' ? 200 : 403)
  }
  expect(await lastChange()).toMatchObject({
    ...{ action: 'update', entity: 'users', entityId: vera.userId },
    ...{ before: { username: 'vera', role: 'editor' }, after: { username: 'vera', role: 'viewer' } },
  })
  expect((await call('PUT', `${path}/${vera.userId}/role`, { role: 'owner' })).status).toBe(400)
  expect(
    (await call('PUT', `${path}/00000000-0000-4000-8000-000000000000/role`, { role: 'admin' })).status,
  ).toBe(404)
})

test('the last admin is neither removed nor made less', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  // Whose rights are none in the back office is no admin who could stay.
  await testEditor(db, { account: { username: 'otto', isAdmin: false } })
  for (const refused of [
    await call('PUT', `${path}/${userId}/role`, { role: 'editor' }),
    await call('DELETE', `${path}/${userId}`),
  ])
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[409, 'last_admin', 'marta is the last admin. Make somebody else an admin first.'],
    ])
  expect(await call('PUT', `${path}/${userId}/role`, { role: 'admin' })).toMatchObject({ status: 200 })
})

test.each(['remove', 'make less of'])('of two admins who %s each other at once one stays', async (what) => {
  const db = await testDatabase()
  for (let round = 0; round < 10; round++) {
    await db.delete(users)
    const [marta, jonas] = await Promise.all([
      testEditor(db),
      testEditor(db, { account: { username: 'jonas' } }),
    ])
    const act = (one: typeof marta, other: string) =>
      what === 'remove'
        ? one.request('DELETE', `${path}/${other}`)
        : one.request('PUT', `${path}/${other}/role`, { role: 'viewer' })
    const answers = await Promise.all([act(marta, jonas.userId), act(jonas, marta.userId)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1)
  }
})

test('a removed account is signed out at once, and its invitations end with it', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  const { body: given } = await jonas.call('POST', `${path}/invitations`, { name: 'Ella', role: 'admin' })
  expect((await call('DELETE', `${path}/${jonas.userId}`)).status).toBe(200)
  expect((await jonas.call('GET', '/api/auth/me')).status).toBe(401)
  expect((await call('GET', path)).body).toMatchObject({ accounts: [{ username: 'marta' }], invitations: [] })
  expect((await accept(db, given.token)).status).toBe(404)
})

test('a removed account comes back with password, role, second steps and views, as who did what it did', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas', role: 'admin' } })
  const view = { name: 'Zoos', search: 'search=zoo', isShared: false }
  await jonas.call('POST', '/api/admin/place-views', view)
  await jonas.call('POST', '/api/configs', { key: 'MAX', value: '12' })
  const { body: token } = await jonas.call('POST', '/api/admin/api-tokens', { name: 'Sheet', scope: 'read' })
  const { body: given } = await jonas.call('POST', `${path}/invitations`, { name: 'Ella', role: 'admin' })
  await db.execute(
    sql`insert into two_steps (user_id, secret, confirmed_at) values (${jonas.userId}, 'c2VjcmV0', now())`,
  )
  await db.execute(
    sql`insert into passkeys (id, user_id, name, public_key, counter) values ('a', ${jonas.userId}, 'Phone', 'b', 3)`,
  )
  const rows = async () => {
    const tables = ['users', 'two_steps', 'passkeys', 'place_views', 'audit_log']
    const all = tables.map(
      (name) => sql`select ${name} as name, to_jsonb(t) - 'last_seen_at' as row from ${sql.identifier(name)} t
      where (to_jsonb(t) ->> 'user_id' = ${jonas.userId} or to_jsonb(t) ->> 'id' = ${jonas.userId})`,
    )
    return (await db.execute(sql`${sql.join(all, sql` union all `)} order by 1, 2`)).rows
  }
  const before = await rows()
  const { body } = await call('DELETE', `${path}/${jonas.userId}`)
  const undo = `${path}/removals/${body.historyId}/undo`
  // That stays, for as long as the account can come back.
  expect((await rows()).map(({ name }) => name)).toEqual(['audit_log', 'audit_log'])
  const impostor = await testEditor(db, { account: { username: 'jonas', role: 'viewer' } })
  expect(await call('POST', undo)).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await impostor.call('POST', undo)).status).toBe(403)
  await db.delete(users).where(eq(users.id, impostor.userId))
  expect((await call('POST', undo)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect(before).toHaveLength(6)
  expect((await jonas.call('GET', '/api/auth/me')).status).toBe(401)
  expect((await accept(db, given.token)).status).toBe(404)
  const authorization = `Bearer ${token.token}`
  expect((await testApi(db).get('/api/admin/places', { authorization })).status).toBe(401)
})

test('the removal of an account rewrites no entry of the audit log, which names it no longer, and once it cannot come back forgets it', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  await jonas.call('POST', '/api/configs', { key: 'MAX', value: '12' })
  await db.execute(sql`
    insert into audit_log (user_id, action, entity, entity_id)
    select ${jonas.userId}, 'create', 'places', n::text from generate_series(1, 5) n`)
  const entries = async () =>
    (
      await db.execute(
        sql`select id, xmin::text, user_id from audit_log where entity in ('places', 'configs') order by id`,
      )
    ).rows
  const told = async () =>
    new Set(
      (await call('GET', '/api/admin/audit?entity=places')).body.data.map(
        ({ username }: { username: string | null }) => username,
      ),
    )
  const before = await entries()
  expect(await told()).toEqual(new Set(['jonas']))
  expect((await call('DELETE', `${path}/${jonas.userId}`)).status).toBe(200)
  await forgetGoneAccounts(db, 2)
  expect([await entries(), await told()]).toEqual([before, new Set([null])])
  await db.execute(sql`update audit_log set at = at - interval '61 minutes' where entity = 'users'`)
  await forgetGoneAccounts(db, 2)
  expect(await entries()).toEqual(before)
  await db.execute(sql`update audit_log set at = at - interval '10 minutes' where entity = 'users'`)
  await forgetGoneAccounts(db, 2)
  expect((await entries()).map(({ user_id }) => user_id)).toEqual(before.map(() => null))
  expect(await db.$count(auditLog, sql`user_id is not null`)).toBeGreaterThan(0)
})

test('of those who bring the same account back at once, one does and the others hear that it is too late', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  const { body } = await call('DELETE', `${path}/${jonas.userId}`)
  const undo = () => call('POST', `${path}/removals/${body.historyId}/undo`)
  const statuses = (await Promise.all([undo(), undo(), undo()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 422, 422])
})

test('of all that belongs to an account it is known whether it comes back with it', async () => {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string; end: string }>(sql`
    select conrelid::regclass::text as name, confdeltype as "end" from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`)
  const going = rows.filter(({ end }) => end !== 'n').map(({ name }) => name)
  const goneForGood = ['api_tokens', 'invitations', 'known_devices', 'sessions', 'sign_in_challenges']
  expect(going).toEqual([...partsOfAccounts, ...goneForGood].toSorted())
})

test('so do the invitations of an admin who is made less', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  const { body: given } = await jonas.call('POST', `${path}/invitations`, { name: 'Ella', role: 'admin' })
  await call('PUT', `${path}/${jonas.userId}/role`, { role: 'editor' })
  expect((await accept(db, given.token)).status).toBe(404)
})

test('an admin signs somebody out everywhere', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const vera = await testEditor(db, { account: { username: 'vera', role: 'viewer' } })
  expect((await call('DELETE', `${path}/${vera.userId}/sessions`)).body).toEqual({ ended: 1 })
  expect((await vera.call('GET', '/api/auth/me')).status).toBe(401)
})

test('an invitation makes one account with its role, and can be used once', async () => {
  const db = await testDatabase()
  const { call, publicJson: _, lastChange } = await testEditor(db)
  const { status, body: given } = await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })
  expect([status, given]).toEqual([
    201,
    {
      ...{ id: expect.any(String), name: 'Ella', role: 'editor', invitedBy: 'marta' },
      ...{ expiresAt: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) },
    },
  ])
  const { token: __, ...listed } = given
  expect((await call('GET', path)).body.invitations).toEqual([listed])
  expect(JSON.stringify(await db.select().from(invitations))).not.toContain(given.token)
  expect(await (await ask(db, 'read', { token: given.token })).json()).toEqual({
    name: 'Ella',
    role: 'editor',
  })
  expect((await accept(db, given.token)).status).toBe(200)
  expect(await lastChange()).toMatchObject({ action: 'create', entity: 'users', after: { username: 'ella' } })
  const signedIn = await testApi(db).api.request('/api/auth/login', {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ username: 'ella', password: 'a long password' }),
  })
  expect(await signedIn.json()).toMatchObject({ isAdmin: true })
  expect((await call('GET', path)).body).toMatchObject({
    ...{ accounts: [{ username: 'ella', role: 'editor' }, { username: 'marta' }], invitations: [] },
  })
  const again = await accept(db, given.token, { username: 'another' })
  expect([again.status, (await again.json()).code]).toEqual([404, 'no_invitation'])
})

test('of many who use an invitation at once one gets the account', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { body: given } = await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })
  const names = ['ella', 'anna', 'emma', 'ida', 'lena']
  const answers = await Promise.all(names.map((username) => accept(db, given.token, { username })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  expect(await db.$count(users)).toBe(2)
})

test('what is wrong with a new account is told by its field, and the invitation stays', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { body: given } = await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })
  for (const [fields, status, wrong] of [
    [{ password: 'short' }, 422, 'password'],
    [{ username: '-rf' }, 422, 'username'],
    [{ username: ' Marta ' }, 409, 'username'],
  ] as const) {
    const answer = await accept(db, given.token, fields)
    expect([answer.status, (await answer.json()).issues[0].path]).toEqual([status, wrong])
  }
  expect((await accept(db, given.token)).status).toBe(200)
})

test('an invitation that a clock gave which was months ahead is over once that is set right', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const given = (await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })).body
  await db.execute(sql`update invitations set expires_at = expires_at + interval '3 months'`)
  expect((await call('GET', path)).body.invitations).toEqual([])
  expect((await accept(db, given.token)).status).toBe(404)
})

test('an invitation ends after three days, or when it is withdrawn', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const invite = async () =>
    (await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })).body
  const old = await invite()
  const now = Date.now()
  expect((Date.parse(old.expiresAt) - now) / 3_600_000).toBeCloseTo(72, 0)
  await db.execute(sql`update invitations set expires_at = now() - interval '1 second'`)
  const withdrawn = await invite()
  expect((await call('DELETE', `${path}/invitations/${withdrawn.id}`)).status).toBe(200)
  expect((await call('DELETE', `${path}/invitations/${withdrawn.id}`)).status).toBe(404)
  for (const { token } of [old, withdrawn, { token: 'made-up' }]) {
    expect((await ask(db, 'read', { token })).status).toBe(404)
    expect((await accept(db, token)).status).toBe(404)
  }
  expect((await call('GET', path)).body.invitations).toEqual([])
  expect(await db.$count(users)).toBe(1)
})

test('whoever guesses links has to wait', async () => {
  const db = await testDatabase()
  const { api } = testApi(db)
  const guess = () =>
    api.request('/api/invitations/read', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ token: 'made-up' }),
    })
  for (let n = 0; n < 30; n++) expect((await guess()).status).toBe(404)
  const refused = await guess()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('an invitation has tries of its own, which strangers behind the same address do not use up', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { body: given } = await call('POST', `${path}/invitations`, { name: 'Ella', role: 'editor' })
  for (let n = 0; n < 31; n++) await ask(db, 'read', { token: 'made-up' })
  expect((await ask(db, 'read', { token: 'made-up' })).status).toBe(429)
  for (let n = 0; n < 29; n++) expect((await accept(db, given.token, { password: 'short' })).status).toBe(422)
  expect((await accept(db, given.token)).status).toBe(200)
  expect((await accept(db, given.token)).status).toBe(429)
})

test('sessions that are over count for nothing', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  await db
    .insert(sessions)
    .values({ tokenHash: 'old', userId, lastUsedAt: new Date(Date.now() - 86_400_000) })
  expect((await call('GET', path)).body.accounts).toMatchObject([{ sessions: 1 }])
})

const ask = (db: Database, what: 'read' | 'accept', body: object) =>
  testApi(db).api.request(`/api/invitations/${what}`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify(body),
  })

const accept = (db: Database, token: string, fields: object = {}) =>
  ask(db, 'accept', { token, username: 'Ella', password: 'a long password', ...fields })
