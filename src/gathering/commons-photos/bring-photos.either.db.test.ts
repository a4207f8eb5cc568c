import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { commonsServer } from '../../../tests/services/commons-server.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { photoFinder } from '../providers/wikimedia/find-photos.provider.ts'
import { bringPhotos } from './bring-photos.task.ts'
import { photoSearches } from './photo-search.table.ts'

type ServerParts = Parameters<typeof commonsServer>

const bytes = await aPicture({ width: 1280, height: 960 }).jpeg().toBuffer()
const by = { artist: '<a href="https://ana.example/">Ana</a>', bytes }
const picture = (name: string, fields: Partial<ServerParts[0][number]> = {}) => ({
  ...{ title: `File:${name}.jpg`, ...by, ...fields },
})

async function aGuide(pictures: ServerParts[0], options: ServerParts[1] = {}) {
  const commons = await commonsServer(pictures, options)
  const db = await testDatabase()
  const uploader = await anUploader(db, { settings: commons.settings })
  const clock = testClock(db)
  const settings = { ...readSettings({}), ...commons.settings }
  const finder = photoFinder({ db, log, settings, clock })
  const round = () => bringPhotos({ db, log, store: uploader.store, finder })
  return { ...uploader, db, commons, clock, round }
}

const pageOf = (name: string) => `https://commons.wikimedia.org/wiki/File:${name}.jpg`
const photosOf = (db: Database) =>
  db.select().from(placeImages).orderBy(placeImages.placeId, placeImages.sortOrder, placeImages.id)
const namesOf = async (db: Database) =>
  (await photosOf(db)).map(({ originalUrl }) => originalUrl?.replace(/.*File:(.*)\.jpg/, '$1'))
const allDue = (db: Database) =>
  db.execute(sql`update photo_searches set due_at = now() - interval '1 second'`)

test('a place gets the photos that its item, its tags and its category name, three of them, the best first', async () => {
  const pictures = [
    picture('Tall', { width: 3000, height: 4000 }),
    ...[picture('Lake'), picture('Gate'), picture('Bears'), picture('More')],
    picture('Logo', { categories: 'Logos' }),
    picture('Film', { mime: 'video/webm', width: 0 }),
  ]
  const members = ['File:Logo.jpg', 'File:Film.jpg', 'File:Gate.jpg', 'File:Bears.jpg', 'File:More.jpg']
  const { db, round, commons, publicJson, get } = await aGuide(pictures, {
    ...{ items: { Q1: ['Lake.jpg', 'Tall.jpg'] }, categoryOfItem: { Q1: 'Zoo' } },
    members: { 'Category:Zoo': members },
  })
  const place = await aPlace(db, { name: 'Bear Park', wikidata: 'Q1', imageUrl: 'https://zoo.example/a.jpg' })
  expect(await round()).toBe(1)
  const { images } = await publicJson(`/api/places/${place.slug}`)
  expect(images.map(({ originalUrl }: { originalUrl: string }) => originalUrl)).toEqual(
    ['Lake', 'Gate', 'Bears'].map(pageOf),
  )
  expect(images[0]).toMatchObject({
    ...{ imageType: 'commons_auto', isPrimary: false, width: 1280, height: 960, license: 'CC BY-SA 4.0' },
    ...{ photographerName: 'Ana', photographerProfileUrl: 'https://ana.example/', altText: 'Bear Park' },
  })
  const stored = await get(`/api/images/${images[0].storagePath}?w=640`)
  expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(commons.lastHeaders()['user-agent']).toMatch(/^FamilyFunEurope\/.*@/)
  const questions = commons.requests.filter((path) => path.includes('?'))
  expect(questions).toHaveLength(3)
  for (const question of questions) expect(question).toContain('maxlag=5')
})

test('fifty places are one question to Wikidata and one to Commons', async () => {
  const pictures = Array.from({ length: 50 }, (_, nr) => picture(`P${nr}`, { bytes: undefined }))
  const items = Object.fromEntries(pictures.map((_, nr) => [`Q${nr + 1}`, [`P${nr}.jpg`]]))
  const { db, round, commons } = await aGuide(pictures, { items })
  for (const wikidata of Object.keys(items)) await aPlace(db, { wikidata })
  expect(await round()).toBe(50)
  expect(commons.requests.filter((path) => path.includes('?'))).toHaveLength(2)
  expect(await photosOf(db)).toEqual([])
})

