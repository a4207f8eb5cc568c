import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { pageKeys } from '../../site/page-texts/page-metadata.schema.ts'

const path = '/api/admin/page-metadata'
const homePath = `${path}/home`

test('each of the six pages has its texts, set or not', async () => {
  const { call } = await testEditor(await testDatabase())
  const { body } = await call('GET', path)
  expect(body).toEqual(
    pageKeys.map((pageKey) => ({ pageKey, metaTitle: null, metaDescription: null, updatedAt: null })),
  )
})

test('an editor sets the texts of a page, and takes them back by leaving them empty', async () => {
  const { call, publicJson, lastChange } = await testEditor(await testDatabase())
  const set = await call('PUT', homePath, { metaTitle: ' Family fun ', metaDescription: 'Days out' })
  expect([set.status, set.body.metaTitle]).toEqual([200, 'Family fun'])
  expect(await lastChange()).toMatchObject({ action: 'create', entity: 'page_metadata', entityId: 'home' })
  await call('PUT', homePath, { metaTitle: '' })
  expect(await publicJson('/api/page-metadata/home')).toEqual({
    ...{ pageKey: 'home', metaTitle: null, metaDescription: 'Days out' },
  })
  expect(await lastChange()).toMatchObject({ action: 'update', before: { metaTitle: 'Family fun' } })
})

test('a page that changed since it was read answers with its texts of now', async () => {
  const { call } = await testEditor(await testDatabase())
  const first = { metaTitle: 'First', updatedAt: null }
  expect((await call('PUT', homePath, first)).status).toBe(200)
  const { status, body } = await call('PUT', homePath, { metaTitle: 'Second', updatedAt: null })
  expect([status, body.code, body.current.metaTitle]).toEqual([409, 'stale', 'First'])
  const { updatedAt } = body.current
  expect((await call('PUT', homePath, { metaTitle: 'Second', updatedAt })).status).toBe(200)
})

test('two who set texts of one page for the first time at once: the one text is added to the other', async () => {
  const { call } = await testEditor(await testDatabase())
  const texts = [{ metaTitle: 'Title' }, { metaDescription: 'Description' }]
  const wanted = pageKeys.flatMap((pageKey) => texts.map((text) => call('PUT', `${path}/${pageKey}`, text)))
  expect((await Promise.all(wanted)).map(({ status }) => status)).toEqual(wanted.map(() => 200))
  const { body } = await call('GET', path)
  expect(body).toMatchObject(pageKeys.map((pageKey) => ({ pageKey, ...texts[0], ...texts[1] })))
})

test('of two who read that a page has no texts, and set one at once, the second is told what it is', async () => {
  const { call } = await testEditor(await testDatabase())
  const set = (metaTitle: string) => call('PUT', homePath, { metaTitle, updatedAt: null })
  const answers = await Promise.all(['First', 'Second'].map(set))
  const [saved, refused] = answers.toSorted((a, b) => a.status - b.status)
  expect([saved?.status, refused?.status]).toEqual([200, 409])
  expect(refused?.body.current).toEqual(saved?.body)
})

test('an editor sets the texts of a fun type', async () => {
  const db = await testDatabase()
  const { call, publicJson, lastChange } = await testEditor(db)
  await aFunType(db, { slug: 'zoo' })
  const seo = { metaTitle: 'Zoos', metaDescription: 'Animals' }
  const { status, body } = await call('PUT', '/api/admin/fun-types/zoo/seo', seo)
  expect([status, body]).toEqual([200, { slug: 'zoo', ...seo }])
  expect(await publicJson('/api/fun-types/zoo')).toMatchObject(seo)
  expect(await lastChange()).toMatchObject({
    ...{ action: 'update', entity: 'fun_types', entityId: 'zoo', before: { metaTitle: null }, after: seo },
  })
  expect((await call('PUT', '/api/admin/fun-types/no-such/seo', seo)).status).toBe(404)
})

test('a fun type whose texts changed since they were read answers with those of now', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await aFunType(db, { slug: 'zoo' })
  const zoo = '/api/admin/fun-types/zoo/seo'
  const base = { metaTitle: null, metaDescription: null }
  expect((await call('PUT', zoo, { metaTitle: 'First', base })).status).toBe(200)
  const { status, body } = await call('PUT', zoo, { metaTitle: 'Second', base })
  expect([status, body.code, body.current]).toEqual([
    409,
    'stale',
    { slug: 'zoo', ...base, metaTitle: 'First' },
  ])
  const first = { ...base, metaTitle: 'First' }
  expect((await call('PUT', zoo, { metaTitle: 'Second', base: first })).status).toBe(200)
})

test.for([homePath, '/api/admin/fun-types/zoo/seo'])(
  '%s takes titles of 60 and descriptions of 160 characters, no longer',
  async (target) => {
    const db = await testDatabase()
    const { call } = await testEditor(db)
    await aFunType(db, { slug: 'zoo' })
    const longest = { metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(160) }
    expect((await call('PUT', target, longest)).status).toBe(200)
    for (const field of ['metaTitle', 'metaDescription'] as const) {
      const { status, body } = await call('PUT', target, { ...longest, [field]: `${longest[field]}x` })
      expect([status, body.issues[0].path]).toEqual([422, field])
    }
    expect((await call('PUT', target, { metaTitle: 5 })).status).toBe(400)
  },
)

test('the six pages can be written, and no other', async () => {
  const { call, publicJson } = await testEditor(await testDatabase())
  for (const pageKey of pageKeys) {
    await call('PUT', `${path}/${pageKey}`, { metaTitle: pageKey, metaDescription: 'Days out' })
    const texts = { pageKey, metaTitle: pageKey, metaDescription: 'Days out' }
    expect(await publicJson(`/api/page-metadata/${pageKey}`)).toEqual(texts)
  }
  expect((await call('PUT', `${path}/admin`, { metaTitle: 'x' })).status).toBe(404)
})

test('the sitemap is told by its files, addresses and counts', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await aCity(db)
  await aPlace(db)
  await aPlace(db, { isActive: false })
  const { status, body } = await call('POST', '/api/admin/generate-sitemap')
  const site = 'https://guide.example'
  expect([status, body]).toEqual([
    200,
    {
      message: 'Sitemap generated successfully!',
      address: `${site}/sitemap.xml`,
      files: [
        { address: `${site}/sitemaps/pages.xml`, count: 8 },
        { address: `${site}/sitemaps/places-1.xml`, count: 1 },
      ],
      count: 9,
    },
  ])
})
