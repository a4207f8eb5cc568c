import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFunType, anImage, aPlace, aRadiusOption, aSeason } from '../../tests/factories.ts'
import { testApi } from '../../tests/test-api.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { FunType } from '../guide/fun-types/fun-type.schema.ts'
import { pageContent } from '../site/page-content/page-content.table.ts'
import { pageMetadata } from '../site/page-texts/page-metadata.table.ts'
import { staticAssets } from '../site/site-assets/static-asset.table.ts'

test('seasons, fun types and active radius options come in their order', async () => {
  const db = await testDatabase()
  for (const name of ['spring', 'summer']) await aSeason(db, { name })
  await aFunType(db, { slug: 'museum', sortOrder: 2 })
  await aFunType(db, { slug: 'zoo', sortOrder: 1 })
  await aRadiusOption(db, { radiusKm: 100, sortOrder: 0 })
  await aRadiusOption(db, { radiusKm: 50, sortOrder: 1 })
  await aRadiusOption(db, { radiusKm: 10, sortOrder: 1 })
  await aRadiusOption(db, { radiusKm: 25, sortOrder: 0, isActive: false })
  const { json, get } = testApi(db)
  expect((await get('/api/seasons')).headers.get('Content-Type')).toBe('application/json')
  expect(await json('/api/seasons')).toMatchObject([
    { name: 'spring', displayName: 'Spring' },
    { name: 'summer' },
  ])
  expect(await json('/api/fun-types')).toMatchObject([{ slug: 'zoo' }, { slug: 'museum' }])
  const option = (radiusKm: number, sortOrder: number) => ({
    ...{ id: expect.any(Number), displayName: `Within ${radiusKm} km`, radiusKm, sortOrder },
  })
  expect(await json('/api/search-radius-options')).toEqual([option(100, 0), option(10, 1), option(50, 1)])
})

test('one fun type by its slug, and 404 for another', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'theme_park', icon: 'FerrisWheel', metaTitle: 'Rides' })
  const { json, get } = testApi(db)
  const themePark = await json('/api/fun-types/theme_park')
  expect(FunType.parse(themePark)).toEqual(themePark)
  expect(themePark).toMatchObject({ icon: 'FerrisWheel', metaTitle: 'Rides', metaDescription: null })
  expect(await json('/api/fun-types')).toEqual([themePark])
  expect((await get('/api/fun-types/opera')).status).toBe(404)
})

test('page metadata is what an editor set, else null; other pages are 404', async () => {
  const db = await testDatabase()
  await db.insert(pageMetadata).values({ pageKey: 'home', metaTitle: 'T', metaDescription: 'D' })
  const { json, get } = testApi(db)
  expect(await json('/api/page-metadata/home')).toEqual({
    pageKey: 'home',
    metaTitle: 'T',
    metaDescription: 'D',
  })
  expect(await json('/api/page-metadata/about')).toEqual({
    pageKey: 'about',
    metaTitle: null,
    metaDescription: null,
  })
  expect((await get('/api/page-metadata/admin')).status).toBe(404)
})

test('page content gives the active sections in their order', async () => {
  const db = await testDatabase()
  await db.insert(pageContent).values([
    { pageKey: 'about', sectionKey: 'b', content: 'B', displayOrder: 2 },
    { pageKey: 'about', sectionKey: 'a', content: 'A', displayOrder: 1 },
    { pageKey: 'about', sectionKey: 'draft', content: 'no', isActive: false },
  ])
  const { json, get } = testApi(db)
  expect(await json('/api/page-content/about')).toMatchObject([
    { sectionKey: 'a', content: 'A' },
    { sectionKey: 'b', content: 'B' },
  ])
  expect((await get('/api/page-content/home')).status).toBe(404)
})

test('the logo is 404 until there is one, then its address and text', async () => {
  const db = await testDatabase()
  const { json, get } = testApi(db)
  expect((await get('/api/static-assets/logo')).status).toBe(404)
  await db
    .insert(staticAssets)
    .values({ assetType: 'logo', name: 'logo', storagePath: 'logo.png', altText: 'Us' })
  expect(await json('/api/static-assets/logo')).toEqual({
    servingPath: '/api/images/logo.png',
    altText: 'Us',
  })
})

