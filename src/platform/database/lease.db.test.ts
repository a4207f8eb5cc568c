import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { takeLease } from './lease.queries.ts'

test('a lease that a clock wrote which was a day ahead keeps nobody waiting', async () => {
  const db = await testDatabase()
  expect(await takeLease(db, 'work', 'killed', 120)).toBe(true)
  expect(await takeLease(db, 'work', 'next', 120)).toBe(false)
  await db.execute(sql`update leases set until = until + interval '1 day'`)
  expect(await takeLease(db, 'work', 'next', 120)).toBe(true)
  expect(await takeLease(db, 'work', 'third', 120)).toBe(false)
})
