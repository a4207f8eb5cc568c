import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseKilledAfter } from '../../../tests/killed-database.ts'
import { anEmptyDatabase, testDatabase, testEngine, testPoolConfig } from '../../../tests/test-database.ts'
import { seasons } from '../../guide/seasons/season.table.ts'
import { openDatabase } from './database.ts'

const onEmbedded = test.runIf((await testEngine()).kind === 'embedded')
const onPostgresql = test.runIf((await testEngine()).kind === 'postgresql')

test('everybody gets the answer to what they asked, also while others have transactions open', async () => {
  const db = await testDatabase()
  const ask = async (i: number) => {
    const query = i % 2 ? sql`select ${i}::int as n` : sql`select ${i}::int + 0 as n, true as even`
    const { rows } = await db.execute(query)
    expect(rows).toEqual([i % 2 ? { n: i } : { n: i, even: true }])
  }
  const askInTransaction = (i: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into seasons (name, display_name) values (${`${i}`}, '')`)
      await tx.execute(sql`select pg_sleep(0.001)`)
    })
  const askMuch = async (i: number) => {
    const { rows } = await db.execute(sql`select length(${'x'.repeat(100_000 + i)}) as length`)
    expect(rows).toEqual([{ length: 100_000 + i }])
  }
  const askers = Array.from({ length: 400 }, (_, i) =>
    (i % 10 === 0 ? askInTransaction : i % 25 ? ask : askMuch)(i),
  )
  await Promise.all(askers)
  expect((await db.execute(sql`select * from seasons`)).rows).toHaveLength(40)
})

test('what a client leaves open when it goes away is rolled back', async () => {
  const db = await testDatabase()
  const client = await aClient()
  await client.query('begin')
  await client.query(`insert into seasons (name, display_name) values ('half', 'done')`)
  await client.end()
  expect((await db.execute(sql`select * from seasons`)).rows).toEqual([])
})

test('a failed statement leaves the connection and the others usable', async () => {
  const db = await testDatabase()
  const client = await aClient()
  await expect(client.query('select $1::int as n', ['nonsense'])).rejects.toThrow('invalid input syntax')
  await expect(client.query('select from nowhere')).rejects.toThrow('does not exist')
  expect((await client.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }])
  expect((await db.execute(sql`select 2 as n`)).rows).toEqual([{ n: 2 }])
})

test('rows of many megabytes come and go whole', async () => {
  const db = await testDatabase()
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    name: `season ${n}`,
    display_name: 'ü'.repeat(100),
  }))
  await db.execute(sql`insert into seasons (name, display_name)
    select name, display_name from json_to_recordset(${JSON.stringify(rows)}) as row(name text, display_name text)`)
  const answer = await db.execute(sql`select name, display_name from seasons order by id`)
  expect(answer.rows).toEqual(rows)
})

onEmbedded('the embedded engine refuses the statements that would end it', async () => {
  const client = await aClient()
  const refused = expect.objectContaining({ code: '0A000' })
  await expect(client.query('copy seasons from stdin')).rejects.toEqual(refused)
  await expect(client.query('select 1; COPY seasons FROM STDIN')).rejects.toEqual(refused)
  await expect(client.query('copy seasons to program $$cat$$')).rejects.toEqual(refused)
  // With parameters it goes another way.
  await expect(client.query('copy seasons from stdin', [1])).rejects.toEqual(refused)
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

onEmbedded.for([
  ["set timezone to 'Asia/Tokyo'", 'SET'],
  ['select 1; SET SESSION lock_timeout = 1', 'SET'],
  ['/* */ set role postgres', 'SET'],
  ['reset all', 'RESET'],
  ['discard all', 'DISCARD'],
  ["select set_config('timezone', 'Asia/Tokyo', false)", 'set_config'],
  ['create temp table t (n int)', 'temporary'],
  ['create or replace temporary view v as select 1', 'temporary'],
  ['select 1 as n into temporary t', 'temporary'],
  ['prepare plan as select 1', 'name'],
  ['deallocate all', 'name'],
  ['select pg_advisory_lock(1)', 'advisory'],
  ['select pg_catalog.pg_try_advisory_lock_shared (1)', 'advisory'],
] as const)('the embedded engine refuses what would last in the session of all: %s', async ([text, word]) => {
  const client = await aClient()
  const refused = expect.objectContaining({ code: '0A000', message: expect.stringContaining(word) })
  await expect(client.query(text)).rejects.toEqual(refused)
  await expect(client.query(text, [1])).rejects.toEqual(refused)
  expect((await client.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
})

onEmbedded('the embedded engine refuses statements with a name, and says why', async () => {
  const client = await aClient()
  await expect(client.query({ name: 'cities', text: 'select 1' })).rejects.toThrow(
    'all its connections share one session',
  )
})

onEmbedded('what is refused within a transaction ends it, as any failure does', async () => {
  const db = await testDatabase()
  const client = await aClient()
  await client.query('begin')
  await client.query(`insert into seasons (name, display_name) values ('half', 'done')`)
  await expect(client.query('create temp table t (n int)')).rejects.toThrow('temporary')
  await expect(client.query('select 1')).rejects.toThrow('current transaction is aborted')
  await client.query('commit')
  expect(await db.$count(seasons)).toBe(0)
})

test.for([
  'set local lock_timeout = 1000',
  'set transaction read only',
  "select set_config('lock_timeout', '1000', true)",
  'select pg_advisory_xact_lock(1)',
  "select '; set role postgres', 'it''s; reset all' -- ; discard all",
  'update seasons set name = name',
  'select 1 as "create temp table"',
])('what lasts no longer than a transaction goes on: %s', async (text) => {
  await testDatabase()
  const client = await aClient()
  await client.query('begin')
  await client.query(text)
  await client.query('rollback')
})

test('a pool mends itself after its connections were cut', async () => {
  await testDatabase()
  const sockets: Socket[] = []
  const { db, pool, close } = openDatabase({ ...(await testPoolConfig()), stream: () => aSocket(sockets) })
  onTestFinished(close)
  await db.execute(sql`select 1`)
  const removed = new Promise((resolve) => pool.once('remove', resolve))
  for (const socket of sockets) socket.destroy()
  await removed
  expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }])
})

function aSocket(sockets: Socket[]) {
  const socket = new Socket()
  sockets.push(socket)
  return socket
}

async function aClient() {
  const client = new pg.Client(await testPoolConfig())
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

test('a connection that is lost between two statements of a transaction fails that transaction alone', async () => {
  const { db, pool, close } = openDatabase({ ...(await testPoolConfig()), max: 1 })
  onTestFinished(close)
  let connection: pg.PoolClient | undefined
  pool.on('connect', (client) => {
    connection = client
  })
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    const ended = new Promise((resolve) => connection?.once('end', resolve))
    ;(connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
    await ended
    await tx.execute(sql`select 2`)
  })
  await expect(broken).rejects.toThrow('Failed query')
  expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }])
})

test('connections whose transactions could not even begin are given back', async () => {
  const { db } = await databaseKilledAfter(0)
  // More than its pool has connections.
  for (let count = 0; count < 5; count++)
    await expect(db.transaction(async () => undefined)).rejects.toThrow('begin')
})

onPostgresql(
  'of a server that could only be read no connection is kept: writes go on with the next one',
  async () => {
    const connectionString = (await anEmptyDatabase()).connectionString as string
    const owner = new pg.Client({ connectionString })
    await owner.connect()
    onTestFinished(() => owner.end())
    const name = owner.escapeIdentifier(owner.database as string)
    await owner.query('create table written (n int)')
    await owner.query(`alter database ${name} set default_transaction_read_only = on`)
    const { db, close } = openDatabase({ connectionString, max: 1 })
    onTestFinished(close)
    const write = () => db.transaction((tx) => tx.execute(sql`insert into written values (1)`))
    await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } })
    await owner.query(`alter database ${name} reset default_transaction_read_only`)
    await write()
  },
)
