import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from '../../platform/calls/problem.ts'
import { answerError } from '../refusals/answer-error.ts'
import type { Policy } from './policy.ts'
import { checkJson, readBody } from './read-body.ts'

const json = { 'Content-Type': 'application/json; charset=utf-8' }

test('a body of just the allowed length is read, one byte more is not, with or without a stated length', async () => {
  const policy = { access: 'public', maxBytes: 20 } as const
  const body = (length: number) => JSON.stringify('x'.repeat(length - 2))
  expect(await send(policy, body(20), json)).toEqual([200, body(20)])
  expect((await send(policy, body(21), json))[0]).toBe(413)
  expect((await send(policy, body(21), { ...json, 'Content-Length': '21' }))[0]).toBe(413)
  expect((await send(policy, inPieces(body(21)), { ...json, 'Transfer-Encoding': 'chunked' }))[0]).toBe(413)
  const lying = { ...json, 'Content-Length': '2', 'Transfer-Encoding': 'chunked' }
  expect((await send(policy, inPieces(body(21)), lying))[0]).toBe(413)
})

test('one megabyte is allowed unless a policy says otherwise', async () => {
  const text = (length: number) => JSON.stringify('x'.repeat(length - 2))
  expect((await send({ access: 'admin' }, text(1024 * 1024), json))[0]).toBe(200)
  expect((await send({ access: 'admin' }, text(1024 * 1024 + 1), json))[0]).toBe(413)
})

test('a body of another type is refused, none at all is fine', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])
    expect([type, (await send({ access: 'admin' }, '{}', { 'Content-Type': type }))[0]]).toEqual([type, 415])
  expect(await send({ access: 'admin' }, null, {})).toEqual([200, ''])
  const upload = { access: 'admin', body: 'multipart/form-data' } as const
  expect((await send(upload, '{}', json))[0]).toBe(415)
})

test('a form is read by its handler, by no more than the allowed bytes, with or without a stated length', async () => {
  const upload = { access: 'admin', body: 'multipart/form-data', maxBytes: 20 } as const
  const form = { 'Content-Type': 'Multipart/Form-Data; boundary=x' }
  const body = (length: number) => 'x'.repeat(length)
  expect(await send(upload, body(20), form)).toEqual([200, body(20)])
  expect(await send(upload, inPieces(body(20)), { ...form, 'Content-Length': '20' })).toEqual([200, body(20)])
  expect((await send(upload, body(20), { ...form, 'Content-Length': '21' }))[0]).toBe(413)
  expect((await send(upload, body(21), form))[0]).toBe(413)
  expect((await send(upload, inPieces(body(21)), form))[0]).toBe(413)
  expect(await send(upload, null, form)).toEqual([200, ''])
})

test('what is refused is told why', async () => {
  const told = async (...sent: Parameters<typeof send>) => {
    const [status, text] = await send(...sent)
    const { code, message } = JSON.parse(text as string)
    return [status, code, message]
  }
  const small = { access: 'admin', maxBytes: 4 } as const
  const form = { ...small, body: 'multipart/form-data' } as const
  expect(await told(small, '"abc"', json)).toEqual([413, 'too_large', 'The body may have at most 4 bytes'])
  const large = { ...form, maxBytes: 21 * 1024 * 1024 }
  const photo = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '40000000' }
  expect(await told(large, 'x', photo)).toEqual([413, 'too_large', 'The body may have at most 21 MB'])
  expect(await told(small, '1', {})).toEqual([415, 'wrong_type', 'Send the body as application/json'])
  expect(await told(form, '1', json)).toEqual([415, 'wrong_type', 'Send the body as multipart/form-data'])
  expect(await told(small, '{', json)).toEqual([400, 'invalid_input', 'The body is not valid JSON in UTF-8'])
  const gzip = { ...json, 'Content-Encoding': 'gzip' }
  const asItIs = 'Send the body as it is, without Content-Encoding'
  expect(await told(small, '1', gzip)).toEqual([415, 'wrong_type', asItIs])
  expect(await told(form, '1', { ...gzip, 'Content-Type': 'multipart/form-data; boundary=x' })).toEqual([
    415,
    'wrong_type',
    asItIs,
  ])
  const tooDeep = 'The body holds lists within lists, deeper than any call takes'
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(await told({ access: 'admin' }, deep, json)).toEqual([400, 'invalid_input', tooDeep])
  expect((await send(small, '1', { 'Content-Type': 'application/json ; charset=utf-8' }))[0]).toBe(200)
})

