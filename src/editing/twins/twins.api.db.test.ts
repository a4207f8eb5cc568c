import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFunType, aPlace } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { waiting, whileLocked } from '../../../tests/while-locked.ts'
import { findTwins } from '../../gathering/twins/find-twins.task.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'

const { kind } = await testEngine()
// All connections of the embedded database take turns, transaction by transaction.
const onPostgresql = test.skipIf(kind === 'embedded')

const twins = '/api/admin/twins'

async function anOffice() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  return { db, ...(await testEditor(db)) }
}

/** A zoo with its record, a degree of latitude being 111 km. */
async function aStoredZoo(db: Database, id: number, { name = 'Lindenhof', lat = 48.2 } = {}) {
  const place = await aPlace(db, { name, lat, lng: 16.37, funTypes: ['zoo'] })
  const { provider, externalId, raw } = aZoo(id, { name, lat })
  await db.insert(placeSources).values({ placeId: place.id, provider, externalId, raw })
  return place
}

const idsOf = (body: { data: { low: { id: number }; high: { id: number } }[] }) =>
  body.data.map(({ low, high }) => [low.id, high.id])

test('places of one name near each other are found, the nearest first, with how far they are and why', async () => {
  const { db, call } = await anOffice()
  expect((await call('GET', twins)).body).toEqual({ data: [], total: 0, next: null, searchedAt: null })
  const one = await aStoredZoo(db, 1)
  const far = await aStoredZoo(db, 2, { lat: 48.206 })
  const near = await aStoredZoo(db, 3, { lat: 48.201 })
  await aStoredZoo(db, 4, { name: 'Falkenhof' })
  await findTwins(db)
  const { body } = await call('GET', twins)
  expect(idsOf(body)).toEqual([
    [one.id, near.id],
    [far.id, near.id],
    [one.id, far.id],
  ])
  expect(body).toMatchObject({ total: 3, next: null, searchedAt: expect.any(String) })
  expect(body.data[0]).toMatchObject({ why: 'same name', km: expect.closeTo(0.111, 2) })
  expect(body.data[0].low).toEqual({
    ...{ id: one.id, slug: one.slug, name: 'Lindenhof', town: null, isActive: true },
  })
})

test('the same place made twice by hand is found too', async () => {
  const { db, call } = await anOffice()
  const one = await aPlace(db, { name: 'Our own swing' })
  const two = await aPlace(db, { name: 'Our own swing', lat: 48.1999 })
  await findTwins(db)
  expect(idsOf((await call('GET', twins)).body)).toEqual([[one.id, two.id]])
})

onPostgresql('two that an editor says are two while they are looked at are not offered', async () => {
  const { db, call } = await anOffice()
  const ids = [(await aStoredZoo(db, 1)).id, (await aStoredZoo(db, 2, { lat: 48.201 })).id]
  const apart = sql`lock table places_apart in share mode`
  const [said, found] = await whileLocked(db, apart, async () => {
    const said = call('POST', `${twins}/apart`, { ids })
    await waiting(db, 1)
    const found = findTwins(db)
    await waiting(db, 2)
    return [said, found] as const
  })
  expect((await said).status).toBe(200)
  await found
  expect((await call('GET', twins)).body).toMatchObject({ data: [], total: 0 })
})

test('a later round looks at what changed since: pairs come and go', async () => {
  const { db, call } = await anOffice()
  const one = await aStoredZoo(db, 1)
  const two = await aStoredZoo(db, 2, { lat: 48.201 })
  await findTwins(db)
  const old = new Date('2020-01-01')
  await db.update(places).set({ updatedAt: old })
  await db.delete(placeSources).where(eq(placeSources.placeId, two.id))
  const { provider, externalId, raw } = aZoo(2, { name: 'Falkenhof', lat: 48.201 })
  await db.insert(placeSources).values({ placeId: two.id, provider, externalId, raw })
  await findTwins(db)
  expect(idsOf((await call('GET', twins)).body)).toEqual([[one.id, two.id]])
  await db.update(places).set({ updatedAt: new Date() }).where(eq(places.id, two.id))
  await findTwins(db)
  expect((await call('GET', twins)).body.data).toEqual([])
})

