import { desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOfNow } from '../../../../tests/authenticator-app.ts'
import { anAccount } from '../../../../tests/factories.ts'
import { anOffice, password } from '../../../../tests/test-office.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'
import { changePassword, findUser } from '../signing-in/user.queries.ts'
import { findUnreadableTwoSteps, sealTwoStepSecrets, takeCode } from './two-step.queries.ts'
import { twoSteps } from './two-step.table.ts'

const APP_SECRET = 'a secret of sixteen letters'

test('codes are on after a first right one; then the right password alone signs nobody in', async () => {
  const { login, call, own } = await anOfficeOf('marta')
  expect(await own('POST', '', { present: 'wrong' })).toMatchObject([422, { issues: [{ path: 'present' }] }])
  const [, { secret, uri }] = await own('POST', '', { present: password })
  expect(uri).toBe(
    `otpauth://totp/Family%20Fun%20Europe%3Amarta?secret=${secret}&issuer=Family%20Fun%20Europe&algorithm=SHA1&digits=6&period=30`,
  )
  expect(await own('POST', '/confirm', { code: 'none' })).toMatchObject([422, { issues: [{ path: 'code' }] }])
  expect((await login('marta', password)).status).toBe(200)
  const [status, { recoveryCodes }] = await own('POST', '/confirm', { code: codeOfNow(secret) })
  expect([status, new Set(recoveryCodes).size]).toEqual([200, 10])
  expect(await call('GET', '/api/account')).toMatchObject([200, { twoStep: true, recoveryCodesLeft: 10 }])
  const asked = await login('marta', password)
  expect([asked.status, asked.body.code, asked.headers.getSetCookie()]).toEqual([401, 'code_needed', []])
  for (const body of [{ present: password }, { present: password }])
    expect(await own('POST', '', body)).toMatchObject([409, { code: 'two_step_on' }])
})

test('a wrong password gets the same answer as ever, with a code or without', async () => {
  const { login, switchOn } = await anOfficeOf('marta')
  const secret = await switchOn()
  const nobody = await login('nobody', password)
  for (const extra of [{}, { code: codeOfNow(secret.secret) }, { code: secret.recoveryCodes[0] ?? '' }]) {
    const { status, body } = await login('marta', 'wrong', { extra })
    expect([status, body]).toEqual([nobody.status, nobody.body])
  }
})

test('a code signs in once: not again within its half minute, nor twice at once', async () => {
  const { login, switchOn, forgetLastStep } = await anOfficeOf('marta')
  const { secret } = await switchOn()
  expect((await login('marta', password, { extra: { code: codeOfNow(secret) } })).body.code).toBe(
    'wrong_code',
  )
  await forgetLastStep()
  const code = codeOfNow(secret)
  const answers = await Promise.all([1, 2, 3].map(() => login('marta', password, { extra: { code } })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect((await login('marta', password, { extra: { code } })).status).toBe(401)
})

test('each recovery code signs in once, however it is typed, and is noted', async () => {
  const { db, login, switchOn, call } = await anOfficeOf('marta')
  const { recoveryCodes } = await switchOn()
  const [first = '', second = ''] = recoveryCodes
  expect((await login('marta', password, { extra: { code: first } })).status).toBe(200)
  expect((await login('marta', password, { extra: { code: first } })).body.code).toBe('wrong_code')
  const typed = ` ${second.toUpperCase().replaceAll('-', ' ')}`
  expect((await login('marta', password, { extra: { code: typed } })).status).toBe(200)
  expect(await call('GET', '/api/account')).toMatchObject([200, { recoveryCodesLeft: 8 }])
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ entity: 'users', after: { recoveryCodesLeft: 8 } })
})

test('new recovery codes take the password, are told once and void the old ones; without two-step codes there are none', async () => {
  const { db, login, switchOn, own, call } = await anOfficeOf('marta')
  expect(await own('POST', '/recovery-codes', { present: password })).toMatchObject([
    409,
    { code: 'two_step_off' },
  ])
  const { recoveryCodes } = await switchOn()
  const [used = '', old = ''] = recoveryCodes
  expect((await login('marta', password, { extra: { code: used } })).status).toBe(200)
  expect(await own('POST', '/recovery-codes', { present: 'wrong' })).toMatchObject([
    ...[422, { issues: [{ path: 'present' }] }],
  ])
  const [status, body] = await own('POST', '/recovery-codes', { present: password })
  expect([status, new Set([...recoveryCodes, ...body.recoveryCodes]).size]).toEqual([200, 20])
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ before: { recoveryCodesLeft: 9 }, after: { recoveryCodesLeft: 10 } })
  expect(JSON.stringify(entry)).not.toContain(body.recoveryCodes[0])
  expect((await login('marta', password, { extra: { code: old } })).body.code).toBe('wrong_code')
  expect((await login('marta', password, { extra: { code: body.recoveryCodes[0] } })).status).toBe(200)
  expect(await call('GET', '/api/account')).toMatchObject([200, { recoveryCodesLeft: 9 }])
  const both = await Promise.all([1, 2].map(() => own('POST', '/recovery-codes', { present: password })))
  expect(both.map(([each]) => each)).toEqual([200, 200])
  expect(await call('GET', '/api/account')).toMatchObject([200, { recoveryCodesLeft: 10 }])
})

