import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerError } from '../../app/refusals/answer-error.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { withUpload } from './read-upload.api.ts'
import { mostUploadBytes } from './upload-type.ts'

const Texts = z.object({
  altText: z.string().max(5000).optional(),
  place: z.object({ id: z.string().max(2) }).optional(),
  link: z.string().startsWith('https:', 'Must be a web address').optional(),
})

const photo = (size = 20) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size - 3)])
const file = (bytes: Uint8Array, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'photo', { type })

type Part = [name: string, value: string | File]

/** As a browser sends it. */
async function aForm(...parts: Part[]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  // Not a Response: a server of another test in this process may have put one of its own in its place.
  const sent = new Request('http://guide.example', { method: 'POST', body: form })
  return { body: await sent.bytes(), headers: { 'Content-Type': sent.headers.get('Content-Type') ?? '' } }
}

const upload = async (...parts: Part[]) => {
  const { body, headers } = await aForm(...parts)
  return send(body, headers)
}

/** The answer to an upload: what the work got, or why it was refused. */
async function send(body: BodyInit | null, headers: Record<string, string> = {}) {
  const api = new Hono()
    .post('/', (c) =>
      withUpload(c, Texts, async ({ bytes, type }, texts) => c.json({ type, size: bytes.length, texts })),
    )
    .onError(answerError(pino({ level: 'silent' })))
  const response = await api.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return { status: response.status, ...((await response.json()) as object) }
}

const noFile = {
  ...{ status: 400, code: 'invalid_input', message: 'Send an image as file' },
  issues: [{ path: 'file', message: 'Send an image as file' }],
}
const notWhole = { status: 400, code: 'invalid_input', message: 'The upload did not arrive whole' }

test('the work gets the file with its type, and the texts that say something', async () => {
  const parts: Part[] = [
    ['altText', 'Ein Bär'],
    ['link', '  '],
    ['file', file(photo())],
  ]
  expect(await upload(...parts)).toEqual({
    ...{ status: 200, type: 'image/jpeg', size: 20, texts: { altText: 'Ein Bär' } },
  })
  expect(await upload(['file', file(photo())])).toMatchObject({ texts: {} })
})

test('without a file there is nothing to do', async () => {
  expect(await upload(['altText', 'A bear'])).toMatchObject(noFile)
  expect(await upload(['file', 'a text'])).toMatchObject(noFile)
  expect(await upload(['photo', file(photo())])).toMatchObject(noFile)
  expect(await upload(['file', file(Buffer.alloc(0))])).toMatchObject(noFile)
  expect(await send(null)).toMatchObject(noFile)
  expect(await send(null, { 'Content-Type': 'multipart/form-data; boundary=x' })).toMatchObject(noFile)
  expect(await send('{}', { 'Content-Type': 'application/json' })).toMatchObject(noFile)
})

test('of two files the first counts, and one under another name not at all', async () => {
  const parts: Part[] = [
    ['photo', file(photo(50))],
    ['file', file(photo(30))],
    ['file', file(photo(40))],
  ]
  expect(await upload(...parts)).toMatchObject({ status: 200, size: 30 })
})

test('what its first bytes or its sender call no photo is refused with what is taken', async () => {
  const wrongType = {
    ...{
      status: 415,
      code: 'wrong_type',
      message: 'Please select an image file: JPG, PNG, WebP, AVIF or HEIC',
    },
    issues: [{ path: 'file', message: 'Must be JPG, PNG, WebP, AVIF or HEIC' }],
  }
  expect(await upload(['file', file(Buffer.from('<!doctype html>, a long one'))])).toMatchObject(wrongType)
  expect(await upload(['file', file(Buffer.from('GIF89a'))])).toMatchObject(wrongType)
  expect(await upload(['file', file(photo(), 'text/html')])).toMatchObject(wrongType)
  expect(await upload(['file', file(photo(), 'image/png')])).toMatchObject({ type: 'image/jpeg' })
})

test('a file of 20 MB is read, one byte more is too large', async () => {
  expect(await upload(['file', file(photo(mostUploadBytes))])).toMatchObject({ size: mostUploadBytes })
  expect(await upload(['file', file(photo(mostUploadBytes + 1))])).toMatchObject({
    ...{ status: 413, code: 'too_large', message: 'An image may have at most 20 MB' },
    issues: [{ path: 'file', message: 'At most 20 MB' }],
  })
})

test('a text of 4 kB is read, one byte more is too long, and named', async () => {
  const texts = (length: number) => upload(['altText', 'x'.repeat(length)], ['file', file(photo())])
  expect(await texts(4096)).toMatchObject({ texts: { altText: 'x'.repeat(4096) } })
  expect(await texts(4097)).toMatchObject({
    ...{ status: 413, code: 'too_large', message: 'Is too long' },
    issues: [{ path: 'altText', message: 'Is too long' }],
  })
})

test('texts that break a rule are refused with their names', async () => {
  expect(await upload(['link', 'ftp:x'], ['file', file(photo())])).toMatchObject({
    ...{ status: 422, code: 'breaks_rule', message: 'Must be a web address' },
    issues: [{ path: 'link', message: 'Must be a web address' }],
  })
})

test('a form of thirty parts is read, one of more is none of ours', async () => {
  const parts = (count: number) =>
    upload(...Array.from({ length: count - 1 }, (): Part => ['altText', 'x']), ['file', file(photo())])
  expect((await parts(30)).status).toBe(200)
  expect(await parts(31)).toMatchObject(notWhole)
})

test('what does not arrive whole is refused, for whatever reason; a limit speaks for itself', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=the-boundary-of-a-form' }
  expect(await send('no form', headers)).toMatchObject(notWhole)
  const failing = (error: Error) => new ReadableStream({ pull: (controller) => controller.error(error) })
  expect(await send(failing(new Error('aborted')), headers)).toMatchObject(notWhole)
  const limit = new Problem(413, 'too_large', 'The body may have at most 5 bytes')
  expect(await send(failing(limit), headers)).toMatchObject({ status: 413, message: limit.message })
})

test('two uploads at once keep their bytes apart, and the next ones find room again', async () => {
  const { promise: both, resolve: bothAreRead } = Promise.withResolvers<void>()
  let read = 0
  const api = new Hono().post('/', (c) =>
    withUpload(c, Texts, async ({ bytes }) => {
      read += 1
      if (read === 2) bothAreRead()
      await both
      return c.json(bytes[10])
    }),
  )
  const marked = async (mark: number) => {
    const sent = await aForm(['file', file(photo().fill(mark, 3))])
    return (await api.request('/', { method: 'POST', ...sent })).json()
  }
  expect(await Promise.all([marked(1), marked(2)])).toEqual([1, 2])
  expect(await Promise.all([marked(3), marked(4), marked(5)])).toEqual([3, 4, 5])
})
