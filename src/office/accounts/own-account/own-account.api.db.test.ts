import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import { anOffice, password } from '../../../../tests/test-office.ts'
import { users } from '../account/account.table.ts'
import { roles } from '../account/role.ts'
import { auditLog } from '../audit-log/audit-log.table.ts'
import { beginSession } from '../sessions/session.queries.ts'
import { changePassword } from '../signing-in/user.queries.ts'

const change = (present: string, next: string) => ({ present, password: next })

test('everybody of the back office reads their name and role, and nobody else', async () => {
  const db = await testDatabase()
  for (const role of roles) {
    const { call } = await testEditor(db, { account: { username: `Name-${role}`, role } })
    const own = { username: `name-${role}`, role, otherSessions: 0, twoStep: false, recoveryCodesLeft: 0 }
    expect((await call('GET', '/api/account')).body).toEqual({ ...own, wrongCodes: null })
  }
  const outsider = await testEditor(db, { account: { username: 'jonas', isAdmin: false } })
  expect((await outsider.call('GET', '/api/account')).status).toBe(403)
})

test('the calls of the specification say nothing of a role', async () => {
  const { call, userId } = await testEditor(await testDatabase(), { account: { role: 'viewer' } })
  expect((await call('GET', '/api/auth/me')).body).toEqual({ isAdmin: true, account: userId })
})

test('somebody changes their own password, stays signed in here, and is signed out everywhere else', async () => {
  const office = await anOffice()
  const [here, there] = [await office.login('marta', password), await office.login('marta', password)]
  const answer = await put(office, here.cookie, change(password, 'another long password'))
  expect(answer.status).toBe(200)
  expect((await office.me(here.cookie))[0]).toBe(200)
  expect((await office.me(there.cookie))[0]).toBe(401)
  expect((await office.login('marta', password)).status).toBe(401)
  expect((await office.login('marta', 'another long password')).status).toBe(200)
})

test('that a password is new is in the audit log, whether its owner set it or whoever has the server', async () => {
  const office = await anOffice()
  const { cookie } = await office.login('marta', password)
  await put(office, cookie, change('wrong', 'another long password'))
  await put(office, cookie, change(password, 'another long password'))
  await changePassword(office.db, 'marta', 'a hash')
  const entries = await office.db.select().from(auditLog).orderBy(auditLog.id)
  const [marta] = await office.db.select({ id: users.id }).from(users)
  const told = { action: 'update', entity: 'users', entityId: marta?.id, after: { newPassword: true } }
  expect(entries).toMatchObject([
    { ...told, userId: marta?.id },
    { ...told, userId: null },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/long|hash|argon/)
})

test('a wrong present password and a bad new one are told by their field, and change nothing', async () => {
  const office = await anOffice()
  const { cookie } = await office.login('marta', password)
  for (const [body, wrong] of [
    [change('wrong', 'another long password'), 'present'],
    [change(password, 'short'), 'password'],
  ] as const) {
    const answer = await put(office, cookie, body)
    expect([answer.status, (await answer.json()).issues[0].path]).toEqual([422, wrong])
  }
  expect((await office.me(cookie))[0]).toBe(200)
  expect((await office.login('marta', password)).status).toBe(200)
})

test('who guesses the present password has to wait, as at the sign-in', async () => {
  const office = await anOffice()
  const { cookie } = await office.login('marta', password)
  for (let n = 0; n < 10; n++)
    expect((await put(office, cookie, change('wrong', 'another long password'))).status).toBe(422)
  const refused = await put(office, cookie, change(password, 'another long password'))
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('somebody ends their other sessions, and nobody else’s', async () => {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  await beginSession(db, userId, undefined)
  await beginSession(db, userId, undefined)
  expect((await call('GET', '/api/account')).body).toMatchObject({ otherSessions: 2 })
  expect((await call('DELETE', '/api/account/sessions')).body).toEqual({ ended: 2 })
  expect((await call('GET', '/api/account')).body).toMatchObject({ otherSessions: 0 })
  expect((await jonas.call('GET', '/api/account')).status).toBe(200)
})

test('a sign-in is a time somebody was seen', async () => {
  const office = await anOffice()
  await office.login('marta', password)
  const { rows } = await office.db.execute<{ is: boolean }>(
    sql`select last_seen_at > now() - interval '1 minute' as is from ${users}`,
  )
  expect(rows).toEqual([{ is: true }])
})

const put = (office: Awaited<ReturnType<typeof anOffice>>, cookie: string, body: object) =>
  office.api.request('/api/account/password', {
    method: 'PUT',
    headers: { cookie, origin: 'https://guide.example', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
