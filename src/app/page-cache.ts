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
  etag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

export function pageOf(status: number, headers: Record<string, string>, html: string): Page {
  const identity = Buffer.from(html)
  // Weak, because the same page is sent in several encodings.
  return {
    status,
    headers,
    bodies: { identity },
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
  }
}

const sizeOf = ({ bodies }: Page) =>
  2048 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0)

/**
 * Rendered pages by key, bounded in bytes. A change of content empties it; a page whose rendering began before the
 * change is not kept, for it may show the old content.
 */
export class PageCache {
  #pages: LRUCache<string, Page>
  #generation = 0
  #rendering = new Map<string, Promise<Page>>()

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key)
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
    const kept = this.#pages.get(key)
    if (kept && (encoding === 'identity' || kept.bodies[encoding])) return kept
    const renderedFor = this.#generation
    const page = kept ?? (await this.#renderOnce(key, render))
    if (encoding !== 'identity') page.bodies[encoding] ??= await encode[encoding](page.bodies.identity)
    if (page.status < 500 && renderedFor === this.#generation)
      this.#pages.set(key, page, { ttl: millisecondsToMidnightUtc() })
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
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(accepted)) return 'gzip'
  return 'identity'
}

/** Sends a page in an encoding it holds, or 304 when the client has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  encoding: Encoding | 'identity',
) {
  const { etag, status, headers, bodies } = page
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ETag: etag, Vary: 'Accept-Encoding' }).end()
    return
  }
  const body = bodies[encoding] ?? bodies.identity
  response.writeHead(status, {
    ...headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(bodies[encoding] && encoding !== 'identity' ? { 'Content-Encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Seasons, and so 'Open now', change at midnight UTC: no page lives past it. */
function millisecondsToMidnightUtc(now = Date.now()) {
  const day = 86_400_000
  return Math.max(1, day - (now % day))
}
