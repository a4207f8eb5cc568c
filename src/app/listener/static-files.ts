import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { artVersion } from '../../guide/art/art-address.ts'
import { encodingFor } from '../page-cache/page.ts'

export type StaticFile = {
  bytes: Buffer
  /** Whether `bytes` are compressed so. The few who cannot read that get them unpacked: held as well, they would be most of all. */
  isBrotli: boolean
  headers: Record<string, string>
}

const unpacked = promisify(brotliDecompress)

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The built files of a folder by their address: few and small enough to be held, and no path ever reaches the disk. */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const held = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    if (name.endsWith('.br')) continue
    const address = `/${relative(folder, name).split(sep).join('/')}`
    const isBrotli = held.has(`${name}.br`)
    files.set(address, staticFile(address, await readFile(isBrotli ? `${name}.br` : name), isBrotli))
  }
  return files
}

/** `address` is its path: what its headers say follows from it. */
export function staticFile(address: string, bytes: Buffer, isBrotli: boolean): StaticFile {
  // Their addresses change with their content: Vite hashes the names below /assets, the drawings carry a version.
  const isImmutable = /^\/(?:assets|art)\//.test(address)
  const isWorker = address === '/service-worker.js'
  return {
    bytes,
    isBrotli,
    headers: {
      'Content-Type': contentTypes[extname(address)] ?? 'application/octet-stream',
      'Cache-Control': isImmutable
        ? 'public, max-age=31536000, immutable'
        : isWorker
          ? 'no-cache'
          : 'public, max-age=3600',
      ...(isWorker && { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }),
      ETag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
      Vary: 'Accept-Encoding',
    },
  }
}

export async function sendStaticFile(request: IncomingMessage, response: ServerResponse, file: StaticFile) {
  const headers = isOfAnotherRelease(request)
    ? { ...file.headers, 'Cache-Control': 'no-cache' }
    : file.headers
  if (request.headers['if-none-match'] === file.headers.ETag) {
    response.writeHead(304, headers).end()
    return
  }
  const isBrotli = file.isBrotli && encodingFor(request) === 'br'
  const body = file.isBrotli && !isBrotli ? await unpacked(file.bytes) : file.bytes
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A page of the release before or after asks for drawings as that one has them: ours must not be kept as those. */
const isOfAnotherRelease = ({ url = '' }: IncomingMessage) =>
  url.startsWith('/art/') && !url.endsWith(`?v=${artVersion}`)
