import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { describedAnswers } from '../../../tests/described-answers.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'

type Call = { summary: string; responses: object }

test('the description holds every route, and no other', async () => {
  const { api, json } = testApi(await testDatabase())
  const { paths } = await json('/api/openapi.json')
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = api.routes
    .filter(({ method, path }) => method !== 'ALL' && !['/api/openapi.json', '/api/docs'].includes(path))
    .map(
      ({ method, path }) => `${method} ${path.replace(/\/$/, '').replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`,
    )
  expect(described.map((route) => route.replace(/\/$/, '')).toSorted()).toEqual(
    [...new Set(routes)].toSorted(),
  )
})

test('every route is described with a summary and its answers', async () => {
  const { paths } = await testApi(await testDatabase()).json('/api/openapi.json')
  const calls = Object.values(paths as Record<string, Record<string, Call>>).flatMap(Object.values<Call>)
  for (const { summary, responses } of calls) {
    expect(summary).toBeTruthy()
    expect(Object.keys(responses)).not.toEqual([])
  }
})

test('who may have to do with a newer version reads what to send and what comes back', async () => {
  const { paths } = await testApi(await testDatabase()).json('/api/openapi.json')
  const { requestBody, responses } = paths['/api/admin/cities/{id}'].put
  const partsOf = (body: typeof requestBody) => body.content['application/json'].schema.properties
  expect(partsOf(requestBody)).toMatchObject({ updatedAt: { format: 'date-time' } })
  expect(partsOf(responses[200])).toMatchObject({ updatedAt: { format: 'date-time' } })
  expect(partsOf(responses[409])).toMatchObject({ current: { description: expect.any(String) } })
})

test('every whole number that a call takes is one that the database can hold', async () => {
  const { paths } = await testApi(await testDatabase()).json('/api/openapi.json')
  const tooLarge = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { parameters?: unknown; requestBody?: unknown }>)
      .filter(([, { parameters, requestBody }]) =>
        integersIn([parameters, requestBody]).some(({ maximum }) => maximum > 2 ** 31 - 1),
      )
      .map(([method]) => `${method} ${path}`),
  )
  expect(tooLarge).toEqual([])
})

test.for([
  [200, { id: 1, name: 'Zoo' }, undefined],
  [200, { id: '1', name: 'Zoo' }, 'expected number'],
  [200, { id: 1 }, 'expected string'],
  [200, { id: 1, name: 'Zoo', password: 'x' }, 'password'],
  [201, { id: 1, name: 'Zoo' }, 'does not name'],
  [404, { message: 'No such place' }, undefined],
] as const)('tests hold an answer %s %o to its description', async ([status, body, refused]) => {
  const schema = {
    type: 'object' as const,
    properties: { id: { type: 'integer' as const }, name: { type: 'string' as const } },
    required: ['id', 'name'],
    additionalProperties: false,
  }
  const check = describedAnswers({
    paths: {
      '/api/places/{id}': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } },
    },
  })
  const checked = check('GET', '/api/places/1', Response.json(body, { status }))
  await (refused ? expect(checked).rejects.toThrow(refused) : expect(checked).resolves.toBeUndefined())
})

function integersIn(schema: unknown): { maximum: number }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum = Infinity } = schema as { type?: unknown; maximum?: number }
  return [
    ...([type].flat().includes('integer') ? [{ maximum }] : []),
    ...Object.values(schema).flatMap(integersIn),
  ]
}

test('each call says what it takes: nothing, a token of a scope, or a person', async () => {
  const { paths } = await testApi(await testDatabase()).json('/api/openapi.json')
  expect(paths['/api/cities'].get.security).toBeUndefined()
  expect(paths['/api/admin/places'].get.security).toEqual([{ token: ['read'] }, { session: [] }])
  expect(paths['/api/admin/places/{id}'].put.security).toEqual([{ token: ['write'] }, { session: [] }])
  expect(paths['/api/configs'].get.security).toEqual([{ token: ['admin'] }, { session: [] }])
  expect(paths['/api/admin/api-tokens'].post.security).toEqual([{ session: [] }])
})

test('the page that describes the API has every call, runs nothing and asks nobody', async () => {
  const { get, json } = testApi(await testDatabase())
  const { paths } = await json('/api/openapi.json')
  const response = await get('/api/docs')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
  expect(policy).not.toMatch(/script|unsafe|https?:/)
  const html = await response.text()
  expect(html).not.toMatch(/<script|<link|<img|@import|url\(|style="/)
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
  for (const path of Object.keys(paths)) expect(html).toContain(`<code>${path}</code>`)
  expect(html.match(/<details>/g)).toHaveLength(
    Object.values(paths).flatMap((item) => Object.keys(item as object)).length,
  )
})