test('long lists come page by page, and nothing of them twice', async () => {
  const { db, call } = await anOffice()
  for (let nr = 0; nr < 8; nr++) await aPlace(db, { name: 'Hut', lat: 48.2 + nr / 1e5 })
  await findTwins(db)
  const first = (await call('GET', twins)).body
  expect([first.data.length, first.total]).toEqual([20, 28])
  const second = (await call('GET', `${twins}?after=${first.next}`)).body
  expect([second.data.length, second.next]).toEqual([8, null])
  const all = [...idsOf(first), ...idsOf(second)].map(String)
  expect(new Set(all).size).toBe(28)
  expect((await call('GET', `${twins}?after=x`)).status).toBe(400)
})

test('a pair said to be two is remembered, counted no more, and can be brought back', async () => {
  const { db, call } = await anOffice()
  const one = await aStoredZoo(db, 1)
  const two = await aStoredZoo(db, 2, { lat: 48.201 })
  await findTwins(db)
  const waiting = async () => (await call('GET', '/api/admin/dashboard/waiting')).body.possibleTwins
  expect(await waiting()).toBe(1)
  const ids = [two.id, one.id]
  expect((await call('POST', `${twins}/apart`, { ids })).status).toBe(200)
  expect((await call('POST', `${twins}/apart`, { ids })).status).toBe(200)
  expect(await waiting()).toBe(0)
  await db.update(places).set({ updatedAt: new Date() })
  await findTwins(db)
  expect((await call('GET', twins)).body.total).toBe(0)
  const apart = (await call('GET', `${twins}/apart`)).body
  expect(apart).toMatchObject({ data: [{ low: { id: one.id }, username: 'marta' }], next: null })
  expect((await call('GET', `${twins}/pair?keep=${one.id}&drop=${two.id}`)).body.isApart).toBe(true)
  for (const moment of ['9-3--7ZZ::3.Z:-.1..:AZ6T', '.2TZ.T:1TZ-2:::-Z6:::AT', '2026-02-31T00:00:00.000Z'])
    expect((await call('GET', `${twins}/apart?after=${encodeURIComponent(moment)},7,8`)).status).toBe(400)
  expect((await call('GET', `${twins}/apart?after=2026-01-01T00:00:00.000Z,7,8`)).body.data).toEqual([])
  expect((await call('DELETE', `${twins}/apart`, { ids })).status).toBe(200)
  expect(idsOf((await call('GET', twins)).body)).toEqual([[one.id, two.id]])
  expect((await call('GET', `${twins}/apart`)).body.data).toEqual([])
})

test.for([
  [[1, 1], 422],
  [[1, 999], 404],
  [[1], 422],
] as const)('%o is refused with %i', async ([ids, status]) => {
  const { db, call } = await anOffice()
  await aStoredZoo(db, 1)
  expect((await call('POST', `${twins}/apart`, { ids })).status).toBe(status)
})

test('places of several records are listed, with what each record says', async () => {
  const { db, call } = await anOffice()
  const place = await aStoredZoo(db, 1)
  await aStoredZoo(db, 3, { lat: 49 })
  const { provider, externalId, raw } = aZoo(2, { name: 'Zoo Linden', lat: 48.203 })
  await db.insert(placeSources).values({ placeId: place.id, provider, externalId, raw })
  const { body } = await call('GET', `${twins}/joined`)
  expect(body).toMatchObject({ data: [{ id: place.id, records: 2 }], next: null })
  const one = (await call('GET', `${twins}/places/${place.id}`)).body
  expect(one.place.id).toBe(place.id)
  expect(one.records).toMatchObject([
    { externalId: 'node/1', name: 'Lindenhof', lat: 48.2, funTypes: ['zoo'] },
    { externalId: 'node/2', name: 'Zoo Linden', lat: 48.203 },
  ])
  expect((await call('GET', `${twins}/places/999`)).status).toBe(404)
})
