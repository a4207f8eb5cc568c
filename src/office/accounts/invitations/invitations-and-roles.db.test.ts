import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../../tests/while-locked.ts'
import { invitations } from './invitation.table.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql('an admin who is made less at that moment leaves no invitation', async () => {
  const db = await testDatabase()
  const marta = await testEditor(db)
  const ella = await testEditor(db, { account: { username: 'ella' } })
  const answers = await whileLocked(db, sql`lock table audit_log in share row exclusive mode`, async () => {
    const lowered = marta.call('PUT', `/api/admin/accounts/${ella.userId}/role`, { role: 'editor' })
    await waiting(db, 1)
    const invited = ella.call('POST', '/api/admin/accounts/invitations', { name: 'Ella', role: 'admin' })
    await waiting(db, 2)
    return [lowered, invited] as const
  })
  const [lowered, invited] = await Promise.all(answers)
  expect([lowered.status, invited.status, invited.body.code]).toEqual([200, 403, 'role_too_low'])
  expect(await db.$count(invitations)).toBe(0)
})
