import type { LookupAddress } from 'node:dns'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { officialPage } from '../../../../tests/official-sites.ts'
import { websiteServer } from '../../../../tests/services/website-server.ts'
import { realClock } from '../../../outgoing/clock.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { siteVisitor } from './visit-site.provider.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://guide.example' })
const robots = (rules: string) => ({ headers: { 'Content-Type': 'text/plain' }, body: rules })
const zoo = officialPage('zoo-graph')

async function visited(pages: Parameters<typeof websiteServer>[0], path = '/') {
  const server = await websiteServer(pages)
  const visit = siteVisitor({ log, settings }, server.url)
  return { ...server, outcome: await visit(`${server.url}${path}`) }
}

test('a page is read as who we are, after its robots.txt', async () => {
  const { outcome, requests, lastHeaders, url } = await visited({ '/': zoo })
  expect(outcome).toMatchObject({ kind: 'read', page: `${url}/` })
  expect(outcome.kind === 'read' && outcome.items.map(({ types }) => types.join(' '))).toContain(
    'Organization Place Zoo',
  )
  expect(requests).toEqual(['/robots.txt', '/'])
  expect(lastHeaders()).toMatchObject({
    'user-agent': expect.stringMatching(/^FamilyFunEurope\/\S+ \(\+https:\/\/guide\.example; /),
    accept: 'text/html,application/xhtml+xml;q=0.9',
  })
})

test.each([
  ['User-agent: *\nDisallow: /', 'kept-out', 1],
  ['User-agent: FamilyFunEurope\nDisallow: /besuch', 'kept-out', 1],
  ['User-agent: *\nDisallow: /shop', 'read', 2],
])('what robots.txt forbids is not asked for: %j', async (rules, kind, count) => {
  const { outcome, requests } = await visited({ '/robots.txt': robots(rules), '/besuch': zoo }, '/besuch')
  expect(outcome.kind).toBe(kind)
  expect(requests).toHaveLength(count)
})

test('while robots.txt has a fault nobody reads', async () => {
  const { outcome, requests } = await visited({ '/robots.txt': { status: 503 }, '/': zoo })
  expect(outcome).toMatchObject({ kind: 'failed', isAnswered: true })
  expect(requests).toEqual(['/robots.txt'])
})

test('redirects are followed, and robots.txt is asked once', async () => {
  const { outcome, requests, url } = await visited({
    '/': { status: 301, headers: { Location: '/de/' } },
    '/de/': { status: 302, headers: { Location: 'index.html' } },
    '/de/index.html': zoo,
  })
  expect(outcome).toMatchObject({ kind: 'read', page: `${url}/de/index.html` })
  expect(requests).toEqual(['/robots.txt', '/', '/de/', '/de/index.html'])
})

test('a redirect does not lead around robots.txt', async () => {
  const { outcome } = await visited({
    '/robots.txt': robots('User-agent: *\nDisallow: /intern'),
    '/': { status: 301, headers: { Location: '/intern/' } },
    '/intern/': zoo,
  })
  expect(outcome.kind).toBe('kept-out')
})

test('an address without end is not held against the rules of its site, which would take seconds', async () => {
  const { outcome, requests } = await visited({
    '/robots.txt': robots(`User-agent: *\nDisallow: ${'*a'.repeat(49_000)}`),
    '/': { status: 301, headers: { Location: `/${'a'.repeat(15_000)}` } },
  })
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'sends us to an address without end' })
  expect(requests).toEqual(['/robots.txt', '/'])
})

test('endless redirects end', async () => {
  const { outcome, requests } = await visited({ '/': { status: 302, headers: { Location: '/' } } })
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'sends us from one address to the next' })
  expect(requests).toHaveLength(7)
})

test.each([404, 410])('%i says that the site is gone', async (status) => {
  expect((await visited({ '/': { status } })).outcome).toMatchObject({ kind: 'gone', isAnswered: true })
})

test.each([
  [401, 'kept-out'],
  [403, 'kept-out'],
  [429, 'failed'],
  [500, 'failed'],
  [304, 'failed'],
])('%i is no reason to think so', async (status, kind) => {
  expect((await visited({ '/': { status } })).outcome.kind).toBe(kind)
})

