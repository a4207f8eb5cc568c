import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { anUnsplashPhoto, unsplashServer } from '../../../tests/services/unsplash-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { anUploader } from '../../../tests/test-uploads.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { configs } from '../../office/configs/config.table.ts'

type ServerOptions = Parameters<typeof unsplashServer>

async function aSite(photos: ServerOptions[0] = [anUnsplashPhoto()], options: ServerOptions[1] = {}) {
  const unsplash = await unsplashServer(photos, options)
  const db = await testDatabase()
  const settings = { UNSPLASH_URL: unsplash.url, UNSPLASH_ACCESS_KEY: 'the-key' }
  const place = await aPlace(db, { name: 'Prater' })
  const choosePath = `/api/admin/places/${place.id}/images/unsplash-id`
  return { db, unsplash, place, choosePath, ...(await anUploader(db, { settings })) }
}

const search = '/api/admin/unsplash/search?query='

test('found photos come with what a choice needs, their links saying where they come from', async () => {
  const { call, unsplash } = await aSite()
  const { status, body } = await call('GET', `${search}Tiergarten%20Sch%C3%B6nbrunn`)
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      ...{ id: 'Dwu85P9SOIk', width: 5616, height: 3744 },
      alt_description: 'man in red jacket sitting on rock near lake',
      urls: { small: expect.stringMatching(/^https:\/\/images\.unsplash\.com\/.*&w=400/) },
      links: { html: expect.stringContaining('utm_source=family_fun_europe&utm_medium=referral') },
      user: {
        name: 'Brian Aguirre',
        links: {
          html: 'https://unsplash.com/@brianaguirre?utm_source=family_fun_europe&utm_medium=referral',
        },
      },
    },
  ])
  expect(unsplash.requests).toEqual([
    '/search/photos?query=Tiergarten+Sch%C3%B6nbrunn&per_page=10&content_filter=high',
  ])
  expect(unsplash.lastHeaders()).toMatchObject({
    authorization: 'Client-ID the-key',
    'accept-version': 'v1',
  })
})

test('a chosen photo is shown from Unsplash, credited, noted, and Unsplash hears of it', async () => {
  const { call, get, publicJson, db, place, choosePath, unsplash, files } = await aSite()
  const choice = { unsplashId: ' Dwu85P9SOIk ', placeName: 'Prater' }
  const { status, body } = await call('POST', choosePath, choice)
  expect([status, body.attribution]).toEqual([200, 'Photo by Brian Aguirre on Unsplash'])
  const { urls } = anUnsplashPhoto()
  const { images } = await publicJson(`/api/places/${place.slug}`)
  expect(images).toEqual(body.images)
  expect(images).toMatchObject([
    {
      ...{ isPrimary: true, imageType: 'unsplash_manual', publicUrl: urls.regular, originalUrl: urls.full },
      ...{ altText: 'man in red jacket sitting on rock near lake', photographerName: 'Brian Aguirre' },
      ...{ width: 5616, height: 3744 },
      photographerProfileUrl: expect.stringContaining('utm_source=family_fun_europe'),
    },
  ])
  const answer = await get(body.localPath)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, urls.regular])
  expect(await files()).toEqual([])
  expect(await db.$count(auditLog, eq(auditLog.entity, 'place_images'))).toBe(1)
  await expect.poll(() => unsplash.requests).toContain('/photos/Dwu85P9SOIk/download?ixid=M3w')
})

test('a photo that the place has already is refused; another place may have it', async () => {
  const { call, db, choosePath } = await aSite()
  const choice = { unsplashId: 'https://unsplash.com/photos/man-in-red-jacket-Dwu85P9SOIk' }
  expect((await call('POST', choosePath, choice)).status).toBe(200)
  expect((await call('POST', choosePath, choice)).status).toBe(409)
  const other = await aPlace(db)
  expect((await call('POST', `/api/admin/places/${other.id}/images/unsplash-id`, choice)).status).toBe(200)
})

