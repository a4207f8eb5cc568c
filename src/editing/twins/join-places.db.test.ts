import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, anImage } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { cityPlaces } from '../../guide/cities/city.table.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { wholePlace } from '../../guide/places/whole-place.queries.ts'
import { reports } from '../../guide/reports/report.table.ts'
import type { Database } from '../../platform/database/database.ts'

const asOf = new Date('2026-01-01')

const store = (db: Database, cityId: number, ...zoos: ReturnType<typeof aZoo>[]) =>
  db.transaction((tx) => storeCandidates(tx, zoos, { asOf, cityId }))

const older = aZoo(1, { name: 'Tiergarten', lat: 48.2, date: '2024-01-01' })
const newer = aZoo(2, { name: 'Zoo Linden', lat: 48.203, date: '2025-01-01' })

/** Two zoos that were stored apart, of two cities. */
async function twoZoos() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const vienna = await aCity(db)
  const linden = await aCity(db, { name: 'Linden', lat: 48.3 })
  await store(db, vienna.id, older)
  await store(db, linden.id, newer)
  const placeOf = async (name: string) => {
    const [place] = await db.select().from(places).where(eq(places.name, name))
    if (!place) throw new Error(`No ${name}`)
    return place
  }
  const [one, two] = [await placeOf('Tiergarten'), await placeOf('Zoo Linden')]
  const editor = await testEditor(db)
  const join = (more: object = {}) =>
    editor.call('POST', '/api/admin/twins/join', { keep: one.id, drop: two.id, ...more })
  const undo = (changeId: string) => editor.call('POST', `/api/admin/history/changes/${changeId}/undo`)
  const read = async (id: number) => (await editor.call('GET', `/api/admin/places/${id}`)).body
  return { db, vienna, linden, one, two, join, undo, read, ...editor }
}

const withoutMoments = (whole: unknown) =>
  JSON.parse(
    JSON.stringify(whole, (key, value) => (/^(updated_at|created_at)$/.test(key) ? undefined : value)),
  )

test('a photo that was dropped before two places became one is brought back to the one, and goes with its own again', async () => {
  const { db, one, two, join, undo, call } = await twoZoos()
  const originalUrl = 'https://commons.wikimedia.org/wiki/File:Bear.jpg'
  const photo = await anImage(db, two, { imageType: 'commons_auto', originalUrl, license: 'CC0' })
  const restore = () => call('POST', `/api/admin/places/images/${photo.id}/restore`)
  await call('DELETE', `/api/admin/places/images/${photo.id}`)
  const { changeId } = (await join()).body
  const { status, body } = await restore()
  expect([status, body.images?.map(({ id }: { id: number }) => id)]).toEqual([200, [photo.id]])
  expect(await db.$count(placeImages, eq(placeImages.placeId, one.id))).toBe(1)
  expect((await undo(changeId)).status).toBe(200)
  expect(await db.$count(placeImages, eq(placeImages.placeId, two.id))).toBe(1)
})

test('one place has the records, photos, cities, reports and addresses of both, as the sources of both say', async () => {
  const { db, vienna, linden, one, two, join, publicJson } = await twoZoos()
  const photo = await anImage(db, two, { isPrimary: true })
  await db.insert(reports).values({ placeId: two.id, reason: 'hours' })
  const { status, body } = await join()
  expect([status, body.place]).toMatchObject([
    200,
    { id: one.id, slug: 'tiergarten', name: 'Zoo Linden', lat: 48.203, placeId: 'node/2', editedFields: [] },
  ])
  expect(await db.$count(places)).toBe(1)
  expect(await db.$count(placeSources, eq(placeSources.placeId, one.id))).toBe(2)
  const links = await db.select({ id: cityPlaces.cityId }).from(cityPlaces)
  expect(links.map(({ id }) => id).sort()).toEqual([vienna.id, linden.id].sort())
  expect(body.place.images).toMatchObject([{ id: photo.id, isPrimary: true }])
  expect(await db.select().from(reports)).toMatchObject([{ placeId: one.id }])
  expect(await publicJson(`/api/places/${two.slug}`)).toMatchObject({ slug: 'tiergarten' })
  await store(db, linden.id, newer)
  expect(await db.$count(places)).toBe(1)
})

