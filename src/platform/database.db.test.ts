import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseKilledAfter } from '../../tests/killed-database.ts'
import { testDatabase, testEngine, testPoolConfig } from '../../tests/test-database.ts'
import { openDatabase } from './database.ts'

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

test('the embedded engine refuses the statements that would end it', async () => {
  await testDatabase()
  if ((await testEngine()).kind !== 'embedded') return
  const client = await aClient()
  const refused = expect.objectContaining({ code: '0A000' })
  await expect(client.query('copy seasons from stdin')).rejects.toEqual(refused)
  await expect(client.query('select 1; COPY seasons FROM STDIN')).rejects.toEqual(refused)
  await expect(client.query('copy seasons to program $$cat$$')).rejects.toEqual(refused)
  // With parameters it goes another way.
  await expect(client.query('copy seasons from stdin', [1])).rejects.toEqual(refused)
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }])
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
