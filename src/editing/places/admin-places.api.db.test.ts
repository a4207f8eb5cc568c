import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, anAccount, anImage, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { findBlockedIds } from '../../gathering/storing/known-places.queries.ts'
import { cityPlaces } from '../../guide/cities/city.table.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { placeAvailabilities, placeSources, placeTypes } from '../../guide/places/place.table.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'

test('the list holds inactive places too, by the name that families know, twenty to a page', async () => {
  const { db, list } = await anOffice()
  for (let number = 11; number <= 31; number++) await aPlace(db, { name: `Park ${number}` })
  await aPlace(db, { name: 'Zebra', displayName: 'Émile Park', isActive: false })
  const { data, pagination } = await list()
  expect(pagination).toEqual({ page: 1, limit: 20, totalPages: 2, total: 22 })
  expect(data).toHaveLength(20)
  expect(data[0]).toMatchObject({ name: 'Zebra', displayName: 'Émile Park', isActive: false })
  expect(names(await list('?page=2'))).toEqual(['Park 30', 'Park 31'])
  expect(names(await list('?page=3'))).toEqual([])
})

test('an empty guide has one page', async () => {
  const { list } = await anOffice()
  expect(await list()).toEqual({ data: [], pagination: { page: 1, limit: 20, totalPages: 1, total: 0 } })
})

test.each([
  ['name', 'asc', ['Abbey', 'Beach', 'Castle']],
  ['name', 'desc', ['Castle', 'Beach', 'Abbey']],
  ['isActive', 'desc', ['Beach', 'Castle', 'Abbey']],
  ['isFeatured', 'desc', ['Castle', 'Abbey', 'Beach']],
  ['createdAt', 'desc', ['Abbey', 'Castle', 'Beach']],
  ['createdAt', 'asc', ['Beach', 'Castle', 'Abbey']],
])('sorted by %s %s', async (field, direction, expected) => {
  const { db, list } = await anOffice()
  await aPlace(db, { name: 'Abbey', isActive: false, createdAt: new Date('2026-03-03') })
  await aPlace(db, { name: 'Beach', createdAt: new Date('2026-01-01') })
  await aPlace(db, { name: 'Castle', isFeatured: true, createdAt: new Date('2026-02-02') })
  expect(names(await list(`?sortField=${field}&sortDirection=${direction}`))).toEqual(expected)
})

test.each([
  ['schonbrunn', ['Tiergarten Schönbrunn']],
  ['maxing tier', ['Tiergarten Schönbrunn']],
  ['ZOO', ['Tiergarten Schönbrunn']],
  ['tier prater', []],
  ['100%', ['100% Fun']],
  ['_', []],
  ['\\', []],
])('a search for %s looks at names and address', async (search, expected) => {
  const { db, list } = await anOffice()
  await aPlace(db, {
    name: 'Tiergarten Schönbrunn',
    displayName: 'Vienna Zoo',
    address: 'Maxingstraße 13b, 1130 Vienna',
  })
  await aPlace(db, { name: '100% Fun' })
  const { data } = await list(`?search=${encodeURIComponent(search)}`)
  expect(data.map(({ name }) => name)).toEqual(expected)
})

test('the filters narrow the list together', async () => {
  const { db, list } = await anOffice()
  const zoo = await aFunType(db, { slug: 'zoo' })
  const museum = await aFunType(db, { slug: 'museum' })
  await aPlace(db, { name: 'A', funTypes: ['zoo', 'museum'], isReviewed: true })
  await aPlace(db, { name: 'B', funTypes: ['museum'], isFeatured: true })
  await aPlace(db, { name: 'C', funTypes: ['playground'], isActive: false })
  expect(names(await list(`?funTypeIds=${zoo.id}`))).toEqual(['A'])
  expect(names(await list(`?funTypeIds=${zoo.id},${museum.id}`))).toEqual(['A', 'B'])
  expect(names(await list(`?funTypeIds=${museum.id}&isFeatured=true`))).toEqual(['B'])
  expect(names(await list('?isActive=false'))).toEqual(['C'])
  expect(names(await list('?isReviewed=true&isActive=true'))).toEqual(['A'])
  expect(names(await list('?isFeatured=false'))).toEqual(['A', 'C'])
})

test.each([
  'page=0',
  'page=x',
  'limit=1000',
  'sortField=password',
  'sortDirection=down',
  'funTypeIds=1;2',
  'isActive=yes',
])('%s is refused by the name of the field', async (query) => {
  const { ask } = await anOffice()
  const { status, body } = await ask('GET', `?${query}`)
  expect([status, body.issues[0].path]).toEqual([400, query.split('=')[0]])
})

