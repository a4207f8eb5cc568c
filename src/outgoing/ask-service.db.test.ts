import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answering } from '../../tests/services/answering.ts'
import { localService } from '../../tests/services/local-service.ts'
import { testClock } from '../../tests/services/test-clock.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { log } from '../platform/log/log.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { askService } from './ask-service.provider.ts'
import type { Service } from './service.ts'
import { serviceStates, serviceUsage } from './service-state.table.ts'
import { leftOf } from './service-usage.queries.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://guide.example' })

const aService = (baseUrl: string, fields: Partial<Service> = {}): Service => ({
  ...{ name: 'atlas', title: 'The atlas', baseUrl, gapMs: 0, timeoutMs: 5_000, maxBytes: 10_000 },
  retry: { busyMs: [], failedMs: [] },
  ...fields,
})

async function aClient(baseUrl: string, fields: Partial<Service> = {}) {
  const db = await testDatabase()
  const clock = testClock(db)
  const lines: string[] = []
  const write = (level: string) => (line: object) => void lines.push(JSON.stringify({ level, ...line }))
  const quiet = { debug: write('debug'), info: write('info'), warn: write('warn') }
  const parts = { db, clock, settings, log: quiet as unknown as typeof log }
  const ask = askService(parts, aService(baseUrl, fields))
  return { db, clock, lines, parts, ask, get: (path = '/') => ask({ url: new URL(path, baseUrl) }) }
}

test('what comes is handed over whole, unpacked and with its type', async () => {
  const { url } = await answering({
    headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    body: '{"ä":1}',
  })
  const { get } = await aClient(url)
  expect(await get()).toMatchObject({
    ...{ status: 200, contentType: 'application/json' },
    body: Buffer.from('{"ä":1}'),
  })
})

test('requests keep their distance in the whole deployment, whoever makes them', async () => {
  const { url, requests } = await answering({ body: '{}' })
  const { parts, clock } = await aClient(url)
  // Two processes, as far as the database can tell.
  const asks = [1, 2].map(() => askService(parts, aService(url, { gapMs: 60_000 })))
  for (const ask of [...asks, ...asks]) await ask({ url: new URL(url) })
  expect(requests.length).toBe(4)
  expect(clock.waits.length).toBe(3)
  for (const ms of clock.waits) expect(ms).toBeGreaterThan(55_000)
})

test('those who ask at the same moment get different turns', async () => {
  const { url } = await answering({ body: '{}' })
  const { parts, clock } = await aClient(url)
  const ask = askService(
    { ...parts, clock: { ...clock, wait: async (ms) => void clock.waits.push(ms) } },
    aService(url, { gapMs: 60_000 }),
  )
  await Promise.all([1, 2, 3, 4, 5].map(() => ask({ url: new URL(url) })))
  const minutes = clock.waits.map((ms) => Math.round(ms / 60_000)).toSorted()
  expect(minutes).toEqual([1, 2, 3, 4])
})

test('no more requests are under way at once than the service has slots', async () => {
  let open = 0
  let most = 0
  const { url } = await localService(() => {
    most = Math.max(most, ++open)
    return { body: '{}' }
  })
  const { parts, clock } = await aClient(url)
  const wait = async (_ms: number) => clock.wait(0)
  const ask = askService({ ...parts, clock: { ...clock, wait } }, aService(url, { slots: 1 }))
  await Promise.all([1, 2, 3].map(() => ask({ url: new URL(url) }).then(() => void open--)))
  expect(most).toBe(1)
})

test('a busy service is asked again as planned, later by what it says itself', async () => {
  const { url, requests } = await answering(
    { status: 429 },
    { status: 429, headers: { 'Retry-After': '90' } },
    { status: 503 },
    { body: '{}' },
  )
  const { get, clock } = await aClient(url, { retry: { busyMs: [1_000, 2_000], failedMs: [9, 9, 5_000] } })
  await get()
  expect(requests.length).toBe(4)
  expect(clock.waits.map((ms) => Math.round(ms / 1_000))).toEqual([1, 90, 5])
})

test('after the last planned try the error says what the service said', async () => {
  const { url, requests } = await answering({ status: 500 })
  const { get } = await aClient(url, { retry: { busyMs: [], failedMs: [1_000] } })
  await expect(get()).rejects.toMatchObject({ kind: 'unavailable', message: 'The atlas has a fault (500).' })
  expect(requests.length).toBe(2)
})

test('who waits is told why it takes so long', async () => {
  const { url } = await answering({ status: 429 }, { body: '{}' })
  const { ask } = await aClient(url, { retry: { busyMs: [30_000], failedMs: [] } })
  const told: string[] = []
  await ask({ url: new URL(url) }, { onProgress: (detail) => void told.push(detail) })
  expect(told).toEqual(['Waiting 30 s until The atlas may be asked again'])
})

