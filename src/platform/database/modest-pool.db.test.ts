import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testPoolConfig } from '../../../tests/test-database.ts'
import { openDatabase, openQuickDatabase } from './database.ts'

const onPostgresql = test.runIf(inject('templateDatabase'))

/** A login that may have so many connections, and no more. */
async function aLoginOf(connections: number) {
  const { connectionString = '' } = await testPoolConfig()
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  const [username, password] = [`test_${randomBytes(6).toString('hex')}`, 'few']
  await owner.query(`create role ${username} login password '${password}' connection limit ${connections}`)
  onTestFinished(async () => {
    await owner.query(`drop role ${username}`)
    await owner.end()
  })
  return { connectionString: Object.assign(new URL(connectionString), { username, password }).href }
}

const askAll = (db: { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }) =>
  Promise.all(Array.from({ length: 30 }, () => db.execute(sql`select 1`)))

onPostgresql('a pool that gets fewer connections than it wants does all with those', async () => {
  const { db, pool, close } = openDatabase(await aLoginOf(3))
  onTestFinished(close)
  await db.execute(sql`select 1`)
  await askAll(db)
  await Promise.all(Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute(sql`select 1`))))
  expect(pool.totalCount).toBeLessThanOrEqual(3)
})

onPostgresql('so does the one that somebody waits for, and it is not taken for away', async () => {
  const { db, pool, close } = openQuickDatabase({ ...(await aLoginOf(3)), connectionTimeoutMillis: 5000 })
  onTestFinished(close)
  await db.execute(sql`select 1`)
  await askAll(db)
  expect(pool.isAway).toBe(false)
})

onPostgresql('one that gets none at all says so', async () => {
  const config = await aLoginOf(1)
  const first = openDatabase({ ...config, max: 1 })
  onTestFinished(first.close)
  await first.db.execute(sql`select 1`)
  const second = openDatabase(config)
  onTestFinished(second.close)
  await expect(second.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: '53300' } })
})
