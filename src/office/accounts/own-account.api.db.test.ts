import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { roles } from './role.ts'

test('everybody of the back office reads their name and role, and nobody else', async () => {
  const db = await testDatabase()
  for (const role of roles) {
    const { call } = await testEditor(db, { account: { username: `Name-${role}`, role } })
    expect((await call('GET', '/api/account')).body).toEqual({ username: `name-${role}`, role })
  }
  const outsider = await testEditor(db, { account: { username: 'jonas', isAdmin: false } })
  expect((await outsider.call('GET', '/api/account')).status).toBe(403)
})

test('the calls of the specification say nothing of a role', async () => {
  const { call, userId } = await testEditor(await testDatabase(), { account: { role: 'viewer' } })
  expect((await call('GET', '/api/auth/me')).body).toEqual({ isAdmin: true, account: userId })
})