test('Undo makes two of them again, each with what it had', async () => {
  const { db, one, two, join, undo } = await twoZoos()
  await anImage(db, two, { isPrimary: true })
  await db.insert(reports).values({ placeId: two.id, reason: 'hours' })
  const before = [await wholePlace(db, one.id), await wholePlace(db, two.id)]
  const { body } = await join({ choices: { isFeatured: 'dropped' } })
  expect((await undo(body.changeId)).body).toMatchObject({ places: 1, undone: 1, left: 0, gone: 0 })
  const after = [await wholePlace(db, one.id), await wholePlace(db, two.id)]
  expect(withoutMoments(after)).toEqual(withoutMoments(before))
  expect(await db.select().from(reports)).toMatchObject([{ placeId: two.id }])
  expect((await undo(body.changeId)).status).toBe(409)
})

test('what was changed and imported since is kept by Undo', async () => {
  const { db, linden, one, two, join, undo, read, call } = await twoZoos()
  const { body } = await join()
  await call('PUT', `/api/admin/places/${one.id}`, { phone: '+43 1' })
  const renewed = aZoo(2, { name: 'Zoo Linden', lat: 48.204, date: '2025-06-01' })
  await store(db, linden.id, renewed)
  await undo(body.changeId)
  expect(await read(one.id)).toMatchObject({
    name: 'Tiergarten',
    lat: 48.2,
    placeId: 'node/1',
    phone: '+43 1',
  })
  expect(await read(two.id)).toMatchObject({
    name: 'Zoo Linden',
    lat: 48.204,
    placeId: 'node/2',
    slug: two.slug,
  })
})

test('what an editor has said since of a fact that joining made an editor’s is kept by Undo', async () => {
  const { one, two, join, undo, read, call } = await twoZoos()
  await call('PUT', `/api/admin/places/${two.id}`, { website: 'https://zoo.at/', phone: '1' })
  const { body } = await join({ choices: { lat: 'kept' } })
  await call('PUT', `/api/admin/places/${one.id}`, { lat: 48.21, website: 'https://old.at/' })
  await undo(body.changeId)
  expect(await read(one.id)).toMatchObject({
    ...{ lat: 48.21, website: 'https://old.at/', phone: null },
    editedFields: ['lat', 'lng', 'website'],
  })
})

test('a fact that joining gave back to the sources and an editor has changed since is an editor’s once', async () => {
  const { one, join, undo, read, call } = await twoZoos()
  await call('PUT', `/api/admin/places/${one.id}`, { phone: '1' })
  const { body } = await join({ choices: { phone: 'dropped' } })
  expect(body.place).toMatchObject({ phone: null, editedFields: [] })
  await call('PUT', `/api/admin/places/${one.id}`, { phone: '2' })
  await undo(body.changeId)
  expect(await read(one.id)).toMatchObject({ phone: '2', editedFields: ['phone'] })
})

test('a photo that was deleted of the one place stays deleted when it is two again, and what was one too many comes back', async () => {
  const { db, one, two, join, undo, call } = await twoZoos()
  const ofCommons = { imageType: 'commons_auto', originalUrl: 'https://commons.example/Bear.jpg' } as const
  await anImage(db, one, { ...ofCommons, license: 'CC0' })
  const twice = await anImage(db, two, { ...ofCommons, license: 'CC0' })
  const [deleted, kept] = [await anImage(db, two, { isPrimary: true }), await anImage(db, two)]
  const { body } = await join()
  expect((await call('DELETE', `/api/admin/places/images/${deleted.id}`)).status).toBe(200)
  expect((await undo(body.changeId)).status).toBe(200)
  const photos = await db.select().from(placeImages).where(eq(placeImages.placeId, two.id))
  expect(photos.map(({ id }) => id).sort()).toEqual([twice.id, kept.id])
})

test('each of two places that are taken apart has a primary photo, whichever was the one of both or was deleted', async () => {
  const { db, one, two, join, undo, call } = await twoZoos()
  const primaryOf = async () =>
    (await db.select().from(placeImages).where(eq(placeImages.isPrimary, true)))
      .map(({ id, placeId }) => [id, placeId])
      .sort()
  const bear = await anImage(db, one, { isPrimary: true })
  await anImage(db, one, { imageType: 'commons_auto' })
  const lynx = await anImage(db, two, { isPrimary: true })
  const wolf = await anImage(db, two)
  const first = (await join()).body.changeId
  await call('PUT', `/api/places/images/${wolf.id}/primary`)
  await undo(first)
  expect(await primaryOf()).toEqual([
    [bear.id, one.id],
    [lynx.id, two.id],
  ])
  const second = (await join()).body.changeId
  await call('DELETE', `/api/admin/places/images/${lynx.id}`)
  await undo(second)
  expect(await primaryOf()).toEqual([
    [bear.id, one.id],
    [wolf.id, two.id],
  ])
})

