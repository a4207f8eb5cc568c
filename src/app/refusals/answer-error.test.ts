import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { shownHeader } from '../../guide/places/shown-places.ts'
import { ProviderError, type ProviderErrorKind } from '../../outgoing/provider-error.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import { DatabaseBusy } from '../../platform/database/database-away.ts'
import { renderWatched } from '../rendering/rendering.ts'
import { answerError, isReadable, refuseUnreadableAddress, unknownCall } from './answer-error.ts'

const api = new Hono()
  .use(refuseUnreadableAddress)
  .get('/refused', () => {
    throw new Problem(409, 'conflict', 'Somebody was faster', [{ path: 'name', message: 'is taken' }])
  })
  .get('/provider/:kind', (c) => {
    throw new ProviderError(c.req.param('kind') as ProviderErrorKind, 'Overpass is busy')
  })
  .get('/full/:code', (c) => {
    const cause = Object.assign(new Error('No space left on device'), { code: c.req.param('code') })
    throw new Error('Failed query', { cause })
  })
  .get('/kept/:status', (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    c.header(shownHeader, 'places')
    if (c.req.param('status') === '404') throw notFound('city')
    throw new Error('Failed query: select', { cause: new DatabaseBusy('others have it') })
  })
  .get('/broken', () => {
    throw new Error('column "secret" does not exist: select secret from places')
  })
  .get('/refused-by-database', () => {
    const fatal = { code: 'XX000', severity: 'FATAL' }
    throw new Error('Failed query', { cause: Object.assign(new Error('could not write init file'), fatal) })
  })
  .get('/said/:code', (c) => {
    const cause = Object.assign(new Error('as PostgreSQL says it'), { code: c.req.param('code') })
    throw new Error('Failed query: select', { cause })
  })
  .get('/too-long', () => {
    throw new Error('Failed query: select', {
      cause: Object.assign(new Error('cancelled'), { code: '57014' }),
    })
  })
  .get('/away', () => {
    throw new Error('Failed query: select', {
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    })
  })
  .get('/busy', () => {
    throw new Error('Failed query: select', { cause: new DatabaseBusy('others have it') })
  })
  .onError(answerError(pino({ level: 'silent' })))
api.notFound(unknownCall(api))

test('a refusal says what is wrong, where', async () => {
  const response = await api.request('/refused')
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    message: 'Somebody was faster',
    code: 'conflict',
    issues: [{ path: 'name', message: 'is taken' }],
  })
})

test.each([
  ['unavailable', 504],
  ['refused', 502],
  ['unreadable', 502],
])("a provider's failure '%s' is a %i with its words", async (kind, status) => {
  const response = await api.request(`/provider/${kind}`)
  expect([response.status, (await response.json()).message]).toEqual([status, 'Overpass is busy'])
})

test('a fault of ours is a 503 that says nothing of its cause and when to come back', async () => {
  const response = await api.request('/broken')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  const { message, code } = await response.json()
  expect(code).toBe('unavailable')
  expect(message).not.toMatch(/places|select|secret|\n/)
})

test.each([503, 404])(
  'a %i is kept by nobody, for however long its answer would have been',
  async (status) => {
    const response = await api.request(`/kept/${status}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get(shownHeader)).toBeNull()
  },
)

test('an unknown call is a 404 in the same form', async () => {
  expect(await (await api.request('/nope')).json()).toMatchObject({ code: 'not_found', issues: [] })
})

test.each(['/refused?x=%00', '/refused?x=%ff', '/%'])(
  '%s is refused before any handler sees it',
  async (path) => {
    expect((await api.request(path)).status).toBe(400)
  },
)

test.each([
  ['/refused?y=1&x=a%00b&z=%00', 'x'],
  ['/refused?x%20y=%ff', 'x y'],
  ['/refused?%00=1', undefined],
  ['/%00?x=1', undefined],
])('%s is refused by the name of the parameter that is no text', async (address, path) => {
  const message = 'Holds NUL or what is not UTF-8'
  expect(await (await api.request(address)).json()).toMatchObject({
    ...{ code: 'invalid_input', message: `${path ?? 'The address'}: ${message}` },
    issues: path === undefined ? [] : [{ path, message }],
  })
})

test('an address is readable when it is text without NUL', () => {
  expect(isReadable('/funcity/k%C3%B8benhavn?q=%F0%9F%90%BB')).toBe(true)
  for (const url of ['/%00', '/%C3', '/%E0%A4%A', '/%ED%A0%80'])
    expect([url, isReadable(url)]).toEqual([url, false])
})

test.each(['ENOSPC', 'EDQUOT', '53100'])('a disk that is full (%s) is a 507 that says so', async (code) => {
  const response = await api.request(`/full/${code}`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([507, '5'])
  expect((await response.json()).message).toMatch(/disk of the server is full/)
})

test.each([
  ['/too-long', 'too_much', true, /too much at once/],
  ['/busy', 'too_much', false, /too much at once/],
  ['/refused-by-database', 'unavailable', false, /cannot reach its database just now/],
  ['/said/3D000', 'unavailable', false, /cannot reach its database just now/],
  ['/said/28P01', 'unavailable', false, /cannot reach its database just now/],
  ['/said/42P01', 'unavailable', false, /cannot reach its database just now/],
  ['/said/25006', 'unavailable', true, /can only be read just now.* nothing was stored/],
  ['/away', 'unavailable', false, /cannot reach its database just now.* try again in a moment/],
] as const)(
  '%s: the database’s trouble is a 503 that says which, and when to come back',
  async (...expected) => {
    const [path, code, isWhole, words] = expected
    const watched = await renderWatched(async () => api.request(path))
    const response = watched.rendered
    const body = await response.json()
    expect([response.status, body.code, watched.isWhole]).toEqual([503, code, isWhole])
    expect(body.message).toMatch(words)
    expect(response.headers.get('Retry-After')).toBe('5')
  },
)
