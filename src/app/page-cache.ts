import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const encode = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

type Encoding = keyof typeof encode

/** A rendered page, ready to be sent. */
export type Page = {
  status: number
  headers: Record<string, string>
  /** The same and those of every encoding as name, value, name, value: what Node sends with the least work. */
  rawHeaders: string[]
  etag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

export function pageOf(status: number, headers: Record<string, string>, html: string): Page {
  const identity = Buffer.from(html)
  // Weak, because the same page is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  const rawHeaders = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
  return { status, headers, rawHeaders, bodies: { identity }, etag }
}

/** Afterwards the page holds its body in this encoding. */
export async function addEncoding(page: Page, encoding: Encoding | 'identity') {
  if (encoding !== 'identity') page.bodies[encoding] ??= await encode[encoding](page.bodies.identity)
}

const sizeOf = ({ bodies }: Page) =>
  2048 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0)

/**
 * Rendered pages by key, bounded in bytes. A change of content empties it; a page whose rendering began before the
 * change is not kept, for it may show the old content. Neither is a refusal: made-up addresses would push real pages out.
 */
export class PageCache {
  #pages: LRUCache<string, Page>
  #generation = 0
  #rendering = new Map<string, Promise<Page>>()

  constructor(maxBytes = 64 * 1024 * 1024) {
    // By the clock on the wall, since pages end at a midnight.
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, perf: Date })
  }

  /** The page of a key, when it is kept in this encoding. */
  get(key: string, encoding: Encoding | 'identity'): Page | undefined {
    const page = this.#pages.get(key)
    return page?.bodies[encoding] && page
  }

  clear() {
    this.#generation++
    this.#pages.clear()
    this.#rendering.clear()
  }

  /** The page of a key: kept, being rendered for somebody else, or rendered now. */
  async getOrRender(
    key: string,
    encoding: Encoding | 'identity',
    render: () => Promise<Page>,
  ): Promise<Page> {
    const renderedFor = this.#generation
    const page = this.#pages.get(key) ?? (await this.#renderOnce(key, render))
    await addEncoding(page, encoding)
    if (page.status < 400 && renderedFor === this.#generation)
      this.#pages.set(key, page, { ttl: millisecondsToMidnight() })
    return page
  }

  #renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = render().finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    })
    this.#rendering.set(key, rendering)
    return rendering
  }
}

/** Which of our encodings the client takes. */
export function encodingFor(request: IncomingMessage): Encoding | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

/**
 * Sends a page in an encoding it holds, or 304 when the client has it already. `moreHeaders` holds name, value, ...:
 * headers that were set on the response instead would cost a fifth of what a kept page costs.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, status, rawHeaders, bodies }: Page,
  encoding: Encoding | 'identity',
  moreHeaders: readonly string[] = [],
) {
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...rawHeaders, ...moreHeaders]).end()
    return
  }
  const encoded = encoding === 'identity' ? undefined : bodies[encoding]
  const body = encoded ?? bodies.identity
  response.writeHead(status, [
    ...rawHeaders,
    ...moreHeaders,
    'Content-Length',
    String(body.length),
    ...(encoded ? ['Content-Encoding', encoding] : []),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

const hour = 3_600_000

/** The hours of UTC at which a day begins from UTC-2 to UTC+4; Europe's clocks are whole hours apart. */
const midnights = [1, 2, 20, 21, 22, 23, 24]

/** 'Open now' changes at midnight UTC, 'Today 10:00–18:00' at that of the place's zone: no page lives past the next. */
function millisecondsToMidnight(now = Date.now()) {
  const sinceMidnight = now % (24 * hour)
  const next = midnights.find((utcHour) => utcHour * hour > sinceMidnight) as number
  // The cache still sends what is exactly as old as it may be.
  return Math.max(1, next * hour - sinceMidnight - 1)
}