test.each([
  ['<title>zoo-lindental.example - domain is for sale</title>', 'gone'],
  ['<title>Diese Domain steht zum Verkauf</title>', 'gone'],
  ['<title>Le nom de domaine est à vendre</title>', 'gone'],
  ['<html><script src="https://img.sedoparking.com/js/a.js"></script></html>', 'gone'],
  ['<title>Domain of the Dinosaurs</title>', 'read'],
  ['<title>Tickets kaufen: Domäne Dahlem</title>', 'read'],
])('a parked name is told by its page: %s', async (page, kind) => {
  expect((await visited({ '/': page })).outcome.kind).toBe(kind)
})

test('letters come out right, whatever the page is written in', async () => {
  const name = async (body: Buffer, contentType: string) => {
    const { outcome } = await visited({ '/': { headers: { 'Content-Type': contentType }, body } })
    return outcome.kind === 'read' && outcome.items[0]?.properties.name
  }
  const page = (charset: string) =>
    `<meta charset="${charset}"><div itemscope itemtype="https://schema.org/Zoo"><b itemprop="name">Łódź Žoo ü</b></div>`
  expect(await name(Buffer.from(page('utf-8')), 'text/html')).toEqual(['Łódź Žoo ü'])
  expect(await name(Buffer.from(`\ufeff${page('x')}`, 'utf16le'), 'text/html')).toEqual(['Łódź Žoo ü'])
  const latin = page('iso-8859-1').replace('Łódź Žoo', 'Zoo')
  expect(await name(Buffer.from(latin, 'latin1'), 'text/html')).toEqual(['Zoo ü'])
  expect(await name(Buffer.from(latin, 'latin1'), 'text/html; charset="Windows-1252"')).toEqual(['Zoo ü'])
  expect(await name(Buffer.from(page('no-such')), 'text/html; charset=nonsense')).toEqual(['Łódź Žoo ü'])
})

test.each([
  ['a PDF', { headers: { 'Content-Type': 'application/pdf' }, body: Buffer.from('%PDF-1.7') }, 'read'],
  ['more than 3 MB', { body: Buffer.alloc(4 * 2 ** 20, 'a') }, 'failed'],
  [
    'a bomb',
    { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(Buffer.alloc(100 * 2 ** 20)) },
    'failed',
  ],
  ['damaged gzip', { headers: { 'Content-Encoding': 'gzip' }, body: 'no' }, 'failed'],
])('%s does no harm', async (_, page, kind) => {
  expect((await visited({ '/': page })).outcome.kind).toBe(kind)
})

test.each([
  'https://localhost/',
  'http://127.0.0.1:5432/',
  'http://[::1]/',
  'http://zoo.example:8080/',
  'ftp://zoo.example/',
])('%s is not connected to', async (website) => {
  const resolve = async (): Promise<LookupAddress[]> => [{ address: '127.0.0.1', family: 4 }]
  expect(await siteVisitor({ log, settings, resolve })(website)).toMatchObject({ kind: 'failed' })
})

test.each(['about:blank', 'mailto:zoo@example.org', 'data:text/html,Zoo', 'ftp://zoo.example/'])(
  'a site that sends us to %s has no page there, and is no trouble of ours',
  async (Location) => {
    const { outcome, requests } = await visited({ '/': { status: 302, headers: { Location } } })
    expect(outcome).toMatchObject({ kind: 'failed', isAnswered: true })
    expect(requests).toEqual(['/robots.txt', '/'])
  },
)

test('a redirect into our own network is not followed', async () => {
  const inner = await websiteServer({ '/': zoo })
  const { outcome } = await visited({ '/': { status: 302, headers: { Location: inner.url } } })
  expect(outcome).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('where we do not go'),
  })
  expect(inner.requests).toEqual([])
})

test('a name that nobody knows is told from a server that is down', async () => {
  const error = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
  const visit = (code: string) =>
    siteVisitor({ log, settings, resolve: () => error(code) })('https://zoo.example/')
  expect(await visit('ENOTFOUND')).toMatchObject({ kind: 'gone', isAnswered: false })
  expect(await visit('EAI_AGAIN')).toMatchObject({ kind: 'failed', isAnswered: false })
})

test('a site that never answers is given up, and one that is aborted says so', async () => {
  const server = await websiteServer({ '/robots.txt': robots('') })
  const silent = { ...realClock, deadline: () => ({ signal: AbortSignal.timeout(50), clear: () => {} }) }
  const slow = siteVisitor({ log, settings, clock: silent, resolve: () => new Promise(() => {}) })
  expect(await slow('https://zoo.example/')).toMatchObject({ kind: 'failed', isAnswered: false })
  await expect(siteVisitor({ log, settings }, server.url)(server.url, AbortSignal.abort())).rejects.toThrow(
    'aborted',
  )
})
