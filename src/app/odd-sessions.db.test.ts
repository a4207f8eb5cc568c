import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aPlace } from '../../tests/factories.ts'
import { newPostgresql, onServer } from '../../tests/new-postgresql.ts'
import { settinglessProxy } from '../../tests/services/settingless-proxy.ts'
import { testEditor } from '../../tests/test-editor.ts'
import { aKind, startTestJob, untilJob } from '../../tests/test-jobs.ts'
import { keepJobs } from '../office/jobs/keep-jobs.task.ts'
import { type Database, openDatabase, openQuickDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { listen } from '../platform/database/notifications.ts'
import { openEngine } from '../platform/engine/engine.ts'
import { log } from '../platform/log/log.ts'

const server = String(process.env.TEST_DATABASE_URL)

/** As a host, or another product on the same database, may have told it. */
const told = [
  ...[`search_path = 'app'`, `datestyle = 'SQL, DMY'`, `intervalstyle = 'sql_standard'`],
  ...[`timezone = 'America/Los_Angeles'`, 'standard_conforming_strings = off', 'extra_float_digits = -5'],
  ...[`bytea_output = 'escape'`, `default_transaction_isolation = 'serializable'`, `lock_timeout = '1ms'`],
]

async function openOddGuide(byWayOf: (address: string) => string | Promise<string> = (address) => address) {
  const { address, drop } = await newPostgresql(server, 'test')
  onTestFinished(drop)
  const name = new URL(address).pathname.slice(1)
  await onServer(server, async (client) => {
    for (const setting of told) await client.query(`alter database ${name} set ${setting}`)
  })
  const settings = { DATABASE_URL: await byWayOf(address), DATA_DIR: '' }
  const { poolConfig, quickPoolConfig } = await openEngine(settings, { role: 'server' })
  const { db, pool, close } = openDatabase(poolConfig)
  onTestFinished(close)
  await migrate(db)
  return { db, pool, poolConfig, quickPoolConfig }
}

test('a database that was told of other styles, schemas and limits makes no other guide', async ({
  skip,
}) => {
  if (!inject('templateDatabase')) return skip('the embedded one is told by nobody else')
  const { db, pool, poolConfig } = await openOddGuide()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db, { lat: 48.123456789, lng: 16.3 })
  const { body: read } = await call('GET', `/api/admin/places/${id}`)
  expect(read.lat).toBe(48.123456789)
  const edit = { updatedAt: read.updatedAt, description: 'Swings', website: 'https://swings.example/' }
  expect(await call('PUT', `/api/admin/places/${id}`, edit)).toMatchObject({ status: 200 })

  const stop = await keepJobs({
    ...{ db, pool, poolConfig, log, isAlone: true },
    kinds: [aKind(async () => undefined)],
  })
  onTestFinished(stop)
  await untilJob(db, await startTestJob(db), 'done')
})

test('by way of a pooler that takes no settings, as PgBouncer, each session has them all the same', async ({
  skip,
}) => {
  if (!inject('templateDatabase')) return skip('nothing stands before the embedded database')
  const { db, poolConfig, quickPoolConfig } = await openOddGuide(settinglessProxy)
  const quick = openQuickDatabase(quickPoolConfig)
  onTestFinished(quick.close)
  const heard: string[] = []
  const stop = await listen(poolConfig, 'odd', { onNotify: (words) => heard.push(words), onLost: () => {} })
  onTestFinished(stop)
  await db.execute(sql`notify odd, 'said'`)
  await expect.poll(() => heard).toEqual(['said'])
  const told = async (db: Database) => {
    const names = [
      'timezone',
      'datestyle',
      'search_path',
      'default_transaction_isolation',
      'statement_timeout',
    ]
    const { rows } = await db.execute<{ setting: string }>(sql`select current_setting(name) as setting
      from unnest(array[${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )}]) name`)
    return rows.map(({ setting }) => setting)
  }
  const usual = ['UTC', 'ISO, DMY', 'public', 'read committed']
  expect([await told(db), await told(quick.db)]).toEqual([
    [...usual, '30s'],
    [...usual, '2s'],
  ])
})

test('what an address asks for comes on top', async ({ skip }) => {
  if (!inject('templateDatabase')) return skip('the embedded one has no address')
  const address = `${server}?options=-c%20work_mem%3D7MB`
  const { poolConfig } = await openEngine({ DATABASE_URL: address, DATA_DIR: '' }, { role: 'server' })
  const client = new pg.Client(poolConfig)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(
    `select current_setting('work_mem') as memory, current_setting('jit') as jit, current_setting('search_path') as path`,
  )
  expect(rows).toEqual([{ memory: '7MB', jit: 'off', path: 'public' }])
})
