import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { htmlOf, pageOf } from '../../src/app/page-cache/page.ts'
import { pageOfPastDay } from '../../src/app/page-cache/page-as-it-was.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { ask, undisturbed } from './ask.ts'
import { hydrated, visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'

const pages = ['/', '/funcity/vienna', '/funplace/haus-des-meeres']

test('what another process changes through SQL shows as soon as the server has heard of it', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await anOwnPlace(db, { name: 'First name' })
  for (const name of ['Second name', 'Third name', 'Fourth name', 'Fifth name']) {
    await db.update(places).set({ name }).where(eq(places.id, place.id))
    for (const path of [`/funplace/${place.slug}`, `/funcity/${city.slug}`])
      await expect.poll(async () => (await ask(path)).html).toContain(name)
  }
  await db.update(places).set({ isActive: false }).where(eq(places.id, place.id))
  await expect.poll(async () => (await ask(`/funplace/${place.slug}`)).status).toBe(404)
  await expect.poll(async () => (await ask(`/funcity/${city.slug}`)).html).not.toContain('Fifth name')
})

test.for(pages)('%s is answered with 304 to whoever has it already', (path) =>
  undisturbed(async () => {
    const { headers, html } = await ask(path)
    expect(html).toContain('</html>')
    const again = await ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    const other = await ask(path, { headers: { 'If-None-Match': 'W/"another"' } })
    expect(other.status).toBe(200)
  }),
)

test.for(pages)('%s is the same in Brotli, gzip and plain', (path) =>
  undisturbed(async () => {
    const plain = await ask(path)
    const brotli = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    const gzip = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } })
    const refused = await ask(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } })
    const encodings = [plain, brotli, gzip, refused].map(({ headers }) => headers['content-encoding'])
    expect(encodings).toEqual([undefined, 'br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(refused.body.equals(plain.body)).toBe(true)
    for (const { headers } of [plain, brotli, gzip])
      expect([headers.etag, headers.vary]).toEqual([plain.headers.etag, 'Accept-Encoding'])
  }),
)

test.for(pages)('HEAD of %s tells what GET would, without a body', (path) =>
  undisturbed(async () => {
    const { headers } = await ask(path)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'content-security-policy'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]])
  }),
)

test('query keys that mean nothing share the page, in whatever order the others come', () =>
  undisturbed(async () => {
    const etag = async (path: string) => (await ask(path)).headers.etag
    const vienna = await etag('/funcity/vienna')
    expect(await etag('/funcity/vienna?utm_source=mail&fbclid=1')).toBe(vienna)
    expect(await etag('/?radius=25')).toBe(await etag('/'))
    const filtered = await etag('/funcity/vienna?radius=25&season=summer')
    expect(await etag('/funcity/vienna?season=summer&x=1&radius=25')).toBe(filtered)
    expect(filtered).not.toBe(vienna)
  }))

test('one page answers to every spelling of its address', () =>
  undisturbed(async () => {
    const etag = async (path: string) => (await ask(path)).headers.etag
    const filtered = await etag('/funcity/vienna?radius=25&season=summer')
    for (const path of [
      '/funcity/vienna?radius=025&season=summer&featured=true&sort=best&page=0',
      '/funcity/vienna?radius=10&season=summer&radius=25',
      '/FunCity/%76ienna?season=summer&radius=25',
    ])
      expect([path, await etag(path)]).toEqual([path, filtered])
  }))

test('a page says which places it shows, so that a change of others leaves it as it is', async () => {
  const tagsOf = async (path: string) => String((await ask(path)).headers['surrogate-key']).split(' ')
  const near = await tagsOf('/funcity/vienna')
  expect(near).toContain('cell:48:16')
  expect(near.length).toBeLessThan(10)
  expect(await tagsOf('/funplace/haus-des-meeres')).toContain('cell:48:16')
  expect(await tagsOf('/funcity/vienna?radius=1000')).toEqual(['guide', 'places'])
  expect(await tagsOf('/categories/zoo')).toEqual(['guide', 'places'])
})

test('a radius or a fun type that nobody offers is answered as asked, and kept nowhere', async () => {
  for (const query of ['radius=137', 'funTypes=dragons']) {
    const first = await ask(`/funcity/vienna?${query}`)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
  }
  expect((await ask('/funcity/vienna?radius=137')).html).toContain('137 km')
  expect((await ask('/funcity/vienna?radius=25')).headers['cache-control']).toContain('s-maxage')
})

test('what is open now is looked up anew each time', async () => {
  expect((await ask('/search?q=museum+vienna+open+now')).headers['cache-control']).toBe('no-store')
  expect((await ask('/search?q=museum+vienna+today')).headers['cache-control']).toContain('s-maxage')
  expect((await ask('/compare?q=museum+vienna+open+now')).headers['cache-control']).toBe('no-store')
})

test.for([
  '/nope',
  '/no/such/page',
  '/funcity/atlantis',
  '/funplace/nope',
  '/funcity/ATLANTIS',
  '/funcity/%3Cb%3E',
])('%s is a 404 that nobody keeps', async (path) => {
  const { status, headers } = await ask(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a place that did not exist is there once it is made', async () => {
  const db = await guideDatabase()
  const slug = `late-place-${Date.now()}`
  expect((await ask(`/funplace/${slug}`)).status).toBe(404)
  await anOwnPlace(db, { slug })
  expect((await ask(`/funplace/${slug}`)).status).toBe(200)
})

test.for(['/funcity/a%00b', '/%ff', '/funcity/%'])('%s is refused: it is no text', async (path) => {
  expect((await ask(path)).status).toBe(400)
})

test('pages can only be read', async () => {
  const { status, headers } = await ask('/', { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('built files are kept for good and compressed, with the same content', async () => {
  const [path = ''] = (await ask('/')).html.match(/\/assets\/[^"]+\.css/) ?? []
  const plain = await ask(path)
  const brotli = await ask(path, { headers: { 'Accept-Encoding': 'br' } })
  expect(plain.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  const again = await ask(path, { headers: { 'If-None-Match': plain.headers.etag ?? '' } })
  expect(again.status).toBe(304)
})

test('a page that cannot be brought up to date names the day on which it was made by the clocks of who reads it', async () => {
  const page = await visit('/', { timezoneId: 'Pacific/Auckland' })
  await page.route('/about', async (route) => {
    const answer = await route.fetch()
    const past = await pageOfPastDay(
      pageOf(200, policyOf(answer.headers()), await answer.text()),
      Date.parse('2026-11-20T21:30:00Z'),
    )
    await route.fulfill({
      headers: { 'Content-Type': 'text/html', ...past.headers },
      body: await htmlOf(past),
    })
  })
  await page.goto('/about')
  await hydrated(page)
  await page.getByText('This page is of 21 November 2026 and cannot be brought up to date').waitFor()
})

const policyOf = (headers: Record<string, string>) => ({
  'Content-Security-Policy': headers['content-security-policy'] ?? '',
})
