import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../tests/factories.ts'
import { softwarePasskey } from '../../../tests/software-passkey.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import type { Database } from '../../platform/database/database.ts'
import { auditLog } from '../accounts/audit-log/audit-log.table.ts'
import { sessions } from '../accounts/sessions/session.table.ts'
import { rememberDevice } from '../accounts/sign-in-limits/known-device.queries.ts'
import { passkeys } from '../accounts/signing-in/passkey.table.ts'
import { changePassword } from '../accounts/signing-in/user.queries.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const password = 'a long password'
const site = { rpId: 'guide.example', origin: 'https://guide.example' }

test('a passkey that was added signs in without name, password and code, and its use is noted', async () => {
  const { editor, passkey, db } = await aPasskeyOf('marta')
  await db.execute(sql`insert into two_steps (user_id, secret, confirmed_at)
    values (${editor.userId}, 'AA', now())`)
  const [before] = (await editor.call('GET', '/api/account/passkeys')).body
  expect(before).toMatchObject({ name: 'Phone', lastUsedAt: null })
  const { post } = stranger(db)
  expect((await post('/api/auth/ways')).body).toEqual({ passkeys: true, openId: null })
  const { body: options } = await post('/api/auth/passkey/options')
  expect(options).toMatchObject({ rpId: 'guide.example', userVerification: 'required' })
  const signedIn = await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, options) })
  expect([signedIn.status, signedIn.body]).toEqual([200, { isAdmin: true, account: editor.userId }])
  const { api } = testApi(db)
  expect((await api.request('/api/auth/me', { headers: { cookie: signedIn.cookie } })).status).toBe(200)
  const [after] = (await editor.call('GET', '/api/account/passkeys')).body
  expect(after.lastUsedAt).not.toBeNull()
})

test('a challenge is answered once, soon, and for what it was given', async () => {
  const { editor, passkey, db } = await aPasskeyOf('marta')
  const { post } = stranger(db)
  const challenge = async () => (await post('/api/auth/passkey/options')).body
  const options = await challenge()
  const answer = { passkey: passkey.get(editor.userId, options) }
  const tries = await Promise.all([1, 2, 3].map(() => post('/api/auth/passkey', answer)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  const old = await challenge()
  await db.execute(sql`update sign_in_challenges set expires_at = now()`)
  expect((await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, old) })).status).toBe(401)
  const ahead = await challenge()
  await db.execute(sql`update sign_in_challenges set expires_at = now() + interval '3 months'`)
  expect((await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, ahead) })).status).toBe(401)
  const own = (await editor.call('POST', '/api/account/passkeys/options', { present: password })).body
  expect((await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, own) })).status).toBe(401)
  const made = { challenge: 'bm9uZSBvZiBvdXJz' }
  expect((await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, made) })).status).toBe(401)
})

test('an answer for another site, of nobody’s finger, of another account or a copied key signs nobody in', async () => {
  const { editor, passkey, db } = await aPasskeyOf('marta')
  const jonas = await anAccount(db, { username: 'jonas' })
  const { post } = stranger(db)
  const attempt = async (asked: object, who = editor.userId, key = passkey) => {
    const { challenge } = (await post('/api/auth/passkey/options')).body
    return (await post('/api/auth/passkey', { passkey: key.get(who, { challenge, ...asked }) })).status
  }
  expect(await attempt({ origin: 'https://evil.example' })).toBe(401)
  expect(await attempt({ rpId: 'evil.example' })).toBe(401)
  expect(await attempt({ isVerified: false })).toBe(401)
  expect(await attempt({}, jonas.id)).toBe(401)
  expect(await attempt({}, editor.userId, softwarePasskey(site))).toBe(401)
  expect(await attempt({ counter: 5 })).toBe(200)
  expect(await attempt({ counter: 4 })).toBe(401)
  expect(await attempt({ counter: 6 })).toBe(200)
})

test('adding one takes the password, and a passkey made for this site, account and moment', async () => {
  const { editor, passkey, db, options, add } = await aPasskeyOf('marta')
  const wrong = await editor.call('POST', '/api/account/passkeys/options', { present: 'wrong' })
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'present'])
  expect(await add(passkey.create(await options()))).toBe(409)
  const other = softwarePasskey(site)
  expect(await add(other.create({ challenge: 'bm9uZSBvZiBvdXJz' }))).toBe(422)
  expect(await add(other.create({ ...(await options()), origin: 'https://evil.example' }))).toBe(422)
  expect(await add(other.create({ ...(await options()), isVerified: false }))).toBe(422)
  const jonas = await testEditor(db, { account: { username: 'jonas', role: 'viewer', password } })
  const { body: theirs } = await jonas.call('POST', '/api/account/passkeys/options', { present: password })
  expect(await add(other.create(theirs))).toBe(422)
  expect((await editor.call('GET', '/api/account/passkeys')).body).toHaveLength(1)
  expect(await add(other.create(await options()))).toBe(201)
})

