import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { artVersion } from '../../guide/art/art-address.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { pageOf } from '../page-cache/page.ts'
import type { ContentListener } from '../runtime.ts'
import type { Site } from '../site.ts'
import { ArtSheets } from './art-sheets.ts'
import { createListener } from './listener.ts'

test('a page is rendered once for all who ask for it, until the content changes', async () => {
  const rendered: string[] = []
  const { ask, changeContent } = await aListener({
    page: async (address, isForProduction) => {
      rendered.push(`${address} ${isForProduction}`)
      return pageOf(200, {}, `version ${rendered.length}`)
    },
  })
  await Promise.all([ask('/'), ask('/?x=1'), ask('/')])
  expect(rendered).toEqual(['/ false'])
  changeContent()
  expect((await ask('/')).text).toBe('version 2')
  await ask('/', { Host: 'www.fun.example' })
  expect(rendered).toEqual(['/ false', '/ false', '/ true'])
})

test('after a successful write, and only then, pages are rendered anew', async () => {
  let rendered = 0
  const { ask } = await aListener({
    page: async () => {
      rendered += 1
      return pageOf(200, {}, '')
    },
    api: (request) => new Response(null, { status: request.url.endsWith('/refused') ? 403 : 200 }),
  })
  const renderedAfter = async (method: string, path: string) => {
    await ask('/')
    const before = rendered
    await ask(path, {}, method)
    await ask('/')
    return rendered - before
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect([method, await renderedAfter(method, '/api/cities')]).toEqual([method, 1])
  expect(await renderedAfter('GET', '/api/cities')).toBe(0)
  expect(await renderedAfter('POST', '/api/refused')).toBe(0)
  for (const path of [
    '/api/auth/login',
    '/api/auth/logout',
    '/api/near',
    '/api/shared-plans/read',
    '/api/ways',
  ])
    expect(await renderedAfter('POST', path)).toBe(0)
})

test('pages of the back office are kept nowhere', async () => {
  let rendered = 0
  const { ask } = await aListener({
    page: async () => {
      rendered += 1
      return pageOf(200, {}, '')
    },
  })
  for (const path of [
    '/admin',
    '/admin',
    '/admin/login',
    '/admin/login',
    '/Admin',
    '/Admin',
    '/%61dmin',
    '/%61dmin',
  ])
    await ask(path)
  expect(rendered).toBe(8)
})

test('a refusal and a failure are not kept', async () => {
  let rendered = 0
  const { ask } = await aListener({
    page: async (address) => {
      rendered += 1
      return pageOf(address === '/nope' ? 404 : 503, {}, '')
    },
  })
  for (const path of ['/nope', '/nope', '/failing', '/failing']) await ask(path)
  expect(rendered).toBe(4)
})

test('many spellings of an address are rendered once; what says no-store or leads elsewhere is not kept', async () => {
  const rendered: string[] = []
  const { ask } = await aListener({
    page: async (address) => {
      rendered.push(address)
      if (address.includes('page=')) return pageOf(302, {}, '')
      return pageOf(200, address.includes('radius=') ? { 'Cache-Control': 'no-store' } : {}, '')
    },
  })
  for (const path of ['/funcity/vienna?sort=best', '/funcity/vienna?radius=far', '/Funcity/%76ienna?page=0'])
    await ask(path)
  expect(rendered).toEqual(['/funcity/vienna'])
  for (const query of ['radius=51', 'radius=51', 'page=99', 'page=99']) await ask(`/funcity/vienna?${query}`)
  expect(rendered).toHaveLength(5)
})

test('a page that cannot be rendered is a 503 that says nothing of the reason', async () => {
  const { ask } = await aListener({ page: () => Promise.reject(new Error('password authentication failed')) })
  const { status, headers, text } = await ask('/')
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5'])
  expect(text).not.toContain('password')
})

test('every answer has the safety headers and an id of its own', async () => {
  const { ask } = await aListener({ page: async () => pageOf(200, {}, '') })
  const ids = new Set<unknown>()
  for (const path of ['/', '/', '/api/x', '/assets/app.css', '/%ff']) {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    ids.add(headers['x-request-id'])
  }
  expect(ids.size).toBe(5)
})

test('calls go to the API and files come from the folder, whatever path asks for them', async () => {
  const { ask } = await aListener({ page: async () => pageOf(404, {}, 'a page') })
  expect((await ask('/api/cities')).text).toBe('the API')
  expect((await ask('/apiary')).text).toBe('a page')
  expect((await ask('/assets/app.css')).text).toBe('a { color: red }')
  for (const path of ['/assets/../secret.txt', '/assets/..%2f..%2fsecret.txt', '/secret.txt', '/assets/'])
    expect((await ask(path)).text).toBe('a page')
})

test('whoever asks in HTTP/1.0 without a Host, as a balancer does whether the guide lives, is answered', async () => {
  const { port } = await aListener({ page: async () => pageOf(200, {}, 'page') })
  for (const path of ['/healthz', '/api/cities', '/']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
    expect([path, (await text(socket)).split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 200 OK'])
  }
})

test('a file is sent in Brotli only to whoever takes it', async () => {
  const { ask } = await aListener({ page: async () => pageOf(404, {}, '') })
  const style = (accepted: string, method?: string) =>
    ask('/assets/app.css', { 'Accept-Encoding': accepted }, method)
  expect((await style('gzip, br')).headers['content-encoding']).toBe('br')
  for (const accepted of ['gzip', 'br;q=0']) {
    const { headers, text } = await style(accepted)
    expect([headers['content-encoding'], headers['content-length'], text]).toEqual([
      ...[undefined, '16', 'a { color: red }'],
    ])
  }
  const head = await style('gzip', 'HEAD')
  expect([head.headers['content-length'], head.text]).toEqual(['16', ''])
})

test('a tile of the map is sent in gzip only to whoever takes that', async () => {
  const { ask } = await aListener({ page: async () => pageOf(404, {}, '') })
  const encodingOf = async (accepted: string) =>
    (await ask('/map/0/0/0', { 'Accept-Encoding': accepted })).headers['content-encoding']
  expect([await encodingOf('br, gzip'), await encodingOf('br'), await encodingOf('')]).toEqual([
    ...['gzip', undefined, undefined],
  ])
})

test('the drawings of another release are not kept as those: there the same letters name others', async () => {
  const { ask } = await aListener({ page: async () => pageOf(404, {}, '') })
  const kept = async (query: string) => (await ask(`/art/of/0001.svg${query}`)).headers['cache-control']
  expect(await kept(`?v=${artVersion}`)).toContain('immutable')
  expect([await kept('?v=0ther'), await kept('')]).toEqual(['no-cache', 'no-cache'])
})

/** A server around the given pages, a stand-in API and one stylesheet; https://fun.example is its origin. */
async function aListener({ page, api = () => new Response('the API') }: Partial<Site> & Pick<Site, 'page'>) {
  const parent = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  await writeFile(join(parent, 'secret.txt'), 'secret')
  const folder = join(parent, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', 'app.css'), 'a { color: red }')
  await writeFile(join(folder, 'assets', 'app.css.br'), brotliCompressSync('a { color: red }'))
  let changed: ContentListener = () => {}
  const runtime = {
    log: pino({ level: 'silent' }),
    settings: readSettings({ SITE_ORIGIN: 'https://fun.example' }),
    isDatabaseSilent: () => false,
    // Who made the change hears of it, as of any other's.
    heardAll: async () => changed(),
    onContentChange: (listener: ContentListener) => {
      changed = listener
      return () => {}
    },
  }
  const site = { page, api }
  const server = createServer(
    await createListener(site, runtime, folder, new ArtSheets('public/art')),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
          const text = (await buffer(response)).toString()
          resolve({ status: response.statusCode, headers: response.headers, text })
        })
          .once('error', reject)
          .end()
      },
    )
  return { ask, port, changeContent: () => changed(undefined) }
}
