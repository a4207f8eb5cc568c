import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testEngine } from '../../../../tests/test-database.ts'
import { anOffice, password } from '../../../../tests/test-office.ts'
import { waiting, whileLocked } from '../../../../tests/while-locked.ts'
import { hashPassword } from '../account/password-hash.ts'
import { changePassword } from './user.queries.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql('who signs in with a password that is changed at that moment stays outside', async () => {
  const office = await anOffice()
  const passwordHash = await hashPassword('another long password')
  // There it is once the password was found right.
  const codes = sql`lock table two_steps in access exclusive mode`
  const [asked] = await whileLocked(office.db, codes, async () => {
    const answer = office.login('marta', password)
    await waiting(office.db, 1)
    await changePassword(office.db, 'marta', passwordHash)
    return [answer] as const
  })
  const { status, body, cookie } = await asked
  expect([status, body.code]).toEqual([401, 'invalid_credentials'])
  expect((await office.me(cookie))[0]).toBe(401)
  expect((await office.login('marta', 'another long password')).status).toBe(200)
})

onPostgresql('who changes their own password while it is set on the server does not undo that', async () => {
  const office = await anOffice()
  const { cookie } = await office.login('marta', password)
  const passwordHash = await hashPassword('set on the server')
  const body = JSON.stringify({ present: password, password: 'of somebody else' })
  const headers = { cookie, 'Content-Type': 'application/json' }
  const account = sql`update users set password = ${passwordHash} where username = 'marta'`
  // There it is once the present password was found right.
  const [asked] = await whileLocked(office.db, account, async () => {
    const answer = office.api.request('/api/account/password', { method: 'PUT', headers, body })
    await waiting(office.db, 1)
    return [answer] as const
  })
  const { status } = await asked
  expect(status).toBe(422)
  expect((await office.login('marta', 'of somebody else')).status).toBe(401)
  expect((await office.login('marta', 'set on the server')).status).toBe(200)
})
