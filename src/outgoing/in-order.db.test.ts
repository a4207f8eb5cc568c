import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { answering } from '../../tests/services/answering.ts'
import { localService } from '../../tests/services/local-service.ts'
import { testDatabase, testPoolConfig } from '../../tests/test-database.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { askService } from './ask-service.provider.ts'
import type { Service, Urgency } from './service.ts'
import { serviceStates } from './service-state.table.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://guide.example' })

function asking(db: Database, baseUrl: string, urgency: Urgency, fields: Partial<Service> = {}) {
  const service: Service = {
    ...{
      name: 'atlas',
      title: 'The atlas',
      baseUrl,
      gapMs: 0,
      timeoutMs: 60_000,
      maxBytes: 10_000,
      slots: 1,
    },
    ...{ retry: { busyMs: [], failedMs: [] }, urgency, ...fields },
  }
  const ask = askService({ db, log, settings }, service)
  return (path: string, options?: Parameters<typeof ask>[1]) => ask({ url: new URL(path, baseUrl) }, options)
}

/** As another server of the same guide has it. */
async function anotherServer(): Promise<Database> {
  const { db, close } = openDatabase({ ...(await testPoolConfig()), max: 2 })
  onTestFinished(close)
  return db
}

const somebodyWaits = (db: Database) =>
  expect.poll(() => db.$count(serviceStates, sql`awaited_until > now()`)).toBe(1)

test('what somebody waits for goes before all that bulk work has still to ask, on whatever server', async () => {
  const db = await testDatabase()
  const first = Promise.withResolvers<void>()
  const { url, requests } = await localService(async () => {
    if (requests.length === 1) await first.promise
    return { body: '{}' }
  })
  const bulk = asking(db, url, 'bulk')
  const other = asking(await anotherServer(), url, 'bulk')
  const work = Promise.all([bulk('/bulk'), bulk('/bulk'), other('/bulk'), other('/bulk')])
  await expect.poll(() => requests.length).toBe(1)
  const awaited = asking(await anotherServer(), url, 'awaited')('/awaited')
  await somebodyWaits(db)
  first.resolve()
  await awaited
  expect(requests).toEqual(['/bulk', '/awaited'])
  await work
  expect(requests).toHaveLength(5)
})

test('a request of bulk work that takes long gives way, and is asked again without being held against the service', async () => {
  const db = await testDatabase()
  const afterwards = Promise.withResolvers<void>()
  const { url, requests } = await localService(async () => {
    if (requests.length === 1) await afterwards.promise
    return { body: '{}' }
  })
  const work = asking(db, url, 'bulk')('/bulk')
  await expect.poll(() => requests.length).toBe(1)
  await asking(await anotherServer(), url, 'awaited')('/awaited')
  expect(requests).toEqual(['/bulk', '/awaited'])
  expect((await work).status).toBe(200)
  expect(requests).toEqual(['/bulk', '/awaited', '/bulk'])
  expect(await db.select().from(serviceStates)).toMatchObject([{ failures: 0, pausedUntil: null }])
  afterwards.resolve()
})

test('a slot is held so shortly that a server that was killed keeps nobody waiting', async () => {
  const db = await testDatabase()
  const held: unknown[] = []
  const { url } = await localService(async () => {
    const { rows } = await db.execute(
      sql`select until < now() + interval '4 seconds' is_short from leases where name = 'outgoing:atlas:1'`,
    )
    held.push(...rows)
    return { body: '{}' }
  })
  await asking(db, url, 'bulk')('/')
  expect(held).toEqual([{ is_short: true }])
})

test('the patience of bulk work with a busy service is its own', async () => {
  const db = await testDatabase()
  const { url, requests } = await answering({ status: 429 }, { body: '{}' })
  const leaving = new AbortController()
  const told: string[] = []
  const work = asking(db, url, 'bulk', { retry: { busyMs: [60_000], failedMs: [] } })('/bulk', {
    signal: leaving.signal,
    onProgress: (detail) => void told.push(detail),
  })
  await expect.poll(() => told).toEqual([expect.stringMatching(/^Waiting \d\d s until The atlas may be/)])
  await asking(db, url, 'awaited')('/awaited')
  expect(requests).toEqual(['/bulk', '/awaited'])
  leaving.abort(new Error('gone'))
  await expect(work).rejects.toThrow('gone')
})

test('what a busy service asks for itself holds for everybody; who waits is told when, and not made to wait', async () => {
  const db = await testDatabase()
  const { url, requests } = await answering({ status: 429, headers: { 'Retry-After': '90' } }, { body: '{}' })
  const awaited = asking(db, url, 'awaited', { retry: { busyMs: [1], failedMs: [1] } })
  await expect(awaited('/awaited')).rejects.toThrow('The atlas is busy (429).')
  await expect(awaited('/awaited')).rejects.toThrow(/^The atlas may be asked again at \d\d:\d\d UTC\.$/)
  expect(requests).toHaveLength(1)
})

test.for(['awaited', 'bulk'] as const)(
  'what a clock that was a day ahead has noted keeps no %s question waiting',
  async (urgency) => {
    const db = await testDatabase()
    const { url, requests } = await localService(() => ({ body: '{}' }))
    const ask = asking(db, url, urgency, { gapMs: 1000 })
    await ask('/first')
    await db.execute(sql`update service_states set free_at = now() + interval '1 day',
    bulk_free_at = now() + interval '1 day', awaited_until = now() + interval '1 day',
    paused_until = now() + interval '26 hours'`)
    await ask('/second')
    expect(requests).toEqual(['/first', '/second'])
    const { rows } = await db.execute(
      sql`select free_at < now() + interval '1 minute' as is from service_states`,
    )
    expect(rows).toEqual([{ is: true }])
  },
)
