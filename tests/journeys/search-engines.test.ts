import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtInCountries } from '../../src/guide/cities/built-in-cities.ts'
import { cities } from '../../src/guide/cities/city.table.ts'
import { funTypes } from '../../src/guide/fun-types/fun-type.table.ts'
import { funTypes as builtInFunTypes } from '../../src/guide/fun-types/fun-types.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { pageMetadata } from '../../src/site/page-texts/page-metadata.table.ts'
import { anImage } from '../factories.ts'
import { ask, type Reply } from './ask.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

const pages = [
  '/',
  '/funcity/vienna',
  '/funplace/haus-des-meeres',
  '/categories',
  '/categories/zoo',
  '/top-family-activities',
  '/top-family-activities/zoo',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
]

const answers = new Map<string, Reply>()

beforeAll(async () => {
  for (const path of pages) answers.set(path, await ask(path))
})

const htmlOf = (path: string) => answers.get(path)?.html ?? ''
const head = (path: string) => headIn(htmlOf(path))
const headOf = async (path: string) => headIn((await ask(path)).html)
const headIn = (html: string) => html.split('</head>', 1)[0] ?? ''

/** The content of a meta element, by its name or property. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

/** The head of a page once its title is another: kept pages may be shown once more after a change. */
async function headTitled(title: string, path: string): Promise<string> {
  await expect.poll(async () => titleOf(await headOf(path))).toBe(title)
  return headOf(path)
}

const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

test('every page comes whole from the server: with 200, its one heading, and no value that is missing', () => {
  for (const path of pages) {
    const html = htmlOf(path)
    expect([path, answers.get(path)?.status]).toEqual([path, 200])
    expect(html).toMatch(/<html lang="en"/)
    expect(meta(html, 'viewport')).toBe('width=device-width, initial-scale=1')
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
    expect([path, /\b(undefined|null|NaN)\b|\[object Object\]/.exec(text)?.[0]]).toEqual([path, undefined])
    // `Route.useSearch()` in a route's file would do it: CONTRIBUTING.md, 'Add a page'.
    expect([path, /\/assets\/admin[^"]*/.exec(html)?.[0]]).toEqual([path, undefined])
  }
  for (const path of ['/categories', '/top-family-activities'])
    expect(htmlOf(path)).toContain('>What Kind of Fun Are You Looking For?</h1>')
})

test('every page has a title, a description and a canonical address', () => {
  for (const path of pages) {
    const html = head(path)
    expect([path, titleOf(html)?.length]).toEqual([path, expect.any(Number)])
    expect(meta(html, 'description')?.length).toBeGreaterThan(50)
    expect(html.match(/<link rel="canonical" href="http:\/\/localhost:\d+\/[^"]*"/g)).toHaveLength(1)
  }
})

test('what is shown at two addresses is canonical at one', () => {
  for (const path of ['', '/zoo']) {
    expect(head(`/categories${path}`)).toMatch(
      new RegExp(`<link rel="canonical" href="http://localhost:\\d+/top-family-activities${path}"`),
    )
  }
})

test('every page has what a shared link shows, and its picture is there', async () => {
  for (const path of pages) {
    const html = head(path)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image:alt'])
      expect([path, name, meta(html, name)]).toEqual([path, name, expect.stringMatching(/./)])
    const picture = new URL(meta(html, 'og:image') ?? '')
    const { status, headers } = await follow(picture.pathname + picture.search)
    expect([path, status, headers['content-type']]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\/(png|jpeg)$/),
    ])
  }
})

test('cities and places have pictures of their own, a place with a photo its photo', async () => {
  expect(meta(head('/funcity/vienna'), 'og:image')).toMatch(/\/og\/city\/vienna\.png\?v=/)
  expect(meta(head('/funplace/haus-des-meeres'), 'og:image')).toMatch(/\/og\/place\/haus-des-meeres\.png\?v=/)
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  await anImage(db, place, { storagePath: null, publicUrl: aPhoto(1) })
  expect(meta(await headOf(`/funplace/${place.slug}`), 'og:image')).toBe(aPhoto(1))
})

test('the structured data are of the kinds that fit, and whole', async () => {
  const kinds = (path: string) => thingsIn(head(path)).map((thing) => thing['@type'])
  expect(kinds('/')).toEqual(['WebSite'])
  expect(kinds('/funcity/vienna')).toEqual(['ItemList', 'BreadcrumbList'])
  expect(kinds('/funplace/haus-des-meeres')).toEqual(['TouristAttraction', 'BreadcrumbList'])
  expect(kinds('/top-family-activities/zoo')).toEqual(['ItemList', 'BreadcrumbList'])
  expect(kinds('/about')).toEqual(['BreadcrumbList'])
  for (const thing of pages.flatMap((path) => thingsIn(head(path)))) {
    expect(thing['@context']).toBe('https://schema.org')
    for (const [index, item] of (thing.itemListElement ?? []).entries())
      expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1, name: expect.any(String) })
  }
  const measured = await anOwnPlace(await guideDatabase())
  const [place] = thingsIn(await headOf(`/funplace/${measured.slug}`))
  expect(place.geo).toEqual({
    '@type': 'GeoCoordinates',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  })
  // Of the starter guide, which knows about where it lies.
  expect(thingsIn(head('/funplace/haus-des-meeres'))[0].geo).toBeUndefined()
})

