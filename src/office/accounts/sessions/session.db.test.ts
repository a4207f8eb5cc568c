import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount } from '../../../../tests/factories.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Database } from '../../../platform/database/database.ts'
import { beginSession, endSession, findSignedInUser } from './session.queries.ts'

test('a session is its account’s, as that is now, until it ends', async () => {
  const { db, account, begin } = await anAccountOf()
  const [token, other] = [await begin(), await begin()]
  expect(await findSignedInUser(db, token)).toEqual({
    id: account.id,
    username: 'marta',
    isAdmin: true,
    role: 'admin',
  })
  await db.execute(sql`update users set is_admin = false`)
  expect(await findSignedInUser(db, token)).toMatchObject({ isAdmin: false })
  await endSession(db, token)
  expect(await findSignedInUser(db, token)).toBeUndefined()
  expect(await findSignedInUser(db, other)).toBeDefined()
})

test('a session begins anew with every sign-in, and the browser’s one before is over', async () => {
  const { db, begin } = await anAccountOf()
  const [former, elsewhere] = [await begin(), await begin()]
  const token = await begin(former)
  expect(await findSignedInUser(db, former)).toBeUndefined()
  for (const open of [token, elsewhere]) expect(await findSignedInUser(db, open)).toBeDefined()
})

test('a session is over after twelve hours without use and after seven days, and cleared with the next sign-in', async () => {
  const { db, begin } = await anAccountOf()
  const token = await begin()
  const isOpen = async () => (await findSignedInUser(db, token)) !== undefined
  await age(db, '11 hours 59 minutes', '6 days 23 hours')
  expect(await isOpen()).toBe(true)
  await age(db, '0 hours', '7 days 1 second')
  expect(await isOpen()).toBe(false)
  await age(db, '12 hours 1 second', '13 hours')
  expect(await isOpen()).toBe(false)
  await begin()
  const { rows } = await db.execute(sql`select count(*)::int as count from sessions`)
  expect(rows).toEqual([{ count: 1 }])
})

test('a session that a clock began which was months ahead is over once that is set right', async () => {
  const { db, begin } = await anAccountOf()
  const token = await begin()
  for (const [unused, begun] of [
    ['-3 months', '-3 months'],
    ['-3 months', '1 hour'],
  ] as const) {
    await age(db, unused, begun)
    expect(await findSignedInUser(db, token)).toBeUndefined()
  }
  await age(db, '-59 minutes', '-59 minutes')
  expect(await findSignedInUser(db, token)).toBeDefined()
})

test('using a session keeps it alive, its own time alone; within a minute nothing is written', async () => {
  const { db, begin } = await anAccountOf()
  const token = await begin()
  await begin()
  await age(db, '2 minutes', '3 minutes')
  await findSignedInUser(db, token)
  expect(await secondsUnused(db)).toEqual([0, 120])
  await age(db, '30 seconds', '3 minutes')
  await findSignedInUser(db, token)
  expect(await secondsUnused(db)).toEqual([30, 30])
})

async function anAccountOf() {
  const db = await testDatabase()
  const account = await anAccount(db, { username: 'marta' })
  return { db, account, begin: (former?: string) => beginSession(db, account.id, former) }
}

const age = (db: Database, unused: string, begun: string) =>
  db.execute(sql`update sessions set last_used_at = now() - ${unused}::interval,
    created_at = now() - ${begun}::interval`)

/** To the next lower half of a minute. */
async function secondsUnused(db: Database) {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select floor(extract(epoch from now() - last_used_at) / 30)::int * 30 as seconds from sessions order by 1`)
  return rows.map(({ seconds }) => seconds)
}