test.for([
  [{ unsplashId: '   ' }, 422],
  [{ unsplashId: '../users' }, 422],
  [{ unsplashId: 'unknown' }, 422],
  [{}, 400],
  [{ unsplashId: 5 }, 400],
] as const)('%o is refused with %i and names unsplashId', async ([choice, status]) => {
  const { call, choosePath } = await aSite()
  const answer = await call('POST', choosePath, choice)
  expect([answer.status, answer.body.issues[0].path]).toEqual([status, 'unsplashId'])
})

test('a place that is not there costs no question', async () => {
  const { call, unsplash } = await aSite()
  const path = '/api/admin/places/999/images/unsplash-id'
  expect((await call('POST', path, { unsplashId: 'Dwu85P9SOIk' })).status).toBe(404)
  expect(unsplash.requests).toEqual([])
})

test.for(['', '%20', 'x'.repeat(201)])('a search for %j is malformed', async (query) => {
  const { call, unsplash } = await aSite()
  expect((await call('GET', search + query)).status).toBe(400)
  expect((await call('GET', '/api/admin/unsplash/search')).status).toBe(400)
  expect(unsplash.requests).toEqual([])
})

test('without a key the answer says where to set it; the one that editors stored is used', async () => {
  const unsplash = await unsplashServer([anUnsplashPhoto()])
  const db = await testDatabase()
  const { call } = await anUploader(db, { settings: { UNSPLASH_URL: unsplash.url } })
  const { status, body } = await call('GET', `${search}zoo`)
  expect([status, body.code]).toEqual([422, 'not_configured'])
  expect(body.message).toContain('UNSPLASH_ACCESS_KEY')
  await db.insert(configs).values({ key: 'UNSPLASH_ACCESS_KEY', value: 'stored-key' })
  expect((await call('GET', `${search}zoo`)).status).toBe(200)
  expect(unsplash.lastHeaders().authorization).toBe('Client-ID stored-key')
})

test('more than 45 questions in an hour are not asked', async () => {
  const { call, db, unsplash } = await aSite()
  await call('GET', `${search}zoo`)
  await db.execute(sql`update service_usage set used = 44 where service = 'unsplash'`)
  expect((await call('GET', `${search}zoo`)).status).toBe(200)
  const { status, body } = await call('GET', `${search}zoo`)
  expect([status, unsplash.requests.length]).toEqual([504, 2])
  expect(body.message).toContain('allowance of 45')
})

test('over its own limit Unsplash is left alone until the next hour', async () => {
  const { call, db, unsplash } = await aSite([], { refusal: 'rate-limited' })
  const first = await call('GET', `${search}zoo`)
  expect([first.status, first.body.code]).toEqual([504, 'provider_unavailable'])
  expect((await call('GET', `${search}zoo`)).status).toBe(504)
  expect(unsplash.requests).toHaveLength(1)
  const { rows } = await db.execute<{ minutes: number }>(
    sql`select extract(minute from paused_until)::int as minutes from service_states where service = 'unsplash'`,
  )
  expect([59, 0]).toContain(rows[0]?.minutes)
})

test('a key that Unsplash refuses is told apart, and never shown', async () => {
  const { call } = await aSite([], { refusal: 'bad-key' })
  const { status, body } = await call('GET', `${search}zoo`)
  expect([status, body.code]).toEqual([502, 'provider_refused'])
  expect(JSON.stringify(body)).not.toContain('the-key')
})

test('an answer of another shape is a failure of the provider, and a photo from a place without https too', async () => {
  const { call } = await aSite([{ id: 'odd' }])
  expect((await call('GET', `${search}zoo`)).status).toBe(502)
  const plain = anUnsplashPhoto({ urls: { full: 'javascript:x', regular: 'http://x.example', small: 'x' } })
  const other = await aSite([plain])
  const { status, body } = await other.call('POST', other.choosePath, { unsplashId: plain.id })
  expect([status, body.code]).toEqual([502, 'provider_unreadable'])
})
