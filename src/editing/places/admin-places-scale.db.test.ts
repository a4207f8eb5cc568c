import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, aFunType, anImage, aPlace } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AdminPlacesQuery } from './admin-place.schema.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'
import { listAdminPlaces, listedIds } from './admin-places.queries.ts'
import { adminPlacesTotal } from './admin-places-total.queries.ts'

test('of tens of thousands of places a search finds its few through the index, and every page can be had', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 25_000)
  const { id } = await aPlace(db, { name: 'Tiergarten Schönbrunn' })
  await db.execute(sql`analyze places`)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select p.id from places p where ${adminPlaceCondition({ search: 'schonbrunn' })}`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('places_name_search')
  const { call } = await testEditor(db)
  const list = async (query: string) => (await call('GET', `/api/admin/places?${query}`)).body
  expect((await list('search=schonbrunn')).data).toMatchObject([{ id }])
  const last = await list('page=1251')
  expect([last.pagination, last.data.map((place: { id: number }) => place.id)]).toEqual([
    { page: 1251, limit: 20, totalPages: 1251, total: 25_001 },
    [id],
  ])
})

const orders = (['name', 'isActive', 'isFeatured', 'createdAt'] as const).flatMap((sortField) =>
  (['asc', 'desc'] as const).map((sortDirection) => ({ sortField, sortDirection })),
)

test('in each order pages follow each other, and a page looks at few of many places', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 8000)
  await db.execute(sql`vacuum analyze places`)
  for (const order of orders) {
    expect(rowsOf(await planOf(db, listedIds({ ...order, limit: 20 })), ' on places p')).toBeLessThan(200)
    const idsOf = async (query: AdminPlacesQuery) =>
      (await listAdminPlaces(db, { ...order, ...query, search: '0' })).data.map(({ id }) => id)
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf({ limit: 30, page })))
    expect(pages.flat()).toEqual(await idsOf({ limit: 90 }))
  }
})

test('a page near the end of a long list is read from there, and is the same', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 8000)
  await db.execute(sql`vacuum analyze places`)
  for (const order of orders.filter(({ sortField }) => sortField === 'name' || sortField === 'createdAt')) {
    const last = await planOf(db, listedIds({ ...order, limit: 30, page: 267 }))
    expect(rowsOf(last, ' on places p')).toBeLessThan(200)
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${listedIds({ ...order, limit: 30, page: 267 })}`,
    )
    expect(rows[0]?.['QUERY PLAN']).toContain(' rows=30 ')
    const idsOf = async (query: AdminPlacesQuery) =>
      (await db.execute<{ id: number }>(listedIds({ ...order, ...query }))).rows.map(({ id }) => id)
    const inOrder = await idsOf({ limit: 8000 })
    const pageOf = (page: number) => inOrder.slice(30 * (page - 1), 30 * page)
    for (const page of [36, 134, 135, 266, 267, 268])
      expect([page, new Set(await idsOf({ limit: 30, page }))]).toEqual([page, new Set(pageOf(page))])
    const { data } = await listAdminPlaces(db, { ...order, limit: 30, page: 267 })
    expect(data.map(({ id }) => id)).toEqual(pageOf(267))
    expect(data).toHaveLength(20)
  }
})

test('the few places without a fun type are found without a question for each of the others', async () => {
  const db = await testDatabase()
  await manyPlaces(db, 8000)
  const { id } = await aPlace(db, { name: 'Zoo without a type', funTypes: [] })
  const types = [await aFunType(db, { slug: 'zoo' }), await aFunType(db, { slug: 'museum' })]
  for (const [nth, { id: typeId }] of types.entries())
    await db.execute(sql`insert into place_types (place_id, fun_type_id)
      select p.id, ${typeId}::integer from places p where p.id <> ${id} and p.id % ${1 + nth}::integer = 0`)
  // By a sample of a hundred thousand, the planner takes a tenth of all places for such.
  await db.execute(sql`alter table place_types alter place_id set (n_distinct = -0.6)`)
  onTestFinished(
    async () => void (await db.execute(sql`alter table place_types alter place_id reset (n_distinct)`)),
  )
  await db.execute(sql`vacuum analyze places, place_types`)
  const query = { funTypes: 'unknown', limit: 50 } as const
  const plan = await planOf(db, listedIds(query))
  const loops = [...plan.matchAll(/ on place_types t .*loops=(\d+)/g)].map(([, times]) => Number(times))
  expect(Math.max(...loops)).toBeLessThan(10)
  const { data, pagination } = await listAdminPlaces(db, query)
  expect([data.map((place) => place.id), pagination.total]).toEqual([[id], 1])
})

test('a total that is kept is as many as are found', async () => {
  const db = await testDatabase()
  const [vienna, graz] = [await aCity(db), await aCity(db, { name: 'Graz' })]
  await anImage(
    db,
    await aPlace(db, { cities: [vienna, graz], funTypes: ['zoo', 'museum'], isActive: false }),
  )
  await aPlace(db, { cities: [vienna], funTypes: ['zoo'], isReviewed: true, openingHours: 'by chance' })
  await aPlace(db, { funTypes: ['museum'], isFeatured: true })
  await db.execute(sql`insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states)
    select id, opening_hours, lat, lng, 'UTC', 'stated', '2026-11-22', '[]', '?' from places where opening_hours is not null`)
  const flags = ['isActive', 'isFeatured', 'isReviewed', 'hasPhoto', 'hasUnclearHours', 'isGone'] as const
  const chosen = [
    ...flags.flatMap((flag) => [{ [flag]: true }, { [flag]: false }]),
    ...[1, 2, 3].flatMap((id) => [{ cityId: id }, { funTypeIds: [id] }, { cityId: 1, funTypeIds: [id] }]),
    ...[{}, { funTypeIds: [1, 2] }, { cityId: 1, isActive: false }],
  ]
  for (const filters of chosen) {
    const { rows } = await db.execute(sql`select ${adminPlacesTotal({ ...filters, limit: 20 })} as total`)
    const { data } = await listAdminPlaces(db, { ...filters, limit: 20 })
    expect([filters, rows]).toEqual([filters, [{ total: data.length }]])
  }
})

/** Of all kinds from the start: to change thousands takes the embedded engine minutes on a busy machine. */
const manyPlaces = (db: Database, count: number) =>
  db.execute(sql`
    insert into places (name, slug, lat, lng, address, is_active, is_featured, created_at)
    select 'Platz ' || md5(i::text), 'platz-' || i, 48, 16, 'Ring ' || i, i % 3 > 0, i % 4 = 0, now() - interval '1 minute' * (i / 3)
    from generate_series(1, ${count}::integer) i`)
