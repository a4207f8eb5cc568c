import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { TroubleError } from './trouble-error.ts'

/** Why an answer was given up: there is more of it than the service's `maxBytes`. */
export class AnswerTooLong extends Error {}

/** The whole body, unpacked; it is given up as soon as it is longer than allowed, packed or not. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const collect = collector(maxBytes)
  if (encoding === 'identity' || encoding === '') await pipeline(response, collect.all)
  else if (encoding === 'gzip' || encoding === 'x-gzip')
    await pipeline(response, bounded(maxBytes), createGunzip(), collect.all).catch(describeDamage)
  else {
    // Nobody reads it: its sender would wait with it, and the connection stay open.
    response.destroy()
    throw unreadable(`packs its answer as '${encoding.slice(0, 20)}', which we did not ask for`)
  }
  return collect.body()
}

function collector(maxBytes: number) {
  const chunks: Buffer[] = []
  const count = counter(maxBytes)
  return {
    all: async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        count(chunk)
        chunks.push(chunk)
      }
    },
    body: () => Buffer.concat(chunks),
  }
}

const bounded = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    const count = counter(maxBytes)
    for await (const chunk of source) {
      count(chunk)
      yield chunk
    }
  }

function counter(maxBytes: number) {
  let length = 0
  return (chunk: Buffer) => {
    length += chunk.length
    if (length > maxBytes)
      throw unreadable(`answers at too great a length: more than ${sizeOf(maxBytes)}`, new AnswerTooLong())
  }
}

function describeDamage(error: Error & { code?: string }): never {
  if (error.code?.startsWith('Z_')) throw unreadable('sends packed data that cannot be unpacked', error)
  throw error
}

const sizeOf = (bytes: number) =>
  bytes >= 2 ** 20 ? `${Math.round(bytes / 2 ** 20)} MiB` : `${Math.round(bytes / 1024)} KiB`

const unreadable = (message: string, cause?: unknown) =>
  new TroubleError({ kind: 'unreadable', message, cause })
