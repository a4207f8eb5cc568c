import type { Context } from 'hono'
import { Problem } from '../../platform/calls/problem.ts'
import { megabyte, type Policy } from './policy.ts'

/**
 * Reads the body of a write before its handler does: never more than its policy allows, however it is framed, and of the one
 * type that the route takes. A form's handler reads it itself, within the same bounds. @throws Problem 408, 413, 415 or 400
 */
export async function readBody(
  c: Context,
  { maxBytes = megabyte, body = 'application/json' }: Policy,
  seconds = 10,
) {
  refuseUnread(c, maxBytes)
  if (body === 'multipart/form-data') return boundForm(c, maxBytes)
  await inTime(
    boundBody(c, maxBytes)
      .then(() => (body === 'application/json' ? readJson(c) : readFields(c, body)))
      .catch(ifCutOff),
    seconds,
  )
}

/** By what the headers say, before any of it is read. */
function refuseUnread(c: Context, maxBytes: number) {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (/^(?!identity$)./i.test(c.req.header('content-encoding') ?? ''))
    throw new Problem(415, 'wrong_type', 'Send the body as it is, without Content-Encoding')
}

/** What states its length is none longer. Hono's `bodyLimit` leaves the rest of what is too large unread. */
async function boundBody(c: Context, maxBytes: number) {
  const isCounted = c.req.header('content-length') !== undefined && !c.req.header('transfer-encoding')
  if (isCounted || !c.req.raw.body) return
  const reader = c.req.raw.body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > maxBytes) {
      // Who hangs up meanwhile misses nothing but the refusal.
      dropRest(reader).catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    pieces.push(next.value)
  }
  c.req.raw = new Request(c.req.raw, { body: Buffer.concat(pieces) })
}

/** Unread it would hold the connection; the server ends one that sends for long after its answer. */
async function dropRest(reader: ReadableStreamDefaultReader) {
  while (!(await reader.read()).done);
}

/** Who sends it went away: by its code alone it could be the database that did. */
function ifCutOff(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ECONNRESET') throw error
  throw new Problem(400, 'invalid_input', 'The body did not arrive whole')
}

/** Who sends a byte now and then would hold what waits for the rest. */
async function inTime(reading: Promise<void>, seconds: number) {
  const late = Promise.withResolvers<never>()
  const problem = new Problem(408, 'too_slow', `The body must have arrived within ${seconds} seconds`)
  const timer = setTimeout(() => late.reject(problem), seconds * 1000)
  // What comes of it later concerns nobody.
  reading.catch(() => undefined)
  await Promise.race([reading, late.promise]).finally(() => clearTimeout(timer))
}

const tooLarge = (maxBytes: number) =>
  new Problem(413, 'too_large', `The body may have at most ${inWords(maxBytes)}`)

const inWords = (bytes: number) =>
  bytes < megabyte ? `${bytes.toLocaleString('en')} bytes` : `${Math.floor(bytes / megabyte)} MB`

/** A form is large: its handler reads it when it has room for it, and never more than allowed. */
function boundForm(c: Context, maxBytes: number) {
  if (mediaType(c) !== 'multipart/form-data') throw wrongType('multipart/form-data')
  const { body } = c.req.raw
  if (!body) return
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      controller.enqueue(chunk)
    },
  })
  const streamed: RequestInit & { duplex: 'half' } = { body: body.pipeThrough(counted), duplex: 'half' }
  c.req.raw = new Request(c.req.raw, streamed)
}

/** The handlers read the same bytes again, from memory. */
async function readJson(c: Context) {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) {
    // Many programs name it with each call; by it nothing at all would be read as JSON.
    c.req.raw.headers.delete('content-type')
    return
  }
  if (mediaType(c) !== 'application/json') throw wrongType('application/json')
  checkJson(bytes)
}

/** Of a form that is as small as JSON is: what its fields hold, their handler cleans. */
async function readFields(c: Context, type: string) {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0 && mediaType(c) !== type) throw wrongType(type)
}

const mediaType = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

const wrongType = (type: string) => new Problem(415, 'wrong_type', `Send the body as ${type}`)

/** Of JSON whose texts PostgreSQL can store nothing is said. @throws Problem 400 for all else */
export function checkJson(bytes: ArrayBuffer) {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    // Written anew, only control characters and lone surrogates are left as escapes.
    if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))) throw unstorableIn(value)
  } catch (error) {
    if (error instanceof Problem) throw error
    // What writes such comes to the end of its stack.
    if (error instanceof RangeError)
      throw new Problem(400, 'invalid_input', 'The body holds lists within lists, deeper than any call takes')
    throw new Problem(400, 'invalid_input', 'The body is not valid JSON in UTF-8')
  }
}

function unstorableIn(value: unknown) {
  const path = unstorableAt(value) ?? ''
  const message = 'Holds NUL or half of a character, which cannot be stored'
  return new Problem(400, 'invalid_input', path ? `${path}: ${message}` : message, [{ path, message }])
}

/** The field, as issues name it; of a name that cannot be stored, the field that it stands in. */
function unstorableAt(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.')
  const entries = Object.entries(value ?? {})
  if (!entries.every(([name]) => isStorable(name))) return path.join('.')
  return entries.map(([name, one]) => unstorableAt(one, [...path, name])).find((at) => at !== undefined)
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
