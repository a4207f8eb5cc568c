import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { aPlace } from '../../../tests/factories.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase, testPoolConfig } from '../../../tests/test-database.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { startJob } from '../../office/jobs/job.queries.ts'
import { jobKind } from '../../office/jobs/job-kind.task.ts'
import { postToWebsites } from '../../outgoing/post-to-website.provider.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { statementName } from '../../platform/database/traced-client.ts'
import { log } from '../../platform/log/log.ts'
import { isTraced } from '../../platform/log/spans.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openTraces, traceRequests } from './open-traces.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

type Told = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: object }[]
  status: { code: number }
}

/** A guide whose traces a collector takes; `told` ends it and gives all spans. */
async function aTracedGuide(env: NodeJS.ProcessEnv = {}) {
  const collector = await localService(() => ({ body: '{}' }))
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/otlp/`, ...env })
  const stop = await openTraces({ log, settings })
  onTestFinished(async () => void (await stop?.()))
  await testDatabase()
  const { db, close } = openDatabase({ ...(await testPoolConfig()), max: 2 })
  onTestFinished(close)
  const { api } = testApi(db)
  const server = createServer(traceRequests(getRequestListener(api.fetch))).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers,
    })
    await response.text()
    return response.status
  }
  const told = async (): Promise<Told[]> => {
    await stop?.()
    return collector.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Told[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    )
  }
  return { db, ask, told, collector, settings }
}

test('a request, its call and its statements are one trace, which goes on where the request came from, and say nothing of what was asked', async () => {
  const { db, ask, told, collector } = await aTracedGuide({
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
  })
  const place = await aPlace(db, { name: 'Hidden Garden', slug: 'hidden-garden' })
  expect(
    await ask(`/api/places/${place.slug}?q=whispered`, { traceparent: `00-${traceId}-${spanId}-01` }),
  ).toBe(200)
  const spans = await told()
  expect(collector.requests[0]).toBe('/otlp/v1/traces')
  expect(collector.lastHeaders().authorization).toBe('Bearer abc')
  const ofTrace = spans.filter((span) => span.traceId === traceId)
  const request = ofTrace.find(({ name }) => name === 'GET /api/places/:placeSlug')
  const call = ofTrace.find(({ name }) => name === 'api GET /api/places/:placeSlug')
  expect(request).toMatchObject({
    ...{ kind: 2, parentSpanId: spanId },
    attributes: expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: 200 } }]),
  })
  expect(call?.parentSpanId).toBe(request?.spanId)
  const statements = ofTrace.filter(({ parentSpanId, kind }) => parentSpanId === call?.spanId && kind === 3)
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^(?:select|with) /))
  for (const secret of ['hidden', 'Hidden', 'whispered', 'Bearer'])
    expect(collector.bodies.join()).not.toContain(secret)
  expect(collector.bodies.join()).toContain('family-fun-europe')
})

test('work that fails says so, jobs are traces, and another service hears nothing of them', async () => {
  const { db, told, settings } = await aTracedGuide()
  const website = await localService(() => ({ status: 500, body: '' }))
  const post = postToWebsites({ settings }, { timeoutMs: 5000, innerOrigins: [website.url] })
  const kind = jobKind('test-work', z.object({}), async ({ signal }) => {
    await post({ url: new URL(`${website.url}/hook`), headers: {}, body: 'our secret' }, signal)
    throw new Error('our secret')
  })
  await startJob(db, { kind: 'test-work', input: {}, startedBy: null })
  const stopJobs = await keepTestJobs(db, [kind])
  await expect.poll(() => website.requests.length).toBe(1)
  await stopJobs()
  const spans = await told()
  const job = spans.find(({ name }) => name === 'job test-work')
  expect(job?.status.code).toBe(2)
  const outside = spans.filter(
    ({ parentSpanId, name }) => parentSpanId === job?.spanId && name === 'webhooks',
  )
  expect(outside).toMatchObject([{ kind: 3, status: { code: 2 } }])
  expect(website.lastHeaders()).not.toHaveProperty('traceparent')
  expect(JSON.stringify(spans)).not.toContain('our secret')
})

test('what nobody wants to keep is not sent, and nobody makes the guide keep more than it was told to', async () => {
  const unwanted = await aTracedGuide()
  await unwanted.ask('/api/cities', { traceparent: `00-${traceId}-${spanId}-00` })
  expect(await unwanted.told()).toEqual([])
  const none = await aTracedGuide({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await none.ask('/api/cities', { traceparent: `00-${traceId}-${spanId}-01` })
  await none.ask('/api/cities')
  expect(await none.told()).toEqual([])
  const odd = await aTracedGuide()
  for (const traceparent of ['', 'x', `00-${'0'.repeat(32)}-${spanId}-01`, `ff-${traceId}-${spanId}-01`])
    expect(await odd.ask('/api/cities', { traceparent })).toBe(200)
  const requests = (await odd.told()).filter(({ kind }) => kind === 2)
  expect(requests.map(({ traceId: one, parentSpanId }) => [one === traceId, parentSpanId])).toEqual(
    Array.from({ length: 4 }, () => [false, undefined]),
  )
})

test('traces say where they come from as the owner names it, and none are sent where all is turned off', async () => {
  const sourceOf = async (env: NodeJS.ProcessEnv) => {
    const { ask, told, collector } = await aTracedGuide(env)
    await ask('/api/cities')
    await told()
    const { attributes } = JSON.parse(collector.bodies[0] ?? '').resourceSpans[0].resource
    return Object.fromEntries(
      attributes.map(({ key, value }: { key: string; value: { stringValue: string } }) => [
        key,
        value.stringValue,
      ]),
    )
  }
  const attributes = 'service.name=guide,deployment.environment.name=the%20cellar'
  const named = { 'service.version': expect.any(String), 'deployment.environment.name': 'the cellar' }
  expect(await sourceOf({})).toMatchObject({ 'service.name': 'family-fun-europe' })
  expect(await sourceOf({ OTEL_RESOURCE_ATTRIBUTES: attributes })).toMatchObject({
    ...{ 'service.name': 'guide', ...named },
  })
  const both = { OTEL_RESOURCE_ATTRIBUTES: attributes, OTEL_SERVICE_NAME: 'families' }
  expect(await sourceOf(both)).toMatchObject({ 'service.name': 'families', ...named })
  const off = await aTracedGuide({ OTEL_SDK_DISABLED: 'TRUE' })
  await off.ask('/api/cities')
  await off.told()
  expect(off.collector.bodies).toEqual([])
})

test('a collector that is away costs no answer', async () => {
  const { ask, told } = await aTracedGuide({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces',
  })
  expect(await ask('/api/cities')).toBe(200)
  expect(await told()).toEqual([])
})

test('without a collector nothing is traced, and settings that are wrong are named', async () => {
  expect(await openTraces({ log, settings: readSettings({}) })).toBeUndefined()
  expect(isTraced()).toBe(false)
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'staging'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    expect(() => readSettings({ [name]: value }), name).toThrow(name)
})

test('a statement is told by what it does to which table', () => {
  expect(
    [
      'select "id" from "places" where "slug" = $1',
      'INSERT INTO audit_log (x) values ($1)',
      'update "public"."cities" set name = $1',
      'begin',
      "select 'from Hidden'",
    ].map(statementName),
  ).toEqual(['select places', 'insert audit_log', 'update cities', 'begin', 'select'])
})
