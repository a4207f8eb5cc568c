import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase, testEngine } from '../../../../tests/test-database.ts'
import { testEditor } from '../../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../../tests/while-locked.ts'
import { users } from '../account/account.table.ts'
import { sessions } from '../sessions/session.table.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const path = '/api/admin/accounts'

onPostgresql.each([
  ['make themselves an admin again', 'PUT', 'jonas', '/role'],
  ['make somebody else an admin', 'PUT', 'ella', '/role'],
  ['remove somebody', 'DELETE', 'ella', ''],
  ['take the second step of somebody', 'POST', 'ella', '/reset-sign-in'],
] as const)('an admin who is made less at that moment cannot %s', async (_, method, whose, what) => {
  const { db, marta, ids, jonas } = await threePeople()
  const answers = await whileLocked(db, sql`lock table audit_log in share row exclusive mode`, async () => {
    const lowered = marta.call('PUT', `${path}/${ids.jonas}/role`, { role: 'editor' })
    await waiting(db, 1)
    const tried = jonas.call(method, `${path}/${ids[whose]}${what}`, { role: 'admin' })
    await waiting(db, 2)
    return [lowered, tried] as const
  })
  const [lowered, tried] = await Promise.all(answers)
  expect([lowered.status, tried.status, tried.body.code]).toEqual([200, 403, 'role_too_low'])
  expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1)
  expect(await db.$count(users)).toBe(3)
})

onPostgresql(
  'two admins who reset the sign-in of each other at once do not wait for each other for ever',
  async () => {
    const { db, marta, ids, jonas } = await threePeople()
    const signedIn = await db.select().from(sessions)
    for (let round = 0; round < 10; round++) {
      await db.insert(sessions).values(signedIn).onConflictDoNothing()
      const answers = await Promise.all([
        marta.call('POST', `${path}/${ids.jonas}/reset-sign-in`),
        jonas.call('POST', `${path}/${ids.marta}/reset-sign-in`),
      ])
      // The second may be signed out by then.
      expect([
        [200, 200],
        [200, 401],
      ]).toContainEqual(answers.map(({ status }) => status).sort())
    }
    expect(await db.$count(users)).toBe(3)
  },
)

async function threePeople() {
  const db = await testDatabase()
  const marta = await testEditor(db)
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  const ella = await testEditor(db, { account: { username: 'ella', role: 'editor' } })
  return { db, marta, jonas, ids: { marta: marta.userId, jonas: jonas.userId, ella: ella.userId } }
}
