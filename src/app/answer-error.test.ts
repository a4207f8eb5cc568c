import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Problem } from '../platform/problem.ts'
import { answerError, isReadable, refuseUnreadableAddress, unknownCall } from './answer-error.ts'

const api = new Hono()
  .use(refuseUnreadableAddress)
  .get('/refused', () => {
    throw new Problem(409, 'conflict', 'Somebody was faster', [{ path: 'name', message: 'is taken' }])
  })
  .get('/broken', () => {
    throw new Error('relation "places" does not exist: select secret from places')
  })
  .notFound(unknownCall)
  .onError(answerError(pino({ level: 'silent' })))

test('a refusal says what is wrong, where', async () => {
  const response = await api.request('/refused')
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    message: 'Somebody was faster',
    code: 'conflict',
    issues: [{ path: 'name', message: 'is taken' }],
  })
})

test('a fault of ours is a 503 that says nothing of its cause and when to come back', async () => {
  const response = await api.request('/broken')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  const { message, code } = await response.json()
  expect(code).toBe('unavailable')
  expect(message).not.toMatch(/places|select|secret|\n/)
})

test('an unknown call is a 404 in the same form', async () => {
  expect(await (await api.request('/nope')).json()).toMatchObject({ code: 'not_found', issues: [] })
})

test.each(['/refused?x=%00', '/refused?x=%ff', '/%'])(
  '%s is refused before any handler sees it',
  async (path) => {
    expect((await api.request(path)).status).toBe(400)
  },
)

test('an address is readable when it is text without NUL', () => {
  expect(isReadable('/funcity/k%C3%B8benhavn?q=%F0%9F%90%BB')).toBe(true)
  for (const url of ['/%00', '/%C3', '/%E0%A4%A', '/%ED%A0%80'])
    expect([url, isReadable(url)]).toEqual([url, false])
})
