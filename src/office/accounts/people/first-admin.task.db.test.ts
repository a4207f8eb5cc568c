import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { isPassword } from '../account/password-hash.ts'
import { findUser } from '../signing-in/user.queries.ts'
import { createFirstAdmin } from './first-admin.task.ts'

test('the first start makes up a password that nobody could guess, and says it once', async () => {
  const db = await testDatabase()
  const made = await createFirstAdmin(db, {})
  expect(made).toEqual({ username: 'admin', madeUpPassword: expect.stringMatching(/^[\w-]{20}$/) })
  const admin = await findUser(db, 'admin')
  expect(admin?.isAdmin).toBe(true)
  expect(await isPassword(String(made?.madeUpPassword), admin?.password)).toBe(true)
  expect(await createFirstAdmin(db, {})).toBeUndefined()
})

test('a password from the settings is taken and never said', async () => {
  const db = await testDatabase()
  expect(await createFirstAdmin(db, { username: 'Marta', password: 'a long password' })).toBeUndefined()
  const admin = await findUser(db, 'marta')
  expect(admin?.password).toMatch(/^\$argon2id\$/)
  expect(await isPassword('a long password', admin?.password)).toBe(true)
})

test('where somebody has an account, the settings change nothing', async () => {
  const db = await testDatabase()
  await createFirstAdmin(db, { username: 'Marta', password: 'a long password' })
  await createFirstAdmin(db, { username: 'Jonas', password: 'another password' })
  await createFirstAdmin(db, { username: 'Marta', password: 'another password' })
  expect(await findUser(db, 'jonas')).toBeUndefined()
  expect(await isPassword('a long password', (await findUser(db, 'marta'))?.password)).toBe(true)
})

test('two processes that start at once make one admin, and one of them says the password', async () => {
  const db = await testDatabase()
  const made = await Promise.all([createFirstAdmin(db, {}), createFirstAdmin(db, {})])
  const said = made.filter((one) => one !== undefined)
  expect(said).toHaveLength(1)
  expect(await isPassword(String(said[0]?.madeUpPassword), (await findUser(db, 'admin'))?.password)).toBe(
    true,
  )
})