test('website colours are an object of colours', async () => {
  expect(await testApi(await testDatabase()).json('/api/website-colors')).toMatchObject({
    primary: expect.stringMatching(/^#/),
  })
})

test('a stored picture is served for good, and only when a row of an active place names it', async () => {
  const db = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'images-'))
  await writeFile(join(folder, 'bear.webp'), 'a picture')
  await writeFile(join(folder, 'secret.webp'), 'of no place')
  await anImage(db, await aPlace(db), { storagePath: 'bear.webp' })
  const { get } = testApi(db, folder)
  const response = await get('/api/images/bear.webp')
  expect(await response.text()).toBe('a picture')
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  for (const path of [
    'unknown.webp',
    'secret.webp',
    '../bear.webp',
    '..%2fbear.webp',
    'bear.svg',
    '%2e%2e%2fetc%2fpasswd',
  ])
    expect([path, (await get(`/api/images/${path}`)).status]).toEqual([path, 404])
})

test('a picture of an inactive place is not served', async () => {
  const db = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'images-'))
  await writeFile(join(folder, 'bear.webp'), 'a picture')
  await anImage(db, await aPlace(db, { isActive: false }), { storagePath: 'bear.webp' })
  expect((await testApi(db, folder).get('/api/images/bear.webp')).status).toBe(404)
})

test("a hot-linked picture redirects to its owner's address", async () => {
  const db = await testDatabase()
  const originalUrl = 'https://images.unsplash.com/photo-1?ixid=a'
  await anImage(db, await aPlace(db), {
    imageType: 'unsplash_manual',
    storagePath: 'unsplash/1.jpg',
    originalUrl,
  })
  const response = await testApi(db).get('/api/images/unsplash/1.jpg')
  expect([response.status, response.headers.get('Location')]).toEqual([302, originalUrl])
})

test('the process is healthy, and ready when the database answers', async () => {
  const { json } = testApi(await testDatabase())
  expect(await json('/healthz')).toEqual({ status: 'ok' })
  expect(await json('/readyz')).toEqual({ status: 'ready' })
})

test('a database without a guide, as one that was made anew or is being restored, is not ready', async () => {
  const db = await testDatabase()
  await db.execute(sql`alter table places rename to places_of_before`)
  try {
    const response = await testApi(db).get('/readyz')
    expect([response.status, await response.json()]).toEqual([503, { status: 'the database holds no guide' }])
  } finally {
    await db.execute(sql`alter table places_of_before rename to places`)
  }
})

test('an unknown call is 404 in the form of every error', async () => {
  const response = await testApi(await testDatabase()).get('/api/nothing')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json'])
  expect(await response.json()).toEqual({ message: 'No such call', code: 'not_found', issues: [] })
})

test.each([
  ['PUT', '/api/cities/vienna', 'GET, HEAD'],
  ['GET', '/api/auth/login', 'POST'],
  ['HEAD', '/api/auth/login', 'POST'],
  ['OPTIONS', '/api/configs/site-name', 'DELETE, PATCH'],
  ['POST', '/sitemaps/places-1.xml', 'GET, HEAD'],
  ['DELETE', '/api/openapi.json', 'GET, HEAD'],
])(
  '%s %s, which that address does not take, is 405 and says what it takes',
  async (method, path, allowed) => {
    const { api } = testApi(await testDatabase())
    const answer = await api.request(path, { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    if (method !== 'HEAD') expect(await answer.json()).toMatchObject({ code: 'wrong_method', issues: [] })
  },
)

test('all that can be read answers HEAD', async () => {
  const { api } = testApi(await testDatabase())
  for (const path of ['/api/cities', '/healthz', '/robots.txt', '/api/openapi.json'])
    expect([path, (await api.request(path, { method: 'HEAD' })).status]).toEqual([path, 200])
})
