import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { proxyNotice } from './proxy-notice.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.9' }
const renamed = { origin: 'https://guide.example', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }

test.each([
  ['a proxy that nobody told the guide of', 0, forwarded, '127.0.0.1', /TRUST_PROXY=1, and SITE_ORIGIN/],
  ['one on the network of containers', 0, forwarded, '::ffff:172.18.0.2', /TRUST_PROXY=1/],
  ['a proxy that does not say for whom it asks', 1, {}, '127.0.0.1', /without X-Forwarded-For/],
  ['a proxy that passes another Host on', 0, renamed, '127.0.0.1', /SITE_ORIGIN to https:\/\/guide\.example/],
])('%s is told of, once', (_, TRUST_PROXY, headers, peer, words) => {
  const said = saidAfter(TRUST_PROXY, headers, peer, ['/healthz', '/', '/'])
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(words)
})

test.each([
  ['a visitor who writes such a header', 0, forwarded, '198.51.100.7'],
  ['a visitor without a proxy', 0, {}, '127.0.0.1'],
  ['a proxy as it should be', 1, forwarded, '127.0.0.1'],
  ['a page of another site', 0, { ...renamed, 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
  ['a page without an origin', 0, { ...renamed, origin: 'null' }, '127.0.0.1'],
  ['one from afar who says so', 0, renamed, '198.51.100.7'],
])('%s is nothing to tell of', (_, TRUST_PROXY, headers, peer) => {
  expect(saidAfter(TRUST_PROXY, headers, peer, ['/'])).toEqual([])
})

function saidAfter(TRUST_PROXY: number, headers: object, peer: string, paths: string[]) {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => said.push(JSON.parse(line).msg) })
  const look = proxyNotice(log as Parameters<typeof proxyNotice>[0], { TRUST_PROXY, SITE_ORIGIN: undefined })
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }))
  Object.assign(request.headers, headers)
  for (const path of paths) look(request, path)
  return said
}