test('a passkey that its owner removed, or an admin took, signs nobody in; nobody else removes it', async () => {
  const { editor, passkey, db, options, add } = await aPasskeyOf('marta')
  const { post } = stranger(db)
  const signsIn = async () => {
    const asked = (await post('/api/auth/passkey/options')).body
    return (await post('/api/auth/passkey', { passkey: passkey.get(editor.userId, asked) })).status
  }
  const { id } = passkey.get(editor.userId, { challenge: 'x' })
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  expect((await jonas.call('DELETE', `/api/account/passkeys/${id}`)).status).toBe(404)
  expect(await signsIn()).toBe(200)
  expect((await editor.call('DELETE', `/api/account/passkeys/${id}`)).status).toBe(200)
  expect(await signsIn()).toBe(401)
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ entity: 'users', after: { passkeyRemoved: 'Phone' } })
  expect(await add(passkey.create(await options()))).toBe(201)
  const { body: people } = await jonas.call('GET', '/api/admin/accounts')
  expect(people.accounts.map((one: { passkeys: number }) => one.passkeys)).toEqual([0, 1])
  await jonas.call('POST', `/api/admin/accounts/${editor.userId}/reset-sign-in`)
  expect(await signsIn()).toBe(401)
  expect((await post('/api/auth/ways')).body).toEqual({ passkeys: false, openId: null })
})

onPostgresql.each([
  ['that is removed', sql`delete from passkeys`],
  ['whose copy signs in', sql`update passkeys set counter = 7`],
])('a passkey %s at that moment signs nobody in', async (_, change) => {
  const { editor, passkey, db } = await aPasskeyOf('marta')
  const { post } = stranger(db)
  const options = (await post('/api/auth/passkey/options')).body
  const [asked] = await whileLocked(db, change, async () => {
    const answer = post('/api/auth/passkey', {
      passkey: passkey.get(editor.userId, { ...options, counter: 7 }),
    })
    await waiting(db, 1)
    return [answer] as const
  })
  expect((await asked).status).toBe(401)
})

onPostgresql('a passkey that is added while the password alone is left is not added', async () => {
  const { editor, db, options, add } = await aPasskeyOf('marta')
  const made = softwarePasskey(site).create(await options())
  // There the reset has taken the passkeys already.
  const history = sql`lock table audit_log in share row exclusive mode`
  const [reset, added] = await whileLocked(db, history, async () => {
    const reset = changePassword(db, 'marta', 'another', { isAlone: true })
    await waiting(db, 1)
    const added = add(made)
    await waiting(db, 2)
    return [reset, added] as const
  })
  expect([await reset, await added]).toEqual([true, 401])
  expect(await db.$count(passkeys, eq(passkeys.userId, editor.userId))).toBe(0)
})

onPostgresql('who signs in with a passkey while the password alone is left stays outside', async () => {
  const { editor, passkey, db } = await aPasskeyOf('marta')
  const { post } = stranger(db)
  const options = (await post('/api/auth/passkey/options')).body
  const [reset, asked] = await whileLocked(db, sql`select from users for update`, async () => {
    const reset = changePassword(db, 'marta', 'another', { isAlone: true })
    await waiting(db, 1)
    // There it is once the passkey was found right.
    const asked = post('/api/auth/passkey', { passkey: passkey.get(editor.userId, options) })
    await waiting(db, 2)
    return [reset, asked] as const
  })
  expect([await reset, (await asked).status]).toEqual([true, 401])
  expect(await db.$count(sessions)).toBe(0)
})

test('who asks for challenges without end has to wait', async () => {
  const { post } = stranger(await testDatabase())
  for (let n = 0; n < 50; n++) expect((await post('/api/auth/passkey/options')).status).toBe(200)
  expect((await post('/api/auth/passkey/options')).status).toBe(429)
})

test('a device that an account knows has its own share of challenges, which strangers at its address do not use up', async () => {
  const db = await testDatabase()
  const device = await rememberDevice(db, await anAccount(db), undefined)
  const [{ post }, known] = [stranger(db), stranger(db, { cookie: `__Host-device=${device}` })]
  for (let n = 0; n < 51; n++) await post('/api/auth/passkey/options')
  for (let n = 0; n < 50; n++) expect((await known.post('/api/auth/passkey/options')).status).toBe(200)
  expect((await known.post('/api/auth/passkey/options')).status).toBe(429)
})

async function aPasskeyOf(username: string) {
  const db = await testDatabase()
  const editor = await testEditor(db, { account: { username, password } })
  const passkey = softwarePasskey(site)
  const options = async (): Promise<{ challenge: string }> =>
    (await editor.call('POST', '/api/account/passkeys/options', { present: password })).body
  const add = async (made: ReturnType<typeof passkey.create>) =>
    (await editor.call('POST', '/api/account/passkeys', { name: 'Phone', passkey: made })).status
  expect(await add(passkey.create(await options()))).toBe(201)
  return { db, editor, passkey, options, add }
}

function stranger(db: Database, more: Record<string, string> = {}) {
  const { api } = testApi(db)
  const post = async (path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', origin: site.origin, ...more }
    const answer = await api.request(path, {
      ...{ method: 'POST', headers, body: body ? JSON.stringify(body) : null },
    })
    const [cookie = ''] = answer.headers.getSetCookie().map((set) => set.split(';')[0])
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return { status: answer.status, body: (await answer.json()) as any, cookie }
  }
  return { post }
}