test('the texts of Top activities are those of the page metadata, with defaults where none are stored', async () => {
  const db = await guideDatabase()
  const row = eq(pageMetadata.pageKey, 'top-family-activities')
  const [before] = await db.select().from(pageMetadata).where(row)
  onTestFinished(async () => {
    await db
      .update(pageMetadata)
      .set({ ...before })
      .where(row)
  })
  await db.update(pageMetadata).set({ metaTitle: 'Ours', metaDescription: 'Ours, at length' }).where(row)
  const edited = await headTitled('Ours', '/top-family-activities')
  expect(meta(edited, 'description')).toBe('Ours, at length')
  await db.update(pageMetadata).set({ metaTitle: null, metaDescription: null }).where(row)
  const plain = await headTitled('Top family activities in Europe', '/top-family-activities')
  expect(meta(plain, 'description')).toMatch(/^All kinds of days out/)
})

test('so are those of a fun type', async () => {
  const db = await guideDatabase()
  const row = eq(funTypes.slug, 'museum')
  const [before] = await db.select().from(funTypes).where(row)
  onTestFinished(async () => {
    const { metaTitle = null, metaDescription = null } = before ?? {}
    await db.update(funTypes).set({ metaTitle, metaDescription }).where(row)
  })
  await db.update(funTypes).set({ metaTitle: 'Our museums', metaDescription: null }).where(row)
  const html = await headTitled('Our museums', '/top-family-activities/museum')
  expect(meta(html, 'description')).toMatch(/^Museum for families/)
})

test('a host that is not the production host turns robots away', async () => {
  expect((await ask('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n')
  for (const path of pages) expect(meta(head(path), 'robots')).toBe('noindex, nofollow')
})

test('the sitemaps hold canonical addresses that answer 200, and every place', async () => {
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const [pagesFile = '', ...placeFiles] = addressesIn((await ask('/sitemap.xml')).html)
  const sitemapPages = addressesIn((await ask(pagesFile)).html)
  // At least these: other journeys make cities and fun types of their own meanwhile.
  const cities = builtInCountries.flatMap(({ cities }) => cities.map(({ slug }) => `/funcity/${slug}`))
  const kinds = builtInFunTypes.map(({ slug }) => `/top-family-activities/${slug}`)
  expect(sitemapPages).toEqual(
    expect.arrayContaining(['/', '/top-family-activities', '/about', '/cookie-policy', ...kinds, ...cities]),
  )
  for (const path of sitemapPages.slice(0, 20)) {
    const { status, html } = await ask(path)
    expect([path, status, new URL(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname]).toEqual([
      path,
      200,
      path,
    ])
  }
  const places = (await Promise.all(placeFiles.map((file) => ask(file)))).flatMap(({ html }) =>
    addressesIn(html),
  )
  expect(places).toContain('/funplace/haus-des-meeres')
  expect(new Set(places).size).toBe(places.length)
})

test('the page of a city names the feed of its new places, which is there', async () => {
  const [, feed = ''] =
    /rel="alternate" type="application\/atom\+xml" href="([^"]*)"/.exec(head('/funcity/vienna')) ?? []
  const { status, html } = await ask(feed)
  expect([feed, status]).toEqual(['/feeds/vienna.atom', 200])
  expect(html).toContain('/funplace/haus-des-meeres</id>')
  for (const path of ['/', '/funplace/haus-des-meeres'])
    expect(head(path)).not.toContain('application/atom+xml')
})

test('the icons and the manifest that pages name are there', async () => {
  for (const [, tag = ''] of head('/').matchAll(/<link (rel="(?:icon|apple-touch-icon|manifest)"[^>]*)>/g)) {
    const address = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
    expect([address, (await follow(address)).status]).toEqual([address, 200])
  }
})

test('an address from before a slug changed leads on for good, its query too', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db)
  const city = await anOwnCity(db)
  await db
    .update(places)
    .set({ slug: `${place.slug}-now` })
    .where(eq(places.id, place.id))
  await db
    .update(cities)
    .set({ slug: `${city.slug}-now` })
    .where(eq(cities.id, city.id))
  expect(await ask(`/funplace/${place.slug}`)).toMatchObject({
    status: 301,
    headers: { location: `/funplace/${place.slug}-now` },
  })
  expect(await ask(`/funcity/${city.slug}?radius=25`)).toMatchObject({
    status: 301,
    headers: { location: `/funcity/${city.slug}-now?radius=25` },
  })
})

test.each([
  ['/about/', '/about'],
  ['/funcity/vienna//?radius=25', '/funcity/vienna?radius=25'],
])('%s leads on to its page for good', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } })
})

/** What an editor may replace has an address that leads on to whatever it is now. */
async function follow(address: string) {
  const answer = await ask(address)
  return answer.status === 302 ? ask(String(answer.headers.location)) : answer
}

test('who follows a link gets the description of the page that it leads to', async () => {
  const page = await visit('/')
  const description = () => page.locator('meta[name="description"]').getAttribute('content')
  const ofHome = await description()
  await page.getByRole('link', { name: 'Top activities' }).first().click()
  await page.waitForURL('**/top-family-activities')
  await expect.poll(description).not.toBe(ofHome)
  expect(await description()).toBeTruthy()
})
