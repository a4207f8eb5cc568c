import { createServer, type Server } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase, testPoolConfig } from '../../../tests/test-database.ts'
import { openQuickDatabase } from './database.ts'
import { isDatabaseAway, isDatabaseBusy, NotTriedAgain } from './database-away.ts'
import type { QuickPoolConfig } from './quick-pool.ts'

const quick = (config: QuickPoolConfig) => {
  const opened = openQuickDatabase({ connectionTimeoutMillis: 200, query_timeout: 200, ...config })
  onTestFinished(() => opened.close())
  const failure = async () => {
    const error: unknown = await opened.db.execute(sql`select 1`).catch((error: unknown) => error)
    return { isAway: isDatabaseAway(error), isRefusal: (error as Error).cause instanceof NotTriedAgain }
  }
  const trouble = (error: unknown) => ({
    ...{ isBusy: isDatabaseBusy(error), isAway: isDatabaseAway(error) },
    ...{ isSilent: opened.pool.isSilent, refuses: opened.pool.isAway },
  })
  return { ...opened, failure, trouble }
}

/** Calls still ask, and kept pages come as they were. */
const busy = { isBusy: true, isAway: false, isSilent: true, refuses: false }

const portOf = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a database that is not there fails at once, and is not asked again for a moment', async () => {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  const { failure, pool } = quick({ host: '127.0.0.1', port })
  expect(await failure()).toEqual({ isAway: true, isRefusal: false })
  expect(pool.isAway).toBe(true)
  expect(await failure()).toEqual({ isAway: true, isRefusal: true })
})

test('a database that was away is asked again in a moment, though the clock is set back an hour meanwhile', async () => {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  const { failure } = quick({ host: '127.0.0.1', port })
  expect(await failure()).toEqual({ isAway: true, isRefusal: false })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect.poll(failure).toEqual({ isAway: true, isRefusal: false })
})

test('a database that accepts connections and says nothing is away too', async () => {
  const server = createServer(() => undefined)
  const { failure } = quick({ host: '127.0.0.1', port: await portOf(server) })
  onTestFinished(() => void server.close())
  expect(await failure()).toEqual({ isAway: true, isRefusal: false })
})

test('an answer that does not come is not waited for, and later ones come again', async () => {
  const db = await testDatabase()
  // So long that a busy machine still answers what can be answered.
  const patience = { connectionTimeoutMillis: 2000, query_timeout: 2000 }
  const { db: quickDb, failure } = quick({ ...(await testPoolConfig()), ...patience })
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table seasons in access exclusive mode`)
    const answer = quickDb.transaction((quickTx) => quickTx.execute(sql`select from seasons`))
    expect(isDatabaseAway(await answer.catch((error: unknown) => error))).toBe(true)
    expect(await failure()).toEqual({ isAway: true, isRefusal: true })
  })
  await expect.poll(() => quickDb.execute(sql`select from seasons`).then(() => 'answered')).toBe('answered')
})

test('a statement that fails was answered all the same', async () => {
  await testDatabase()
  const patience = { connectionTimeoutMillis: 20_000, query_timeout: 20_000 }
  const { db, pool } = quick({ ...(await testPoolConfig()), ...patience })
  const error = await db.execute(sql`select 1 / 0`).catch((error: unknown) => error)
  expect([isDatabaseAway(error), pool.isAway]).toEqual([false, false])
})

test('who waits in vain for connections that others have finds the database busy, and it goes on', async () => {
  await testDatabase()
  const patience = { max: 1, connectionTimeoutMillis: 200, query_timeout: 20_000 }
  const { db, pool, trouble } = quick({ ...(await testPoolConfig()), ...patience })
  const others = await pool.connect()
  expect(await db.execute(sql`select 1`).catch(trouble)).toEqual(busy)
  others.release()
  expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }])
  expect(pool.isSilent).toBe(false)
})

test('a database of this process that says nothing works for others: nobody is refused for that', async () => {
  const db = await testDatabase()
  const patience = { connectionTimeoutMillis: 2000, query_timeout: 2000, isBusyWhenSilent: true }
  const { db: quickDb, trouble } = quick({ ...(await testPoolConfig()), ...patience })
  const select = sql`select from seasons`
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table seasons in access exclusive mode`)
    const asked = [quickDb.execute(select), quickDb.transaction((quickTx) => quickTx.execute(select))]
    expect(await Promise.all(asked.map((answer) => answer.catch(trouble)))).toEqual([busy, busy])
  })
  await expect.poll(() => quickDb.execute(select).then(() => 'answered')).toBe('answered')
})

test('a database of this process to which no connection comes about in time is busy too', async () => {
  const server = createServer(() => undefined)
  onTestFinished(() => void server.close())
  const { db, trouble } = quick({ host: '127.0.0.1', port: await portOf(server), isBusyWhenSilent: true })
  const asked = [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))]
  expect(await Promise.all(asked.map((answer) => answer.catch(trouble)))).toEqual([busy, busy])
})