test('a service that fails again and again is left alone, and asked once more later', async () => {
  const { url, requests } = await answering(...Array(7).fill({ status: 500 }), { body: '{}' })
  const { get, clock } = await aClient(url)
  for (let n = 0; n < 6; n++) await expect(get()).rejects.toThrow('has a fault')
  await expect(get()).rejects.toThrow(/left alone until \d\d:\d\d UTC: it has a fault \(500\)/)
  expect(requests.length).toBe(6)
  await clock.letPass(11 * 60_000)
  await expect(get()).rejects.toThrow('has a fault')
  await expect(get()).rejects.toThrow('left alone')
  await clock.letPass(11 * 60_000)
  await get()
  await get()
  expect(requests.length).toBe(9)
})

test('a question that the service refuses does not count against it', async () => {
  const { url } = await answering({ status: 400 })
  const { get, db } = await aClient(url)
  for (let n = 0; n < 10; n++) await expect(get()).rejects.toMatchObject({ kind: 'refused' })
  expect(await db.select().from(serviceStates)).toMatchObject([{ failures: 0, pausedUntil: null }])
})

test('a wait of hours is no wait: the service is left alone until then', async () => {
  const { url, requests } = await answering({ status: 503, headers: { 'Retry-After': '7200' } })
  const { get } = await aClient(url, { retry: { busyMs: [], failedMs: [1, 1] } })
  await expect(get()).rejects.toThrow('has a fault (503)')
  await expect(get()).rejects.toThrow('left alone')
  expect(requests.length).toBe(1)
})

test('an allowance is spent to its end and not beyond, by however many at once', async () => {
  const { url, requests } = await answering({ body: '{}' })
  const budget = { period: 'day', limit: 10 } as const
  const { ask, db } = await aClient(url, { budget })
  const asked = await Promise.allSettled([1, 2, 3, 4, 5].map(() => ask({ url: new URL(url), cost: 3 })))
  expect(asked.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
  expect(requests.length).toBe(3)
  expect(await leftOf(db, 'atlas', budget)).toBe(1)
  await expect(ask({ url: new URL(url), cost: 2 })).rejects.toThrow(
    'The atlas may not be asked before tomorrow (UTC): its allowance of 10 is used up.',
  )
  await db.update(serviceUsage).set({ period: '2020-01-01' }).where(eq(serviceUsage.service, 'atlas'))
  await ask({ url: new URL(url), cost: 10 })
})

test('who no longer wants the answer ends the request, and the wait before it', async () => {
  const { url } = await localService(() => ({ body: '{}' }))
  const { ask, parts } = await aClient(url)
  const gone = new Error('gone')
  await expect(ask({ url: new URL(url) }, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone)
  const leaving = new AbortController()
  const hanging = await localService(() => {
    leaving.abort(gone)
    return { body: '{}' }
  })
  const other = askService(parts, aService(hanging.url))
  await expect(other({ url: new URL(hanging.url) }, { signal: leaving.signal })).rejects.toBe(gone)
})

test('a key appears in no message and no log line, nor does any query', async () => {
  const secret = 'k3y/with+signs'
  const { url } = await localService((address) => ({ status: 400, body: `bad ${address.href} ${secret}` }))
  const { ask, lines } = await aClient(url, {
    judge: ({ body }) => ({ kind: 'refused', message: `said ${body}` }),
  })
  const address = new URL(url)
  address.search = new URLSearchParams({ apiKey: secret, lat: '48.2' }).toString()
  const error = await ask({ url: address, secret }).catch((thrown: Error) => thrown)
  const all = `${(error as Error).message}${lines.join()}`
  expect(all).toContain('[hidden]')
  expect(all).not.toContain(secret)
  expect(all).not.toContain(encodeURIComponent(secret))
  expect(lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ service: 'atlas', address: `${url}/`, status: 400 })
})

test('what a service answers is logged at debug, and no path that holds coordinates at all', async () => {
  const { url } = await answering({ body: '{}' })
  const { get, lines } = await aClient(url, { isPathPrivate: true })
  await get('/table/v1/driving/16.37,48.2;16.38,48.21?sources=0')
  expect(lines).toEqual([expect.stringContaining('"level":"debug"')])
  expect(lines[0]).not.toMatch(/16\.37|driving|sources/)
})

test('where somebody is stands in no log line, also where a proxy repeats what it was asked', async () => {
  const { url } = await localService(({ pathname, search }) => ({
    status: 502,
    body: `<p>nginx/1.25.3 cannot reach "${pathname}${search}" or http://inner${pathname}.`,
  }))
  const { get, lines } = await aClient(url, { isPathPrivate: true })
  await expect(
    get('/route/v1/driving/16.37381,48.20821;-0.12575,51.50853?fromPlace=48.2,16.3'),
  ).rejects.toThrow()
  expect(lines.join()).not.toMatch(/16\.3|48\.2|0\.125|51\.5/)
  expect(JSON.parse(lines[0] ?? '').body).toBe(
    '<p>nginx/1.25.3 cannot reach "/route/v1/driving/[hidden],[hidden];[hidden],[hidden]?[hidden]" or http://inner/route/v1/driving/[hidden],[hidden];[hidden],[hidden].',
  )
})

test('a long body is cut in the log', async () => {
  const { url } = await answering({ status: 500, body: 'x'.repeat(5_000) })
  const { get, lines } = await aClient(url)
  await expect(get()).rejects.toThrow('500')
  expect(JSON.parse(lines[0] ?? '').body).toBe('x'.repeat(200))
})
