import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const may = (day: number) => new Date(Date.UTC(2026, 4, day, 10))

test('the feed of a city tells its newest places first, with whole addresses and when each came and changed', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna', updatedAt: may(1) })
  const graz = await aCity(db, { name: 'Graz', slug: 'graz' })
  const ofVienna = { cities: [vienna], createdAt: may(2), updatedAt: may(20) }
  await aPlace(db, { ...ofVienna, name: 'Tiergarten', slug: 'zoo', funTypes: ['zoo', 'outdoor'] })
  await aPlace(db, {
    cities: [vienna],
    slug: 'lido',
    createdAt: may(3),
    updatedAt: may(3),
    displayName: 'The lido',
  })
  await aPlace(db, { cities: [vienna], slug: 'hidden', isActive: false })
  await aPlace(db, { cities: [graz], slug: 'castle' })
  const response = await testApi(db).get('/feeds/vienna.atom')
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  expect(response.headers.get('Surrogate-Key')).toBe('guide places')
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=60,/)
  const xml = await response.text()
  expect(textsOf(xml, 'id')).toEqual([
    'https://guide.example/funcity/vienna',
    'https://guide.example/funplace/lido',
    'https://guide.example/funplace/zoo',
  ])
  expect(textsOf(xml, 'title')).toEqual([
    'New places for families around Vienna | Family Fun Europe',
    'The lido',
    'Tiergarten',
  ])
  expect(textsOf(xml, 'updated')).toEqual([may(20), may(3), may(20)].map((at) => at.toISOString()))
  expect(textsOf(xml, 'published')).toEqual([may(3), may(2)].map((at) => at.toISOString()))
  expect(textsOf(xml, 'summary')).toEqual([
    'Playground around Vienna, Austria',
    'Zoo, Outdoor around Vienna, Austria',
  ])
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://guide.example/feeds/vienna.atom"/>',
  )
})

test('a name is text, whatever stands in it', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna' })
  const name = `<script>alert('1')</script> & ]]> "so" \u0007`
  await aPlace(db, { cities: [vienna], name, slug: 'odd' })
  const xml = await (await testApi(db).get('/feeds/vienna.atom')).text()
  expect(xml).not.toContain('<script')
  expect(xml).not.toContain('\u0007')
  expect(textsOf(xml, 'title')[1]).toBe(name.replace('\u0007', ''))
})

test('a feed holds the fifty newest places, and that of a city without any says when the city changed', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna', updatedAt: may(4) })
  const { get } = testApi(db)
  expect(textsOf(await (await get('/feeds/vienna.atom')).text(), 'updated')).toEqual([may(4).toISOString()])
  const place = await aPlace(db, { cities: [vienna], slug: 'oldest', createdAt: may(1) })
  await db.execute(sql`
    with made as (insert into places (name, slug, lat, lng, is_active)
      select name, 'park-' || n, lat, lng, true from places, generate_series(1, 50) n where id = ${place.id} returning id)
    insert into city_places (city_id, place_id) select ${vienna.id}, id from made`)
  const ids = textsOf(await (await get('/feeds/vienna.atom')).text(), 'id').slice(1)
  expect(ids).toHaveLength(50)
  expect(ids).not.toContain('https://guide.example/funplace/oldest')
})

test('who has the feed already is told so, a former address or another name leads on, and an unknown city has none', async () => {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  const { get } = testApi(db)
  const mark = (await get('/feeds/vienna.atom')).headers.get('ETag') ?? ''
  expect((await get('/feeds/vienna.atom', { 'If-None-Match': mark })).status).toBe(304)
  for (const name of ['VIENNA', 'Wien', 'Vienne']) {
    const { status, headers } = await get(`/feeds/${name}.atom`)
    expect([name, status, headers.get('Location')]).toEqual([name, 301, '/feeds/vienna.atom'])
  }
  await db.execute(sql`update cities set slug = 'wien'`)
  const former = await get('/feeds/vienna.atom')
  expect([former.status, former.headers.get('Location')]).toEqual([301, '/feeds/wien.atom'])
  for (const file of ['atlantis.atom', 'vienna.xml', 'a%2fb.atom'])
    expect([file, (await get(`/feeds/${file}`)).status]).toEqual([file, 404])
})

/** The texts of all elements of a name. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(?:lt|gt|quot|apos|amp);/g, (sign) => signs[sign] ?? ''),
  )

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
