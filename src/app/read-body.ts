import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '../platform/problem.ts'
import { megabyte, type Policy } from './policy.ts'

/**
 * Reads the body of a write before its handler does: never more than its policy allows, however it is framed, and of the one
 * type that the route takes. @throws Problem 413, 415 or 400
 */
export async function readBody(c: Context, { maxBytes = megabyte, body = 'application/json' }: Policy) {
  await bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Problem(413, 'too_large', `The body may have at most ${maxBytes} bytes`)
    },
  })(c, async () => {})
  if (body === 'application/json') return readJson(c)
  if (mediaType(c) !== body) throw wrongType(body)
}

/** The handlers read the same bytes again, from memory. */
async function readJson(c: Context) {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return
  if (mediaType(c) !== 'application/json') throw wrongType('application/json')
  if (!isStorableJson(bytes)) throw new Problem(400, 'invalid_input', 'The body is not valid JSON in UTF-8')
}

const mediaType = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

const wrongType = (type: string) => new Problem(415, 'wrong_type', `Send the body as ${type}`)

/** JSON whose texts PostgreSQL can store: no NUL, no half of a character. */
export function isStorableJson(bytes: ArrayBuffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Written anew, only control characters and lone surrogates are left as escapes.
    return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(JSON.parse(text)))
  } catch {
    return false
  }
}
