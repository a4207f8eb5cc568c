import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { answering } from '../../../tests/services/answering.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase, testPoolConfig } from '../../../tests/test-database.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { askWebsites } from '../../outgoing/ask-website.provider.ts'
import { type Database, openQuickDatabase } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { webhookDeliveries, webhooks } from '../../system/webhooks/webhook.table.ts'
import { ArtSheets } from '../listener/art-sheets.ts'
import { createListener } from '../listener/listener.ts'
import { pageOf } from '../page-cache/page.ts'
import { openMetrics } from './open-metrics.ts'

const token = 'a token for Prometheus'.replaceAll(' ', '-')

test('without a setting there are no metrics, and nothing is counted', async () => {
  const { ask, metrics } = await aGuide({})
  expect(metrics).toBeUndefined()
  expect((await ask('/metrics')).status).toBe(404)
})

test('whoever has not the token finds nothing there, as at any made-up address', async () => {
  const { ask } = await aGuide({ METRICS_TOKEN: token })
  const nowhere = await ask('/not-there')
  for (const authorization of ['', `Bearer ${token}x`, 'Bearer ', `Basic ${token}`, token]) {
    const refused = await ask('/metrics', authorization)
    expect([refused.status, refused.text]).toEqual([nowhere.status, nowhere.text])
  }
  const { status, text, type } = await ask('/metrics', `Bearer ${token}`)
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).not.toContain(token)
})

test('a port of its own answers in place of the site, and asks for a token where there is one', async () => {
  const open = await aGuide({ METRICS_PORT: '0' })
  expect((await open.ask('/metrics')).status).toBe(404)
  expect((await open.ask('/metrics', '', open.metrics?.port)).status).toBe(200)
  expect((await open.ask('/', '', open.metrics?.port)).status).toBe(404)
  const locked = await aGuide({ METRICS_PORT: '0', METRICS_TOKEN: token })
  expect((await locked.ask('/metrics', `Bearer ${token}`)).status).toBe(404)
  expect((await locked.ask('/metrics', '', locked.metrics?.port)).status).toBe(404)
  expect((await locked.ask('/metrics', `Bearer ${token}`, locked.metrics?.port)).status).toBe(200)
})

test('requests are counted by route, never by what was asked for', async () => {
  const { ask, read } = await aGuide({ METRICS_TOKEN: token })
  const paths = ['/funplace/zoo?q=secret', '/funplace/<script>', '/api/places/zoo', '/api/cities']
  for (const path of paths) await ask(path)
  for (let number = 0; number < 30; number++) await ask(`/made-up-${number}/${number}`)
  const text = await read()
  const counted = (route: string, status: string) =>
    sampleOf(text, 'guide_http_request_duration_seconds_count', { route, method: 'GET', status })
  expect(counted('/funplace/:placeSlug', '2xx')).toBe(2)
  expect(counted('/api/places/:placeSlug', '4xx')).toBe(1)
  expect(counted('/api/cities', '2xx')).toBe(1)
  expect(counted('other', '4xx')).toBe(30)
  expect(text).not.toMatch(/zoo|secret|<script|made-up/)
})

test('pages that were kept are told from those that were rendered', async () => {
  const { ask, read } = await aGuide({ METRICS_TOKEN: token })
  for (let time = 0; time < 3; time++) await ask('/about')
  const text = await read()
  expect(sampleOf(text, 'guide_page_cache_requests_total', { result: 'miss' })).toBe(1)
  expect(sampleOf(text, 'guide_page_cache_requests_total', { result: 'hit' })).toBe(2)
})

test('requests to others are counted by service and by what came of them', async () => {
  const { read } = await aGuide({ METRICS_TOKEN: token })
  const { url } = await answering({ status: 200 }, { status: 503 })
  const ask = askWebsites({ log, settings: readSettings({}) }, { timeoutMs: 5000, maxBytes: 9, baseUrl: url })
  for (let time = 0; time < 2; time++) await ask(new URL('/a-path', url), '*/*')
  await expect(ask(new URL('http://10.0.0.1/'), '*/*')).rejects.toThrow()
  const text = await read()
  for (const outcome of ['2xx', '5xx', 'failed'])
    expect([
      outcome,
      sampleOf(text, 'guide_outgoing_request_duration_seconds_count', { service: 'websites', outcome }),
    ]).toEqual([outcome, 1])
  expect(text).not.toContain('a-path')
})