test('who names nothing of Wikimedia is not asked about, nor who is hidden; one that names something later is', async () => {
  const { db, round, commons } = await aGuide([picture('Lake')])
  const place = await aPlace(db, { imageUrl: 'https://zoo.example/a.jpg' })
  await aPlace(db, { wikidata: 'Q1', isActive: false })
  expect(await round()).toBe(0)
  expect(commons.requests).toEqual([])
  await db.update(places).set({ wikimediaCommons: 'File:Lake.jpg' }).where(sql`id = ${place.id}`)
  expect([await round(), await round()]).toEqual([1, 0])
  expect(await namesOf(db)).toEqual(['Lake'])
  const [search] = await db.select().from(photoSearches)
  expect((search?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(179 * 86_400_000)
})

test('half a year later nothing comes twice; what Commons took away goes, and what the place no longer names', async () => {
  const pictures = [picture('Lake'), picture('Gate')]
  const { db, round, commons, files } = await aGuide(pictures)
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg;File:Gate.jpg' })
  await round()
  const stored = await files()
  await allDue(db)
  await round()
  expect(await files()).toEqual(stored)
  expect(commons.requests.filter((path) => path.startsWith('/1280/'))).toHaveLength(2)
  pictures.shift()
  await allDue(db)
  await round()
  expect(await namesOf(db)).toEqual(['Gate'])
  await db.update(places).set({ wikimediaCommons: null }).where(sql`id = ${place.id}`)
  await round()
  expect(await photosOf(db)).toEqual([])
})

test('a search that a clock put off which was months ahead is made now', async () => {
  const { db, round } = await aGuide([picture('Lake')])
  await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  await round()
  await db.execute(sql`update photo_searches set due_at = now() + interval '220 days'`)
  expect([await round(), await round()]).toEqual([1, 0])
})

test('what an editor uploads comes first and is the primary photo; what she took from Commons comes once', async () => {
  const { db, round, upload, call } = await aGuide([picture('Lake'), picture('Gate')])
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg;File:Gate.jpg' })
  const path = `/api/admin/places/${place.id}/images`
  await call('POST', `${path}/commons`, { title: 'File:Gate.jpg' })
  await round()
  const file = new File([new Uint8Array(await aPicture().png().toBuffer())], 'a.png', { type: 'image/png' })
  const { body } = await upload(`${path}/upload`, file)
  expect(body.images).toMatchObject([
    { imageType: 'manual_upload', isPrimary: true, originalUrl: pageOf('Gate') },
    { imageType: 'manual_upload', isPrimary: false, originalUrl: null },
    { imageType: 'commons_auto', originalUrl: pageOf('Lake') },
  ])
})

test('the first upload beside photos that came by themselves is the primary one, and none of these ever by itself', async () => {
  const { db, round, upload, call } = await aGuide([picture('Lake')])
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  await round()
  const file = new File([new Uint8Array(await aPicture().png().toBuffer())], 'a.png', { type: 'image/png' })
  const { body } = await upload(`/api/admin/places/${place.id}/images/upload`, file)
  expect(body.images).toMatchObject([{ imageType: 'manual_upload', isPrimary: true }, { isPrimary: false }])
  const left = await call('DELETE', `/api/admin/places/images/${body.images[0].id}`)
  expect(left.body.images).toMatchObject([{ imageType: 'commons_auto', isPrimary: false }])
})

test('what an editor drops never comes back, unless she takes that back', async () => {
  const { db, round, call, get } = await aGuide([picture('Lake'), picture('Gate')])
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg;File:Gate.jpg' })
  await round()
  const [lake] = await photosOf(db)
  const path = `/api/admin/places/images/${lake?.id}`
  expect((await call('DELETE', path)).body.images).toMatchObject([{ originalUrl: pageOf('Gate') }])
  await allDue(db)
  await round()
  expect(await namesOf(db)).toEqual(['Gate'])
  const restored = await call('POST', `${path}/restore`)
  expect([restored.status, restored.body.images]).toMatchObject([
    200,
    [{ id: lake?.id, originalUrl: pageOf('Lake') }, { originalUrl: pageOf('Gate') }],
  ])
  expect((await get(`/api/images/${lake?.storagePath}`)).status).toBe(200)
  expect((await call('POST', `${path}/restore`)).status).toBe(404)
  await call('DELETE', path)
  await db.execute(sql`update dropped_photos set dropped_at = now() - interval '30 days 1 minute'`)
  expect((await call('POST', `${path}/restore`)).status).toBe(404)
  expect(place.id).toBe(lake?.placeId)
})

test('a photo that an editor chose by hand after dropping it stays one when the drop is taken back', async () => {
  const { db, round, call } = await aGuide([picture('Lake')])
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  await round()
  const [lake] = await photosOf(db)
  await call('DELETE', `/api/admin/places/images/${lake?.id}`)
  const byHand = () =>
    call('POST', `/api/admin/places/${place.id}/images/commons`, { title: 'File:Lake.jpg' })
  expect((await byHand()).status).toBe(200)
  const { status, body } = await call('POST', `/api/admin/places/images/${lake?.id}/restore`)
  expect([status, body.images]).toMatchObject([200, [{ imageType: 'manual_upload' }]])
  await allDue(db)
  await round()
  expect(await namesOf(db)).toEqual(['Lake'])
})

test('what was dropped is remembered through the deletion of its place and its return', async () => {
  const { db, round, call } = await aGuide([picture('Lake')])
  const place = await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  await round()
  const [lake] = await photosOf(db)
  await call('DELETE', `/api/admin/places/images/${lake?.id}`)
  await call('DELETE', `/api/admin/places/${place.id}`)
  const { body } = await call('GET', '/api/admin/history')
  expect((await call('POST', `/api/admin/history/${body.data[0].id}/restore`)).status).toBe(200)
  expect(await round()).toBe(1)
  expect(await photosOf(db)).toEqual([])
})

test('an automatic photo of Unsplash gives way to a true one; a chosen one stays', async () => {
  const { db, round } = await aGuide([picture('Lake')])
  const [withTrue, without] = [await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' }), await aPlace(db)]
  for (const place of [withTrue, without])
    for (const imageType of ['unsplash_auto', 'unsplash_manual'] as const)
      await anImage(db, place, { imageType })
  await round()
  expect((await photosOf(db)).map(({ placeId, imageType }) => [placeId, imageType])).toEqual([
    [withTrue.id, 'unsplash_manual'],
    [withTrue.id, 'commons_auto'],
    [without.id, 'unsplash_auto'],
    [without.id, 'unsplash_manual'],
  ])
})

test('a server that lags is asked again after as long as it says', async () => {
  const { db, round, clock } = await aGuide([picture('Lake')], { lagged: 2 })
  await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  expect(await round()).toBe(1)
  expect(clock.waits.filter((ms) => ms >= 4_900)).toHaveLength(2)
  expect(await namesOf(db)).toEqual(['Lake'])
})

test('while Wikimedia lags on nothing is concluded, and the next rounds come later', async () => {
  const { db, round, commons } = await aGuide([picture('Lake')], { lagged: 3 })
  await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  expect(await round()).toBeUndefined()
  const asked = commons.requests.length
  expect(await round()).toBeUndefined()
  expect(commons.requests).toHaveLength(asked)
  expect(await db.select().from(photoSearches)).toMatchObject([{ searchedAt: null, failures: 0 }])
  await db.execute(sql`update service_states set paused_until = now()`)
  expect(await round()).toBe(1)
})

test('a photo that is missing or damaged is passed over, and the next taken', async () => {
  const damaged = picture('Damaged', { bytes: bytes.subarray(0, 900) })
  const { db, round, files } = await aGuide([picture('Gone', { bytes: undefined }), damaged, picture('Lake')])
  await aPlace(db, { wikimediaCommons: 'File:Gone.jpg;File:Damaged.jpg;File:Lake.jpg' })
  expect(await round()).toBe(1)
  expect(await namesOf(db)).toEqual(['Lake'])
  expect(await files()).toHaveLength(4)
})

test('a photo that its server cannot give ends one round, and no later one for the places behind it', async () => {
  const { db, round } = await aGuide([picture('Broken', { status: 500 }), picture('Lake')])
  const first = await aPlace(db, { wikimediaCommons: 'File:Broken.jpg' })
  await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  expect(await round()).toBeUndefined()
  await db.execute(sql`update service_states set paused_until = now()`)
  expect(await round()).toBe(1)
  expect(await namesOf(db)).toEqual(['Lake'])
  const [search] = await db.select().from(photoSearches).where(sql`place_id = ${first.id}`)
  expect(search).toMatchObject({ failures: 1, searchedAt: null })
})

test('a category that its server never tells ends some rounds, ever fewer places being asked about, and then no later one', async () => {
  const { db, round } = await aGuide([picture('Lake')], { failing: ['Category:Bad'] })
  const bad = await aPlace(db, { wikimediaCommons: 'Category:Bad' })
  for (let nr = 0; nr < 2; nr++) await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  for (let nr = 0; nr < 4; nr++) {
    expect(await namesOf(db)).toEqual([])
    expect(await round()).toBeUndefined()
    await db.execute(sql`update service_states set paused_until = now()`)
  }
  expect(await round()).toBe(2)
  expect(await namesOf(db)).toEqual(['Lake', 'Lake'])
  const [search] = await db.select().from(photoSearches).where(sql`place_id = ${bad.id}`)
  expect(search).toMatchObject({ failures: 1, searchedAt: null })
})

test('one place that cannot be answered holds up no other, and waits longer each time', async () => {
  const { db, round } = await aGuide([picture('Lake')], { broken: ['Category:Bad'] })
  const bad = await aPlace(db, { wikimediaCommons: 'Category:Bad' })
  for (let nr = 0; nr < 3; nr++) await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  expect(await round()).toBe(4)
  expect(await namesOf(db)).toEqual(['Lake', 'Lake', 'Lake'])
  await db.execute(sql`update photo_searches set due_at = now() - interval '1 second' where failures > 0`)
  await round()
  const [search] = await db.select().from(photoSearches).where(sql`place_id = ${bad.id}`)
  expect(search).toMatchObject({ failures: 2, searchedAt: null })
  expect((search?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(1.9 * 86_400_000)
})

test('one server at a time brings photos', async () => {
  const { db, round } = await aGuide([picture('Lake')])
  await aPlace(db, { wikimediaCommons: 'File:Lake.jpg' })
  const release = await holdLease(db, 'commons-photos', 'another server')
  expect(await round()).toBeUndefined()
  await release?.()
  expect(await round()).toBe(1)
})