test('one place comes with all its fields, its fun types, seasons and images, in the list too', async () => {
  const { db, ask, list } = await anOffice()
  const place = await aPlace(db, {
    name: 'Motorikpark',
    funTypes: ['zoo', 'outdoor'],
    seasons: ['summer'],
    isActive: false,
  })
  await anImage(db, place, { isPrimary: true })
  const { status, body } = await ask('GET', `/${place.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Motorikpark', isActive: false, editedFields: [], lat: 48.1997 })
  expect(body.funTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['zoo', 'outdoor'])
  expect(body.seasons).toEqual([{ id: expect.any(Number), name: 'summer', displayName: 'Summer' }])
  expect(body.images).toMatchObject([{ isPrimary: true }])
  expect((await list()).data).toEqual([body])
  expect(Date.parse(body.updatedAt)).toBe(place.updatedAt.getTime())
  for (const id of ['0', '-1', 'x', '99999999999', String(place.id + 1)])
    expect([id, (await ask('GET', `/${id}`)).status]).toEqual([id, 404])
})

test.each([
  ['PATCH', 'toggle-status', 'isActive'],
  ['POST', 'toggle', 'isActive'],
  ['PATCH', 'toggle-featured', 'isFeatured'],
])('%s %s turns the flag and notes who did', async (method, call, flag) => {
  const { db, ask, userId } = await anOffice()
  const place = await aPlace(db, { isActive: false })
  expect((await ask(method, `/${place.id}/${call}`)).body).toMatchObject({ id: place.id, [flag]: true })
  expect((await ask(method, `/${place.id}/${call}`)).body).toMatchObject({ [flag]: false })
  const { rows } = await db.execute(sql`
    select user_id, action, entity, entity_id, before, after from audit_log order by id limit 1`)
  expect(rows).toEqual([
    {
      user_id: userId,
      action: 'update',
      entity: 'places',
      entity_id: String(place.id),
      before: { [flag]: false },
      after: { [flag]: true },
    },
  ])
  expect((await ask(method, `/4711/${call}`)).status).toBe(404)
})

test('a call that needs no body may name the type of one', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { isFeatured: false })
  const { call } = await testEditor(db)
  const { status, body } = await call('PATCH', `/api/admin/places/${id}/toggle-featured`)
  expect([status, body.isFeatured]).toEqual([200, true])
})

test('a switch that was looked at before somebody else changed the place changes nothing', async () => {
  const { db, ask } = await anOffice()
  const { id } = await aPlace(db)
  const { updatedAt } = (await ask('GET', `/${id}`)).body
  expect((await ask('PATCH', `/${id}/toggle-featured`, { updatedAt })).status).toBe(200)
  const { status, body } = await ask('PATCH', `/${id}/toggle-featured`, { updatedAt })
  expect([status, body.code]).toEqual([409, 'stale'])
  expect(body.current).toMatchObject({ id, isFeatured: true })
  expect((await ask('PATCH', `/${id}/toggle-featured`, { updatedAt: 'yesterday' })).status).toBe(400)
  const current = body.current.updatedAt
  expect((await ask('PATCH', `/${id}/toggle-featured`, { updatedAt: current })).status).toBe(200)
})

test('a deleted place is gone, its sources are banned, and the audit log could bring it back', async () => {
  const { db, ask } = await anOffice()
  const vienna = await aCity(db)
  const place = await aPlace(db, { name: 'Zoo', placeId: 'way/1', seasons: ['summer'], cities: [vienna] })
  const other = await aPlace(db, { name: 'Park', placeId: 'way/2' })
  await anImage(db, place)
  await db.insert(placeSources).values([
    { placeId: place.id, provider: 'openstreetmap', externalId: 'way/1', raw: { id: 1, tags: {} } },
    { placeId: place.id, provider: 'starter', externalId: 'starter/zoo', raw: {} },
  ])
  expect((await ask('DELETE', `/${place.id}`)).body).toEqual({ success: true, historyId: expect.any(Number) })
  expect((await ask('GET', `/${place.id}`)).status).toBe(404)
  expect((await ask('DELETE', `/${place.id}`)).status).toBe(404)
  expect((await testApi(db).get(`/api/places/${place.slug}`)).status).toBe(404)
  expect((await ask('GET', `/${other.id}`)).status).toBe(200)
  for (const table of [placeTypes, placeAvailabilities, placeDistances, placeImages, cityPlaces])
    expect(await db.$count(table, eq(table.placeId, place.id))).toBe(0)
  expect(await findBlockedIds(db, ['way/1', 'starter/zoo', 'way/2'])).toEqual(
    new Set(['way/1', 'starter/zoo']),
  )
  const { rows } = await db.execute<{ action: string; before: Deleted }>(
    sql`select action, before from audit_log`,
  )
  expect(rows).toMatchObject([
    {
      action: 'delete',
      before: {
        place: { name: 'Zoo', place_id: 'way/1', slug: place.slug },
        placeSources: expect.any(Array),
        placeTypes: [{ place_id: place.id }],
        placeAvailabilities: [{ place_id: place.id }],
        cityPlaces: [{ city_id: vienna.id }],
        placeImages: [{ place_id: place.id }],
        droppedPhotos: [],
        oldPlaceSlugs: [],
      },
    },
  ])
  const sources = rows[0]?.before.placeSources.toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))
  expect(sources).toMatchObject([
    { external_id: 'starter/zoo' },
    { external_id: 'way/1', raw: { id: 1, tags: {} } },
  ])
})

test('of two who switch at once, both are counted', async () => {
  const { db, ask } = await anOffice()
  const { id } = await aPlace(db)
  await Promise.all([1, 2, 3, 4].map(() => ask('PATCH', `/${id}/toggle-featured`)))
  expect((await ask('GET', `/${id}`)).body.isFeatured).toBe(false)
})

type Deleted = { placeSources: { external_id: string }[] }

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
type Answer = { status: number; body: any }
type List = { data: { name: string; displayName: string | null; isActive: boolean }[]; pagination: object }

const names = ({ data }: List) => data.map(({ name }) => name)

/** The calls as an admin makes them. */
async function anOffice() {
  const db = await testDatabase()
  const { id: userId } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const { api } = testApi(db)
  const ask = async (method: string, path: string, json?: object): Promise<Answer> => {
    const headers = { cookie, ...(json && { 'Content-Type': 'application/json' }) }
    const body = json && JSON.stringify(json)
    const response = await api.request(`/api/admin/places${path}`, { method, headers, ...(body && { body }) })
    return { status: response.status, body: await response.json() }
  }
  const list = async (query = ''): Promise<List> => (await ask('GET', query)).body
  return { db, userId, ask, list }
}
