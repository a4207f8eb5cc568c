import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { placeSources } from '../../guide/places/place.table.ts'
import { findPlaceCard } from './social-picture.queries.ts'

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('robots may read everything but the administration on the production host, and find the sitemap', async () => {
  const { get } = testApi(await testDatabase())
  const text = await (await get('/robots.txt', { Host: 'guide.example' })).text()
  expect(text).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /search\n\nSitemap: https://guide.example/sitemap.xml\n',
  )
})

test('robots may read nothing on any other host', async () => {
  const { get } = testApi(await testDatabase())
  expect(await (await get('/robots.txt', { Host: 'staging.example' })).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  )
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /\n')
})

test('the sitemap index names the file of pages and as many files of places as there are', async () => {
  const db = await testDatabase()
  const { get } = testApi(db)
  expect(addressesIn(await (await get('/sitemap.xml')).text())).toEqual([
    'https://guide.example/sitemaps/pages.xml',
  ])
  await aPlace(db, { updatedAt: new Date('2026-05-01T10:00:00Z') })
  const response = await get('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(addressesIn(xml)).toContain('https://guide.example/sitemaps/places-1.xml')
  expect(xml.match(/<lastmod>2026-05-01T10:00:00.000Z<\/lastmod>/g)).toHaveLength(2)
})

test('the pages are home, activities, cities and information, each at its canonical address', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna' })
  await aFunType(db, { slug: 'zoo' })
  await aPlace(db, { cities: [vienna], updatedAt: new Date('2026-05-01T10:00:00Z') })
  const xml = await (await testApi(db).get('/sitemaps/pages.xml')).text()
  expect(addressesIn(xml)).toEqual(
    [
      '/',
      '/top-family-activities',
      '/about',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
      '/top-family-activities/zoo',
      '/top-family-activities/playground',
      '/funcity/vienna',
    ].map((path) => `https://guide.example${path}`),
  )
  expect(xml).toContain('/funcity/vienna</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>')
})

test('only active places are in the sitemap', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'open-zoo' })
  await aPlace(db, { slug: 'hidden-zoo', isActive: false })
  expect(addressesIn(await (await testApi(db).get('/sitemaps/places-1.xml')).text())).toEqual([
    'https://guide.example/funplace/open-zoo',
  ])
})

test('a sitemap that there is not is 404', async () => {
  const { get } = testApi(await testDatabase())
  for (const file of ['places-1.xml', 'places-0.xml', 'places-x.xml', 'places-123456.xml', 'admin.xml'])
    expect([file, (await get(`/sitemaps/${file}`)).status]).toEqual([file, 404])
})

test('a city and a place have a picture of their own for shared links, kept for good', async () => {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'schonbrunn', funTypes: ['zoo'] })
  const { get } = testApi(db)
  for (const path of ['/og/city/vienna.png', '/og/place/schonbrunn.png']) {
    const response = await get(path)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  }
})

test('the picture of a place knows whether anybody has measured how far it is', async () => {
  const db = await testDatabase()
  await aCity(db)
  const { id: placeId } = await aPlace(db, { slug: 'schonbrunn' })
  const isRough = async () => (await findPlaceCard(db, 'schonbrunn'))?.near?.isRough
  expect(await isRough()).toBe(false)
  const said = { placeId, externalId: 'x', raw: {} }
  await db.insert(placeSources).values({ ...said, provider: 'starter' })
  expect(await isRough()).toBe(true)
  await db.insert(placeSources).values({ ...said, provider: 'openstreetmap' })
  expect(await isRough()).toBe(false)
})

test('there is no picture of an unknown city or of a place that is not shown', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'hidden-zoo', isActive: false })
  const { get } = testApi(db)
  for (const path of [
    'city/atlantis.png',
    'place/hidden-zoo.png',
    'place/atlantis.png',
    'city/a%2fb.png',
    'x/y.png',
  ])
    expect([path, (await get(`/og/${path}`)).status]).toEqual([path, 404])
})

test('the manifest carries the name of the site and names icons that exist', async () => {
  const { icons, name } = await testApi(await testDatabase()).json('/manifest.webmanifest')
  expect(name).toBe('Family Fun Europe')
  for (const { src, type, sizes } of icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
})