test('what is planned of a place goes with it: to the one place, which tells what it would overrule, and back with Undo', async () => {
  const { one, two, join, undo, call } = await twoZoos()
  const path = '/api/admin/planned-changes'
  const plan = (key: number, changes: object) =>
    call('POST', path, { subject: 'place', key, changes }).then(({ body }) => body.id as number)
  const planned = async () =>
    (await call('GET', path)).body.map((row: Record<string, unknown>) => [row.id, row.key, row.overtaken])
  const [own, moved] = [await plan(one.id, { phone: '+43 1' }), await plan(two.id, { phone: '+43 2' })]
  await call('PUT', `/api/admin/places/${two.id}`, { website: 'https://linden.example' })
  const overruling = await plan(two.id, { website: 'https://new.example' })
  const done = await plan(two.id, { ageGroupMin: 3 })
  await call('POST', `${path}/${done}/publish`, {})
  const { changeId } = (await join({ choices: { website: 'kept' } })).body
  expect(await planned()).toEqual([
    [own, String(one.id), []],
    [moved, String(one.id), []],
    [overruling, String(one.id), ['website']],
    [done, String(two.id), []],
  ])
  expect((await call('POST', `${path}/${overruling}/publish`, {})).body.code).toBe('overtaken')
  expect((await undo(changeId)).status).toBe(200)
  expect((await planned()).map(([id, key]: unknown[]) => [id, key])).toEqual([
    [own, String(one.id)],
    ...[moved, overruling, done].map((id) => [id, String(two.id)]),
  ])
  expect((await call('POST', `${path}/${overruling}/publish`, {})).status).toBe(200)
})

test('what is chosen holds and stays; what the sources say anyway goes on following them', async () => {
  const { db, linden, one, two, join, call, read } = await twoZoos()
  await call('PUT', `/api/admin/places/${one.id}`, { description: 'Lions.', phone: '1' })
  await call('PUT', `/api/admin/places/${two.id}`, { description: 'Bears.', website: 'https://zoo.at/' })
  const choices = { name: 'kept', lat: 'dropped', description: 'dropped' }
  const { body } = await join({ choices })
  const said = {
    name: 'Tiergarten',
    lat: 48.203,
    description: 'Bears.',
    phone: '1',
    website: 'https://zoo.at/',
  }
  expect(body.place).toMatchObject({ ...said, editedFields: ['description', 'name', 'phone', 'website'] })
  await store(db, linden.id, aZoo(2, { name: 'Another', lat: 48.205, date: '2025-07-01' }))
  expect(await read(one.id)).toMatchObject({ ...said, lat: 48.205 })
})

test('the page of both tells what differs, and what the one place would say', async () => {
  const { one, two, call } = await twoZoos()
  const { body } = await call('GET', `/api/admin/twins/pair?keep=${one.id}&drop=${two.id}`)
  expect(body.kept.values).toMatchObject({ name: 'Tiergarten', funTypes: ['zoo'], isActive: true })
  expect(body.dropped).toMatchObject({ values: { name: 'Zoo Linden' }, records: [{ externalId: 'node/2' }] })
  expect(body.joined).toMatchObject({ name: 'Zoo Linden', lat: 48.203 })
  expect(body).toMatchObject({ km: expect.closeTo(0.33, 1), isApart: false })
})

test('a place that is hidden is shown once it is one with a shown one, unless that is chosen otherwise', async () => {
  const { db, one, join, undo } = await twoZoos()
  await db.update(places).set({ isActive: false }).where(eq(places.id, one.id))
  const { body } = await join()
  expect(body.place.isActive).toBe(true)
  await undo(body.changeId)
  expect((await join({ choices: { isActive: 'kept' } })).body.place.isActive).toBe(false)
})