test('what waits, for how long, and how old the last back-up is, comes from the database', async () => {
  const { db, read } = await aGuide({ METRICS_TOKEN: token })
  expect(await read()).not.toMatch(/^guide_backup_age_seconds \d/m)
  const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::float8)`
  const job = { kind: 'fetch-places', input: {}, progress: { done: 0, total: 0, items: [] } }
  await db.insert(jobs).values([
    { ...job, state: 'waiting', createdAt: ago(1000) },
    { ...job, state: 'waiting', createdAt: ago(2000), notBefore: ago(100) },
    { ...job, state: 'waiting', createdAt: ago(3000), notBefore: ago(-100) },
    { ...job, state: 'running', createdAt: ago(4000) },
    { ...job, kind: 'back-up', state: 'done', finishedAt: ago(5000) },
    { ...job, kind: 'back-up', state: 'failed', finishedAt: ago(10) },
  ])
  const text = await read()
  const queue = 'fetch-places'
  expect(sampleOf(text, 'guide_database_up')).toBe(1)
  expect(sampleOf(text, 'guide_queue_jobs', { queue, state: 'waiting' })).toBe(2)
  expect(sampleOf(text, 'guide_queue_jobs', { queue, state: 'running' })).toBe(1)
  expect(sampleOf(text, 'guide_queue_jobs', { queue: 'webhooks', state: 'waiting' })).toBe(0)
  expect(Math.floor(sampleOf(text, 'guide_queue_oldest_waiting_seconds', { queue }) / 1000)).toBe(1)
  expect(Math.floor(sampleOf(text, 'guide_backup_age_seconds') / 1000)).toBe(5)
  expect(sampleOf(text, 'guide_database_connections', { pool: 'work', state: 'allowed' })).toBe(2)
})

test('a back-up of a clock that was ahead hides no old one', async () => {
  const { db, read } = await aGuide({ METRICS_TOKEN: token })
  const backUp = { kind: 'back-up', input: {}, progress: { done: 0, total: 0, items: [] } }
  await db.insert(jobs).values([
    { ...backUp, state: 'done', finishedAt: sql`now() - interval '3 days'` },
    { ...backUp, state: 'done', finishedAt: sql`now() + interval '1 year'` },
  ])
  expect(Math.round(sampleOf(await read(), 'guide_backup_age_seconds') / 86_400)).toBe(3)
})

test('of messages those wait that could be sent: not what is put off, nor what a webhook was to be told that is switched off', async () => {
  const { db, read } = await aGuide({ METRICS_TOKEN: token })
  const [on, off] = [randomUUID(), randomUUID()]
  const webhook = { url: 'https://example.org/hook', topics: ['place' as const], secret: 'whsec_AA==' }
  await db.insert(webhooks).values([
    { ...webhook, id: on },
    { ...webhook, id: off, isActive: false },
  ])
  const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::float8)`
  const message = { event: 'place.updated', body: '{}', createdAt: ago(90_000) }
  await db.insert(webhookDeliveries).values([
    { ...message, webhookId: off, dueAt: ago(90_000) },
    { ...message, webhookId: on, tries: 5, error: 'answered with status 500', dueAt: ago(-3000) },
    { ...message, webhookId: on, tries: 4, error: 'answered with status 500', dueAt: ago(2000) },
    { ...message, webhookId: on, state: 'delivered' },
  ])
  const text = await read()
  expect(sampleOf(text, 'guide_queue_jobs', { queue: 'webhooks', state: 'waiting' })).toBe(1)
  const oldest = sampleOf(text, 'guide_queue_oldest_waiting_seconds', { queue: 'webhooks' })
  expect(Math.floor(oldest / 1000)).toBe(2)
})

test('metrics are there while the database is not, and say so', async () => {
  const away = openQuickDatabase({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  onTestFinished(() => away.close())
  const { read } = await aGuide({ METRICS_TOKEN: token }, away.db)
  const text = await read()
  expect(sampleOf(text, 'guide_database_up')).toBe(0)
  expect(text).not.toMatch(/^guide_(?:queue|backup)_\w+[{ ]/m)
})

/** Of one series, by all of its labels in their order. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const inner = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const series = inner.length > 0 ? `${name}{${inner.join(',')}} ` : `${name} `
  const line = text.split('\n').find((line) => line.startsWith(series))
  if (!line) throw new Error(`no ${series} in:\n${text.match(new RegExp(`^${name}.*$`, 'gm'))?.join('\n')}`)
  return Number(line.slice(series.length))
}

async function aGuide(env: NodeJS.ProcessEnv, quickDb?: Database) {
  const db = await testDatabase()
  const pool = new pg.Pool({ ...(await testPoolConfig()), max: 2 })
  const folder = await mkdtemp(join(tmpdir(), 'measured-'))
  const settings = readSettings(env)
  const runtime = { log, settings, quickDb: quickDb ?? db, pools: { work: pool } }
  const metrics = await openMetrics(runtime)
  const { api } = testApi(db)
  const site = {
    api: api.fetch,
    page: async (address: string) => pageOf(/^\/(?:about|funplace)/.test(address) ? 200 : 404, {}, 'a page'),
  }
  const listener = await createListener(
    site,
    {
      ...{ log, settings, isDatabaseSilent: () => false, heardAll: async () => undefined },
      onContentChange: () => () => undefined,
    },
    folder,
    new ArtSheets('public/art'),
    metrics?.watchPages,
  )
  const server = createServer(metrics?.watchRequests(listener) ?? listener).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    metrics?.close()
    server.closeAllConnections()
    server.close()
    await Promise.all([pool.end(), rm(folder, { recursive: true })])
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const sitePort = (server.address() as AddressInfo).port
  const ask = async (path: string, authorization = '', port = sitePort) => {
    const headers = { authorization, 'accept-encoding': 'identity' }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
    }
  }
  const read = async () => (await ask('/metrics', `Bearer ${token}`)).text
  return { db, metrics, ask, read }
}