test('a body that comes in pieces is waited for', async () => {
  const late = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{'))
      setTimeout(() => {
        controller.enqueue(new TextEncoder().encode('}'))
        controller.close()
      }, 20)
    },
  })
  expect(await send({ access: 'public' }, late, { ...json, 'Transfer-Encoding': 'chunked' })).toEqual([
    200,
    '{}',
  ])
})

test.each([
  ['Transfer-Encoding', 'chunked'],
  ['Content-Length', '20'],
])(
  'a body that breaks off in the middle is what it is, and no database that is away (%s)',
  async (name, value) => {
    const broken = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    const cutOff = new ReadableStream({ pull: (controller) => controller.error(broken) })
    const [status, text] = await send({ access: 'public' }, cutOff, { ...json, [name]: value })
    expect([status, JSON.parse(text as string).message]).toEqual([400, 'The body did not arrive whole'])
  },
)

test('what PostgreSQL cannot store is refused and named, what is no JSON is refused', () => {
  const issuesOf = (text: string | Uint8Array) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : new Uint8Array(text)
    try {
      return checkJson(bytes.buffer)
    } catch (error) {
      return (error as Problem).issues
    }
  }
  const isStorable = (text: string | Uint8Array) => issuesOf(text) === undefined
  for (const good of ['{}', '"\\\\u0000"', '"\\ud83d\\udc3b"', '"\\n\\u0001"', '"\\\\\\\\ud800"'])
    expect([good, isStorable(good)]).toEqual([good, true])
  for (const bad of [
    '',
    '{',
    '"\\u0000"',
    '["\\\\\\u0000"]',
    '"\\ud800"',
    '{"\\udfff":1}',
    '['.repeat(100_000),
  ])
    expect([bad.slice(0, 20), isStorable(bad)]).toEqual([bad.slice(0, 20), false])
  expect(isStorable(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toBe(false)
  const message = 'Holds NUL or half of a character, which cannot be stored'
  for (const [bad, path] of [
    ['{"name":"a","facts":[{"text":"b"},{"text":"\\u0000"}]}', 'facts.1.text'],
    ['{"name":"a","x":{"\\ud800":1}}', 'x'],
    ['"\\ud800"', ''],
  ] as const)
    expect(issuesOf(bad)).toEqual([{ path, message }])
})

test.each([
  ['with its length', {}],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])('who sent too much %s is answered on the same connection again', async (_, framing) => {
  const server = createServer(getRequestListener(apiOf({ access: 'public', maxBytes: 20 }).fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const post = async (body: string) => {
    const sent = request({ port, agent, method: 'POST', headers: { ...json, ...framing } }).end(body)
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    await text(answer as IncomingMessage)
    return [answer?.statusCode, sent.reusedSocket]
  }
  expect(await post('1'.repeat(500_000))).toEqual([413, false])
  expect(await post('1')).toEqual([200, true])
})

test('a body that trickles is waited for no longer than a small one needs', async () => {
  const trickling = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '20' }
  const [status, text] = await send({ access: 'public' }, trickling, headers, 0.05)
  expect([status, JSON.parse(text as string)]).toMatchObject([
    408,
    { code: 'too_slow', message: 'The body must have arrived within 0.05 seconds' },
  ])
})

async function send(
  policy: Policy,
  body: BodyInit | null,
  headers: Record<string, string>,
  seconds?: number,
) {
  const request = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const response = await apiOf(policy, seconds).request('/', request)
  return [response.status, await response.text()]
}

const apiOf = (policy: Policy, seconds?: number) =>
  new Hono()
    .use(async (c, next) => {
      await readBody(c, policy, seconds)
      await next()
    })
    .post('/', async (c) => c.text(await c.req.text()))
    .onError(answerError(pino({ level: 'silent' })))

const inPieces = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (const letter of text) controller.enqueue(new TextEncoder().encode(letter))
      controller.close()
    },
  })
