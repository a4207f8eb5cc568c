import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate, migrateTo } from '../../src/platform/database/migrate.ts'
import { anEmptyDatabase } from '../test-database.ts'
import { aProcess } from './embedded-process.ts'

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

test('a server that starts while another changes the tables waits for it with all the time it needs', async ({
  skip,
}) => {
  const { connectionString: DATABASE_URL } = await anEmptyDatabase()
  if (!DATABASE_URL) return skip('One server alone has the embedded database')
  const { db, close } = openDatabase({ connectionString: DATABASE_URL })
  onTestFinished(close)
  const waiting = async () => {
    const { rows } = await db.execute(sql`select application_name from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows
  }
  const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  await db.transaction(async (tx) => {
    await migrateTo(tx, 0)
    aProcess(tmpdir(), 'server', '', program, { DATABASE_URL })
    // No statement of these connections has an end, which is tested with them.
    await expect.poll(waiting).toEqual([{ application_name: 'family-fun-europe upgrade' }])
  })
})
