import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { anEmptyDatabase } from '../test-database.ts'

test('of servers that migrate at the same time one does it, and the others find it done', async () => {
  const poolConfig = await anEmptyDatabase()
  const first = openDatabase(poolConfig)
  const pools = [first, ...Array.from({ length: 3 }, () => openDatabase(poolConfig))]
  onTestFinished(async () => void (await Promise.all(pools.map(({ close }) => close()))))
  const counts = await Promise.all(pools.map(({ db }) => migrate(db)))
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  const { rows } = await first.db.execute(sql`select count(*)::int as done from drizzle.__drizzle_migrations`)
  expect(rows).toEqual([{ done: Math.max(...counts) }])
})
