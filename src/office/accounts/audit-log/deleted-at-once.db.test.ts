import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../../tests/while-locked.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

onPostgresql.for([
  ['/api/admin/fill-guide', {}],
  ['/api/admin/api-tokens', { name: 'Program', scope: 'read' }],
] as const)('an account that is deleted while it calls %s is told so', async ([path, body]) => {
  const db = await testDatabase()
  const { userId, call } = await testEditor(db)
  const gone = sql`delete from users where id = ${userId}`
  const [asked] = await whileLocked(db, gone, async () => {
    const answer = call('POST', path, body)
    await waiting(db, 1)
    return [answer] as const
  })
  expect(await asked).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
