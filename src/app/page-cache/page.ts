import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** For how many a page is compressed: half the work makes a page a tenth heavier, which is well for one. */
type Readers = 'one' | 'many'
const brotliQuality = { one: 4, many: 6 }
const gzipLevel = { one: 4, many: 6 }

const encode = {
  br: (bytes: Buffer, readers: Readers) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[readers] },
    }),
  gzip: (bytes: Buffer, readers: Readers) => promisify(gzip)(bytes, { level: gzipLevel[readers] }),
}

export type Encoding = keyof typeof encode | 'identity'

/** A rendered page, ready to be sent. */
export type Page = {
  status: number
  headers: Record<string, string>
  /** The same and those of every encoding as name, value, name, value: what Node sends with the least work. */
  rawHeaders: string[]
  etag: string
  /** False when the database was away for part of it. */
  isWhole: boolean
  /** What places it shows, by the tags that their changes name. */
  shown: ReadonlySet<string>
  /** Its text in one form at least. */
  bodies: Partial<Record<Encoding, Buffer>>
}

export function pageOf(status: number, headers: Record<string, string>, ...html: string[]): Page {
  const identity = Buffer.concat(html.map((piece) => Buffer.from(piece)))
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  const rawHeaders = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
  return { status, headers, rawHeaders, bodies: { identity }, etag, isWhole: true, shown: new Set() }
}

/** Of each page, by encoding, as long as they are made. */
const bodiesToCome = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>()

/** The page with its body in this encoding, besides those that it has. Who asks while it is made gets the same one. */
export async function withEncoding(page: Page, encoding: Encoding, readers: Readers): Promise<Page> {
  if (page.bodies[encoding]) return page
  const toCome = bodiesToCome.get(page) ?? new Map<Encoding, Promise<Buffer>>()
  bodiesToCome.set(page, toCome)
  const making = toCome.get(encoding) ?? bodyOf(page, encoding, readers)
  toCome.set(encoding, making)
  try {
    return { ...page, bodies: { ...page.bodies, [encoding]: await making } }
  } finally {
    toCome.delete(encoding)
  }
}

async function bodyOf(page: Page, encoding: Encoding, readers: Readers): Promise<Buffer> {
  const html = await htmlOf(page)
  return encoding === 'identity' ? html : alone(await encode[encoding](html, readers))
}

/** Node puts buffers of less than 32 kB together into 64 kB, which stay as long as one of them. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The page in these of its forms alone. */
export function inForms(page: Page, encodings: readonly Encoding[]): Page {
  const bodies = Object.fromEntries(encodings.map((encoding) => [encoding, page.bodies[encoding]]))
  return { ...page, bodies }
}

/** @throws Error of zlib for a body that is none of ours */
export async function htmlOf({ bodies: { identity, br, gzip } }: Page): Promise<Buffer> {
  return identity ?? (br ? promisify(brotliDecompress)(br) : promisify(gunzip)(gzip ?? ''))
}

const names = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
}

/** Whether the client takes what is in this encoding. */
export const takes = ({ headers }: IncomingMessage, encoding: keyof typeof names): boolean =>
  names[encoding].test(headers['accept-encoding'] ?? '')

/** Which of our encodings the client takes. */
export const encodingFor = (request: IncomingMessage): Encoding =>
  takes(request, 'br') ? 'br' : takes(request, 'gzip') ? 'gzip' : 'identity'

/**
 * Sends a page in an encoding that it holds, or 304 when the client has it already. `moreHeaders` holds name, value, ...:
 * headers that were set on the response instead would cost a fifth of what a kept page costs.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, status, rawHeaders, bodies }: Page,
  encoding: Encoding,
  moreHeaders: readonly string[] = [],
) {
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...rawHeaders, ...moreHeaders]).end()
    return
  }
  const body = bodies[encoding]
  if (!body) throw new Error(`The page is not held as ${encoding}`)
  response.writeHead(status, [
    ...rawHeaders,
    ...moreHeaders,
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}
