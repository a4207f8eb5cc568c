import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, anImage, aPlace } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { PlaceCandidate } from '../../gathering/candidates/place-candidate.ts'
import { refreshDistances } from '../../gathering/distances/distance.queries.ts'
import type { GeoapifyPlace } from '../../gathering/providers/geoapify/geoapify-place.schema.ts'
import { geoapifyCandidateOf } from '../../gathering/providers/geoapify/geoapify-place.ts'
import { findBlockedIds } from '../../gathering/storing/known-places.queries.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { wholePlace } from '../../guide/places/whole-place.queries.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'

test('a deleted place comes back with all that belongs to it, and imports may know it again', async () => {
  const { db, call, restore, distancesOf } = await anOffice()
  const vienna = await aCity(db)
  const { id } = await aPlace(db, {
    name: "Zoo <script>'",
    placeId: 'way/1',
    funTypes: ['zoo', 'outdoor'],
    seasons: ['summer'],
    cities: [vienna],
    categories: ['tourism=zoo', 'a,b'],
    editedFields: ['website'],
    ageGroupMin: 3,
  })
  await anImage(db, { id }, { isPrimary: true })
  await db.insert(placeSources).values({
    placeId: id,
    provider: 'openstreetmap',
    externalId: 'way/1',
    raw: { type: 'way', id: 1, tags: {} },
  })
  await db.execute(sql`update places set slug = 'new-slug' where id = ${id}`)
  await db.transaction((tx) => refreshDistances(tx))
  const [before, distances] = [await wholePlace(db, id), await distancesOf(id)]
  await call('DELETE', `/api/admin/places/${id}`)
  const { status, body } = await restore()
  expect([status, body]).toEqual([
    200,
    { entity: 'places', id, slug: 'new-slug', placesRestored: 1, placesThere: 0 },
  ])
  expect(withoutUpdate(await wholePlace(db, id))).toEqual(withoutUpdate(before))
  expect(await distancesOf(id)).toEqual(distances)
  expect(await findBlockedIds(db, ['way/1'])).toEqual(new Set())
  const { body: history } = await call('GET', `/api/admin/places/${id}/history`)
  expect(history.entries.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete'])
})

test('no provider brings a deleted place back that was made from what another one knows, until it is restored', async () => {
  const { db, call, restore } = await anOffice()
  await aFunType(db, { slug: 'zoo' })
  const raw = { osm_id: 1, osm_type: 'n', name: 'Zoo 1', tourism: 'zoo' }
  const place = { place_id: '51a', name: 'Zoo 1', lat: 48.2, lon: 16.37, categories: ['entertainment.zoo'] }
  const candidate = geoapifyCandidateOf({ ...place, datasource: { raw } } as GeoapifyPlace, new Date())
  if (typeof candidate === 'string') throw new Error(candidate)
  const outcomeOf = (found: PlaceCandidate) =>
    db.transaction(async (tx) => (await storeCandidates(tx, [found], { asOf: new Date() }))[0]?.outcome)
  await outcomeOf(candidate)
  const [stored] = await db.select().from(places)
  await call('DELETE', `/api/admin/places/${stored?.id}`)
  expect(await outcomeOf(aZoo(1))).toBe('blocked')
  expect((await restore()).status).toBe(200)
  expect(await outcomeOf(aZoo(1))).toBe('joined')
})

test('it comes back once, however many ask', async () => {
  const { db, call, restore } = await anOffice()
  const { id } = await aPlace(db)
  await call('DELETE', `/api/admin/places/${id}`)
  const statuses = (await Promise.all([restore(), restore(), restore()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
})

test('a slug that was given away is replaced, an id that another place has is a conflict', async () => {
  const { db, call, restore } = await anOffice()
  const zoo = await aPlace(db, { name: 'Zoo', slug: 'zoo', addrCity: 'Vienna' })
  await call('DELETE', `/api/admin/places/${zoo.id}`)
  await aPlace(db, { name: 'Zoo', slug: 'zoo' })
  expect((await restore()).body.slug).toBe('zoo-vienna')
  const park = await aPlace(db, { placeId: 'way/7' })
  await call('DELETE', `/api/admin/places/${park.id}`)
  const other = await aPlace(db, { placeId: 'way/7' })
  expect(await restore()).toMatchObject({
    status: 409,
    body: { code: 'taken', message: `Its id now belongs to the place ${other.id}` },
  })
})

test('what was deleted more than 30 days ago, or never, does not come back', async () => {
  const { db, call, restore } = await anOffice()
  const { id } = await aPlace(db)
  await call('DELETE', `/api/admin/places/${id}`)
  await db.update(auditLog).set({ at: new Date(Date.now() - 31 * 86_400_000) })
  expect((await restore()).status).toBe(422)
  expect((await call('GET', '/api/admin/history')).body.data).toEqual([])
  expect((await call('POST', '/api/admin/history/4711/restore')).status).toBe(404)
  expect((await call('POST', '/api/admin/history/x/restore')).status).toBe(404)
})

test('a deleted city comes back with the places that went with it, and its links to those that stayed', async () => {
  const { db, call, restore, distancesOf } = await anOffice()
  const vienna = await aCity(db, { slug: 'vienna' })
  const graz = await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  const own = await aPlace(db, { name: 'Own', cities: [vienna], funTypes: ['zoo'] })
  const shared = await aPlace(db, { name: 'Shared', cities: [vienna, graz] })
  const imported = await aPlace(db, { name: 'Imported', cities: [vienna], placeId: 'way/3' })
  await db.execute(sql`update cities set slug = 'wien' where id = ${vienna.id}`)
  await db.transaction((tx) => refreshDistances(tx))
  const distances = [await distancesOf(own.id), await distancesOf(shared.id)]
  expect((await call('DELETE', `/api/admin/cities/${vienna.id}`)).status).toBe(200)
  const again = await aPlace(db, { name: 'Imported again', placeId: 'way/3' })
  const { status, body } = await restore()
  expect([status, body]).toEqual([
    200,
    { entity: 'cities', id: vienna.id, slug: 'wien', placesRestored: 1, placesThere: 1 },
  ])
  const left = await db.select({ id: places.id }).from(places).orderBy(places.id)
  expect(left.map(({ id }) => id)).toEqual([own.id, shared.id, again.id])
  const { rows } = await db.execute<{ place_id: number }>(
    sql`select place_id from city_places where city_id = ${vienna.id} order by place_id`,
  )
  expect(rows.map(({ place_id }) => place_id)).toEqual([own.id, shared.id, again.id])
  expect([await distancesOf(own.id), await distancesOf(shared.id)]).toEqual(distances)
  const { rows: old } = await db.execute(sql`select slug, city_id from old_city_slugs`)
  expect(old).toEqual([{ slug: 'vienna', city_id: vienna.id }])
  expect(imported.id).not.toBe(again.id)
  expect((await restore()).status).toBe(409)
})

test('a place that comes back with its city may be imported again, whoever deleted it in between', async () => {
  const { db, call, restore } = await anOffice()
  const vienna = await aCity(db)
  const record = { provider: 'openstreetmap', externalId: 'way/1', raw: { type: 'way', id: 1, tags: {} } }
  const { id } = await aPlace(db, { cities: [vienna], placeId: 'way/1' })
  await db.insert(placeSources).values({ ...record, placeId: id })
  await call('DELETE', `/api/admin/cities/${vienna.id}`)
  const again = await aPlace(db, { placeId: 'way/1' })
  await db.insert(placeSources).values({ ...record, placeId: again.id })
  await call('DELETE', `/api/admin/places/${again.id}`)
  expect(await findBlockedIds(db, ['way/1'])).toEqual(new Set(['way/1']))
  const [city] = await db.select().from(auditLog).where(eq(auditLog.entity, 'cities'))
  const { body } = await call('POST', `/api/admin/history/${city?.id}/restore`)
  expect(body).toMatchObject({ entity: 'cities', placesRestored: 1 })
  expect(await findBlockedIds(db, ['way/1'])).toEqual(new Set())
  expect((await restore()).status).toBe(409)
})

test('a place of a city whose slug was given away never takes that of another that comes back with it', async () => {
  const { db, call, restore } = await anOffice()
  const vienna = await aCity(db)
  const zoo = await aPlace(db, { name: 'Zoo', slug: 'zoo', addrCity: 'Vienna', cities: [vienna] })
  const other = await aPlace(db, { name: 'Zoo Vienna', slug: 'zoo-vienna', cities: [vienna] })
  await call('DELETE', `/api/admin/cities/${vienna.id}`)
  await aPlace(db, { name: 'Zoo', slug: 'zoo' })
  expect(await restore()).toMatchObject({ status: 200, body: { placesRestored: 2 } })
  const slugOf = async ({ id }: { id: number }) =>
    (await db.select({ slug: places.slug }).from(places).where(eq(places.id, id)))[0]?.slug
  expect([await slugOf(zoo), await slugOf(other)]).toEqual(['zoo-vienna-2', 'zoo-vienna'])
})

test('a city whose slug was given away does not come back before that is settled', async () => {
  const { db, call, restore } = await anOffice()
  const { id } = await aCity(db, { slug: 'vienna' })
  await call('DELETE', `/api/admin/cities/${id}`)
  await aCity(db, { slug: 'vienna' })
  expect(await restore()).toMatchObject({ status: 409, body: { issues: [{ path: 'slug' }] } })
  const { rows } = await db.execute(sql`select from audit_log where action = 'restore'`)
  expect(rows).toEqual([])
})

test('deleted places and cities are listed, the newest first, and found by name', async () => {
  const { db, call, restore } = await anOffice()
  const vienna = await aCity(db)
  await aPlace(db, { name: 'Own', cities: [vienna] })
  const zoo = await aPlace(db, { name: 'Tiergarten', displayName: 'Émile Zoo', addrCity: 'Wien' })
  await call('DELETE', `/api/admin/places/${zoo.id}`)
  await restore()
  await call('DELETE', `/api/admin/cities/${vienna.id}`)
  const { body } = await call('GET', '/api/admin/history')
  expect(body.pagination).toEqual({ page: 1, totalPages: 1, total: 2 })
  expect(body.data).toMatchObject([
    { entity: 'cities', name: 'Vienna', where: 'Austria', placeCount: 1, isBack: false, username: 'marta' },
    { entity: 'places', name: 'Émile Zoo', where: 'Wien', placeCount: 0, isBack: true },
  ])
  expect((await call('GET', '/api/admin/history?search=emile')).body.pagination.total).toBe(1)
  expect((await call('GET', '/api/admin/history?page=0')).status).toBe(400)
})

test('of deleted places without a town it is told which city they belonged to', async () => {
  const { db, call } = await anOffice()
  const graz = await aCity(db, { name: 'Graz' })
  const hut = await aPlace(db, { name: 'Playground', cities: [graz] })
  await call('DELETE', `/api/admin/places/${hut.id}`)
  const { body } = await call('GET', '/api/admin/history')
  expect(body.data).toMatchObject([{ name: 'Playground', where: 'Graz', joinedInto: null }])
})

test('a history tells who changed what, fifty entries at a time', async () => {
  const { db, call, userId } = await anOffice()
  const { id } = await aPlace(db, { isFeatured: false })
  await call('PATCH', `/api/admin/places/${id}/toggle-featured`, {})
  const { body } = await call('GET', `/api/admin/places/${id}/history`)
  expect(body).toEqual({
    hasMore: false,
    entries: [
      {
        id: expect.any(Number),
        at: expect.any(String),
        username: 'marta',
        token: null,
        action: 'update',
        importRunId: null,
        changes: [{ field: 'isFeatured', before: false, after: true }],
      },
    ],
  })
  const entry = { userId, action: 'update', entity: 'places', entityId: String(id) } as const
  await db.insert(auditLog).values(Array.from({ length: 60 }, () => ({ ...entry, before: {}, after: {} })))
  const first = (await call('GET', `/api/admin/places/${id}/history`)).body
  expect([first.entries.length, first.hasMore]).toEqual([50, true])
  const last = first.entries.at(-1).id
  const rest = (await call('GET', `/api/admin/places/${id}/history?before=${last}`)).body
  expect([rest.entries.length, rest.hasMore]).toEqual([11, false])
  expect((await call('GET', '/api/admin/places/4711/history')).status).toBe(404)
})

// biome-ignore lint/suspicious/noExplicitAny: what the audit log keeps has no type
const withoutUpdate = (whole: any) => ({ ...whole, place: { ...whole.place, updated_at: null } })

async function anOffice() {
  const db = await testDatabase()
  const { call, userId } = await testEditor(db)
  const restore = async () => {
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'delete'))
      .orderBy(sql`id desc`)
    return call('POST', `/api/admin/history/${entry?.id}/restore`)
  }
  const distancesOf = async (placeId: number) =>
    (
      await db.execute(sql`select city_id, radius_distance_km from place_distances
        where place_id = ${placeId} order by city_id`)
    ).rows
  return { db, call, userId, restore, distancesOf }
}