test('wrong codes count as wrong passwords do, and asking for one does not', async () => {
  const { login, switchOn } = await anOfficeOf('marta')
  const { recoveryCodes } = await switchOn()
  for (let n = 0; n < 12; n++) expect((await login('marta', password)).status).toBe(401)
  for (let n = 0; n < 10; n++)
    expect((await login('marta', password, { extra: { code: `x${n}` } })).body.code).toBe('wrong_code')
  const closed = await login('marta', password, { extra: { code: recoveryCodes[0] ?? '' } })
  expect([closed.status, Number(closed.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('wrong codes after the right password are told to the account’s owner until their password is new: one entry a day, whose count rises', async () => {
  const { db, login, switchOn, call } = await anOfficeOf('marta')
  await switchOn()
  const told = async () => (await call('GET', '/api/account'))[1].wrongCodes
  await login('marta', 'wrong', { extra: { code: '000000' } })
  await login('marta', password)
  expect(await told()).toBe(null)
  await Promise.all([1, 2, 3].map((n) => login('marta', password, { extra: { code: `wrong ${n}` } })))
  expect(await told()).toEqual({ count: 3, since: expect.any(String) })
  await db.execute(sql`update audit_log set at = at - interval '1 day'`)
  await login('marta', password, { extra: { code: '000000' } })
  expect(await told()).toMatchObject({ count: 1 })
  const [, { data }] = await call('GET', '/api/admin/audit?entity=users')
  const field = 'wrongCodesAfterPassword'
  expect(data.slice(0, 2)).toMatchObject([
    { username: null, name: 'marta', changes: [{ field, before: 0, after: 1 }] },
    { username: null, name: 'marta', changes: [{ field, before: 0, after: 3 }] },
  ])
  await call('PUT', '/api/account/password', { present: password, password: 'another long password' })
  expect(await told()).toBe(null)
})

test('wrong first codes count as wrong passwords do', async () => {
  const { own } = await anOfficeOf('marta')
  const [, { secret }] = await own('POST', '', { present: password })
  for (let n = 0; n < 10; n++) expect((await own('POST', '/confirm', { code: `x${n}` }))[0]).toBe(422)
  expect((await own('POST', '/confirm', { code: codeOfNow(secret) }))[0]).toBe(429)
})

test('a secret that nobody finished ends after ten minutes, also one that a clock began which was ahead', async () => {
  const { own, db } = await anOfficeOf('marta')
  for (const age of ['10 minutes 1 second', '-3 months']) {
    const [, { secret }] = await own('POST', '', { present: password })
    await db.execute(sql`update two_steps set created_at = now() - ${age}::interval`)
    const late = await own('POST', '/confirm', { code: codeOfNow(secret) })
    expect(late).toMatchObject([409, { code: 'not_begun' }])
  }
  const [, { secret }] = await own('POST', '', { present: password })
  expect((await own('POST', '/confirm', { code: codeOfNow(secret) }))[0]).toBe(200)
})

test('who gives the password switches them off, and another device is not asked any more', async () => {
  const { login, switchOn, own, db } = await anOfficeOf('marta')
  await switchOn()
  expect(await own('DELETE', '', { present: 'wrong' })).toMatchObject([
    422,
    { issues: [{ path: 'present' }] },
  ])
  expect(await own('DELETE', '', { present: password })).toEqual([200, { success: true }])
  expect((await login('marta', password)).status).toBe(200)
  expect(await db.execute(sql`select * from recovery_codes`).then(({ rows }) => rows)).toEqual([])
})

test('an admin resets the sign-in of another, not their own; the server’s owner that of anybody', async () => {
  const { db, login, switchOn, call } = await anOfficeOf('marta')
  await switchOn()
  const { id } = await anAccount(db, { username: 'jonas', password })
  const jonas = await anOfficeOf('jonas', { db })
  await jonas.switchOn()
  const people = await call('GET', '/api/admin/accounts')
  expect(people[1].accounts.map((one: { twoStep: boolean }) => one.twoStep)).toEqual([true, true])
  expect(await call('POST', `/api/admin/accounts/${id}/reset-sign-in`)).toEqual([200, { success: true }])
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ entityId: id, before: { twoStep: true }, after: { twoStep: false } })
  expect((await login('jonas', password)).status).toBe(200)
  const marta = (await findUser(db, 'marta'))?.id
  expect(await call('POST', `/api/admin/accounts/${marta}/reset-sign-in`)).toMatchObject([409, {}])
  const { password: passwordHash = '' } = (await findUser(db, 'marta')) ?? {}
  await changePassword(db, 'marta', passwordHash)
  expect((await login('marta', password)).body.code).toBe('code_needed')
  await changePassword(db, 'marta', passwordHash, { isAlone: true })
  expect((await login('marta', password)).status).toBe(200)
})

test('a first code that comes too late or once more uses up no tries', async () => {
  const { own, switchOn } = await anOfficeOf('marta')
  for (let n = 0; n < 6; n++) expect((await own('POST', '/confirm', { code: '123456' }))[0]).toBe(409)
  await switchOn()
  for (let n = 0; n < 6; n++) expect((await own('POST', '/confirm', { code: '123456' }))[0]).toBe(409)
})

test('whose sign-in an admin resets is signed out everywhere, and nobody else is', async () => {
  const { db, call } = await anOfficeOf('marta')
  const { id } = await anAccount(db, { username: 'jonas', password })
  const jonas = await anOfficeOf('jonas', { db })
  await jonas.switchOn()
  expect((await jonas.call('GET', '/api/auth/me'))[0]).toBe(200)
  await call('POST', `/api/admin/accounts/${id}/reset-sign-in`)
  expect((await jonas.call('GET', '/api/auth/me'))[0]).toBe(401)
  expect((await call('GET', '/api/auth/me'))[0]).toBe(200)
})

test('the secret is sealed, and what no APP_SECRET opens any more lets recovery codes in alone', async () => {
  const { db, login, switchOn, forgetLastStep } = await anOfficeOf('marta', {}, {})
  const { secret, recoveryCodes } = await switchOn()
  const stored = async () => (await db.select().from(twoSteps))[0]?.secret
  expect(await stored()).not.toMatch(/^sealed/)
  await sealTwoStepSecrets(db, { APP_SECRET })
  expect(await stored()).toMatch(/^sealed:v1:/)
  await forgetLastStep()
  const user = await findUser(db, 'marta')
  if (!user) throw new Error('Marta is gone')
  expect(await takeCode(db, user, codeOfNow(secret), { APP_SECRET })).toBe(true)
  const refused = await login('marta', password, { extra: { code: codeOfNow(secret) } })
  expect([refused.status, refused.body.code]).toEqual([401, 'unreadable_secret'])
  expect((await login('marta', password, { extra: { code: recoveryCodes[0] ?? '' } })).status).toBe(200)
  expect(await findUnreadableTwoSteps(db, { APP_SECRET })).toEqual([])
  expect(await findUnreadableTwoSteps(db, { APP_SECRET: 'another secret of the site' })).toEqual(['marta'])
})

async function anOfficeOf(
  username: string,
  { db }: { db?: Awaited<ReturnType<typeof anOffice>>['db'] } = {},
  settings: Partial<Settings> = { APP_SECRET },
) {
  const office = await anOffice(settings, db)
  const { cookie } = await office.login(username, password)
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, origin: 'https://guide.example', 'Content-Type': 'application/json' }
    const answer = await office.api.request(path, {
      ...{ method, headers, body: body ? JSON.stringify(body) : null },
    })
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return [answer.status, (await answer.json()) as any] as const
  }
  const own = (method: string, path: string, body: object) =>
    call(method, `/api/account/two-step${path}`, body)
  const switchOn = async (): Promise<{ secret: string; recoveryCodes: string[] }> => {
    const [, { secret }] = await own('POST', '', { present: password })
    const [, { recoveryCodes }] = await own('POST', '/confirm', { code: codeOfNow(secret) })
    return { secret, recoveryCodes }
  }
  /** As if the last code had been long ago. */
  const forgetLastStep = () => office.db.update(twoSteps).set({ lastStep: 0 })
  return { ...office, call, own, switchOn, forgetLastStep }
}
