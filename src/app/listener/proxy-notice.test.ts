import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { proxyNotice } from './proxy-notice.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.9' }
const unsure = { origin: 'http://guide.example', host: '127.0.0.1:3000' }
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
  ['one from afar by plain http', 0, unsure, '198.51.100.7'],
  ['a page by plain http whose Host came through', 0, { ...unsure, host: 'guide.example' }, '127.0.0.1'],
])('%s is nothing to tell of', (_, TRUST_PROXY, headers, peer) => {
  expect(saidAfter(TRUST_PROXY, headers, peer, ['/'])).toEqual([])
})

test('a guide that knows its address tells of a proxy that passes another Host on: search engines are sent away', () => {
  const said = saidOf([asked({ ...renamed, host: 'guide.example' }), asked(renamed)], 'https://guide.example')
  expect(said).toEqual([expect.stringMatching(/so search engines are told to keep out.*pass Host on/)])
})

test('a write by plain http that is refused for its Host is told of in words that hold of another site too', () => {
  const said = saidOf([asked(unsure), asked(unsure)])
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(
    /page of http:\/\/guide\.example asked of 127\.0\.0\.1:3000 was refused\. Only if .* set SITE_ORIGIN/,
  )
  expect(said[0]).toMatch(/another site tried, and nothing is to be done/)
})

test('neither reads by plain http nor writes of another site to the address that the guide knows are told of', () => {
  expect(saidOf([asked(unsure, 'GET')])).toEqual([])
  expect(saidOf([asked({ ...unsure, host: 'own.example' })], 'https://own.example')).toEqual([])
})

test('what another site tried keeps nothing from being told, and no number of sites fills the log', () => {
  expect(
    saidOf([asked({ ...unsure, origin: 'http://evil.example' }), asked(unsure), asked(renamed)]),
  ).toEqual([
    expect.stringMatching('evil'),
    expect.stringMatching('page of http://guide.example'),
    expect.stringMatching('A proxy stands in front'),
  ])
  const many = Array.from({ length: 50 }, (_, at) => asked({ ...unsure, origin: `http://${at}.example` }))
  expect(saidOf(many)).toHaveLength(5)
})

function saidAfter(TRUST_PROXY: number, headers: object, peer: string, paths: string[]) {
  return saidOf([asked(headers, 'POST', peer, paths)], undefined, TRUST_PROXY)
}

const asked = (headers: object, method = 'POST', peer = '127.0.0.1', paths = ['/api/auth/login']) => {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }))
  Object.assign(request.headers, headers)
  return { request: Object.assign(request, { method }), paths }
}

function saidOf(all: ReturnType<typeof asked>[], SITE_ORIGIN?: string, TRUST_PROXY = 0) {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => said.push(JSON.parse(line).msg) })
  const look = proxyNotice(log as Parameters<typeof proxyNotice>[0], { TRUST_PROXY, SITE_ORIGIN })
  for (const { request, paths } of all) for (const path of paths) look(request, path)
  return said
}