test('two made by hand lose nothing', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const make = async (fields: object) =>
    (await call('POST', '/api/admin/places', { name: 'Hut', lat: 48.2, lng: 16.37, ...fields })).body.id
  const keep = await make({ phone: '1' })
  const drop = await make({ phone: '2', website: 'https://hut.at/' })
  const { body } = await call('POST', '/api/admin/twins/join', { keep, drop })
  expect(body.place).toMatchObject({ name: 'Hut', phone: '1', website: 'https://hut.at/' })
})

test('of two made by hand the age of the one never ends below that of the other, nor once they are two again', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const make = async (fields: object) =>
    (await call('POST', '/api/admin/places', { name: `Hut ${JSON.stringify(fields)}`, ...fields })).body.id
  const spot = { lat: 48.2, lng: 16.37 }
  const keep = await make({ ...spot, ageGroupMin: 8 })
  const drop = await make({ ...spot, ageGroupMax: 5 })
  const join = (choices = {}) => call('POST', '/api/admin/twins/join', { keep, drop, choices })
  const { status, body } = await join()
  expect([status, body.place]).toMatchObject([200, { ageGroupMin: 8, ageGroupMax: null }])
  const undo = (changeId: string) => call('POST', `/api/admin/history/changes/${changeId}/undo`)
  await undo(body.changeId)
  const chosen = await join({ ageGroupMin: 'dropped', ageGroupMax: 'dropped' })
  expect(chosen.body.place).toMatchObject({ ageGroupMin: null, ageGroupMax: 5 })
  await call('PUT', `/api/admin/places/${keep}`, { ageGroupMax: 4 })
  expect((await undo(chosen.body.changeId)).status).toBe(200)
  expect((await call('GET', `/api/admin/places/${keep}`)).body).toMatchObject({
    ...{ ageGroupMin: null, ageGroupMax: 4 },
  })
  expect((await call('GET', `/api/admin/places/${drop}`)).body).toMatchObject({ ageGroupMax: 5 })
})

test('of two who join at once, or who saw another state, one is told; nothing is half done', async () => {
  const { db, one, two, join, call } = await twoZoos()
  const stale = { keepUpdatedAt: one.updatedAt.toISOString(), dropUpdatedAt: two.updatedAt.toISOString() }
  await call('PUT', `/api/admin/places/${two.id}`, { phone: '1' })
  const refused = await join(stale)
  expect([refused.status, refused.body.current.phone]).toEqual([409, '1'])
  const answers = await Promise.all([join(), join(), join()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await db.$count(placeSources, eq(placeSources.placeId, one.id))).toBe(2)
  expect((await join({ drop: one.id })).status).toBe(422)
})

test('a joined place comes back from the deleted ones and from the history of the other, each as a whole', async () => {
  const { db, one, two, join, call, read } = await twoZoos()
  await join()
  const { body: deleted } = await call('GET', '/api/admin/history')
  expect(deleted.data).toMatchObject([{ name: 'Zoo Linden', joinedInto: 'Zoo Linden' }])
  expect((await call('POST', `/api/admin/history/${deleted.data[0].id}/restore`)).body).toMatchObject({
    ...{ entity: 'places', id: two.id, slug: two.slug },
  })
  expect(await db.$count(placeSources, eq(placeSources.placeId, two.id))).toBe(1)
  await join()
  const { body: history } = await call('GET', `/api/admin/places/${one.id}/history`)
  const { status, body } = await call('POST', `/api/admin/history/${history.entries[0].id}/undo`)
  expect([status, body.name]).toEqual([200, 'Tiergarten'])
  expect(await read(two.id)).toMatchObject({ name: 'Zoo Linden' })
})

test('a place that is taken apart is put together again by joining it with the choices as they were', async () => {
  const { db, one, two, join, read, call } = await twoZoos()
  await join()
  await db.update(places).set({ isActive: false }).where(eq(places.id, one.id))
  const before = await read(one.id)
  const source = { provider: 'openstreetmap', externalId: 'node/2' }
  const { body: split } = await call('POST', `/api/admin/places/${one.id}/split`, { sources: [source] })
  const flags = { isActive: 'kept', isFeatured: 'kept', isReviewed: 'kept' }
  await join({ drop: split.placeId, choices: flags })
  const { updatedAt: _, ...after } = await read(one.id)
  expect(before).toMatchObject(after)
  expect(await db.$count(placeImages)).toBe(0)
  expect(two.id).not.toBe(split.placeId)
})
