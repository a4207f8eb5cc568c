import type { IncomingMessage, ServerResponse } from 'node:http'
import { setInterval } from 'node:timers'
import { gzipSync } from 'node:zlib'

/** How a request may end: with a ProviderError of a kind, or with a result. */
export type End = 'unavailable' | 'refused' | 'unreadable' | 'result'

export type Fault = {
  name: string
  /** `good`: what the client would like to have. */
  answer: (response: ServerResponse, good: string, request: IncomingMessage) => void
  /** Which ends are right; several where the services differ in what they take for an answer. */
  ends: readonly End[]
}

const json = { 'Content-Type': 'application/json' }

const status = (
  code: number,
  headers: Record<string, string> = {},
  ends: End[] = ['unavailable'],
): Fault => ({
  name: [`status ${code}`, ...Object.keys(headers)].join(' with '),
  answer: (response) =>
    void response.writeHead(code, { 'Content-Type': 'text/html', ...headers }).end('<p>No</p>'),
  ends,
})

const body = (
  name: string,
  make: (good: string) => string | Buffer,
  ends: readonly End[],
  headers: Record<string, string> = json,
): Fault => ({
  name,
  ends,
  answer: (response, good) => void response.writeHead(200, headers).end(make(good)),
})

const unreadable: readonly End[] = ['unreadable']
// One waits as after too many questions, the others do not.
const page: readonly End[] = ['unreadable', 'unavailable']
const texts = /:\s*"[^"\\]*"/g
// A number, and what stands before one.
const numbers = /([:[,]\s*)-?\d+(\.\d+)?/g
const mebibyte = Buffer.alloc(2 ** 20, ' ')

/** All that a service and the way to it can do wrong while a connection comes about. */
export const faults: readonly Fault[] = [
  status(429),
  status(429, { 'Retry-After': '7' }),
  status(429, { 'Retry-After': 'soon' }),
  status(500),
  status(503, { 'Retry-After': 'Fri, 31 Dec 2038 23:59:59 GMT' }),
  status(504),
  status(400, {}, ['refused']),
  status(401, {}, ['refused']),
  status(403, {}, ['refused', 'unavailable']),
  status(301, { Location: '/' }, ['refused']),
  { name: 'no answer at all', ends: ['unavailable'], answer: () => {} },
  {
    name: 'silence in the middle',
    ends: ['unavailable'],
    answer: (response, good) => void response.writeHead(200, json).write(good.slice(0, 5)),
  },
  {
    name: 'a byte now and then',
    ends: ['unavailable'],
    answer: (response, good) => {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(good[0] ?? ' '), 20)
      response.once('close', () => clearInterval(timer))
    },
  },
  {
    name: 'the connection ends in the middle',
    ends: ['unavailable'],
    answer: (response, good) => {
      response.writeHead(200, { ...json, 'Content-Length': good.length }).write(good.slice(0, -5))
      response.destroy()
    },
  },
  {
    name: 'the connection is reset',
    ends: ['unavailable'],
    answer: (response) => void response.socket?.resetAndDestroy(),
  },
  {
    name: 'no HTTP',
    ends: ['unavailable'],
    answer: (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
  },
  {
    name: '500 MB',
    ends: ['unreadable', 'unavailable'],
    answer: (response) => {
      response.writeHead(200, json)
      let left = 500
      const more = () => {
        while (left-- > 0) if (!response.write(mebibyte)) return
        response.end()
      }
      response.on('drain', more)
      more()
    },
  },
  body('a gzip bomb', () => gzipBomb(), ['unreadable', 'unavailable'], {
    ...json,
    'Content-Encoding': 'gzip',
  }),
  body('damaged gzip', (good) => Buffer.from(good), unreadable, { ...json, 'Content-Encoding': 'gzip' }),
  body('packed as nobody asked for', (good) => good, unreadable, { ...json, 'Content-Encoding': 'zstd' }),
  body('JSON that is cut off', (good) => good.slice(0, -10), unreadable),
  body('an empty body', () => '', unreadable),
  body('a web page', () => '<html><title>Welcome</title></html>', page, { 'Content-Type': 'text/html' }),
  body('XML', () => '<?xml version="1.0"?><osm/>', unreadable, { 'Content-Type': 'application/xml' }),
  body('a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]), unreadable, {
    'Content-Type': 'image/png',
  }),
  body('null', () => 'null', unreadable),
  body('a list of nothing but lists', () => '[[[]]]', unreadable),
  body('deep nesting', () => '['.repeat(100_000) + ']'.repeat(100_000), unreadable),
  body('an object of another shape', () => '{"error":"boom","message":7}', unreadable),
  body('wrong types', (good) => good.replace(texts, ':{"a":7}'), unreadable),
  body('NaN', (good) => good.replace(numbers, '$1NaN'), unreadable),
  body('endless numbers', (good) => good.replace(numbers, '$11e999'), unreadable),
  body('another encoding', (good) => Buffer.from(good, 'utf16le'), unreadable),
  body('twice the same', (good) => `${good}${good}`, unreadable),
  body('the same with space around', (good) => `\n\n${good}\n`, ['result']),
]

let bomb: Buffer | undefined

/** A few hundred kilobytes that become 200 MB. */
function gzipBomb(): Buffer {
  bomb ??= gzipSync(Buffer.alloc(200 * 2 ** 20, ' '))
  return bomb
}
