import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database } from '../../platform/database.ts'
import { adminPlaceCondition } from './admin-place-conditions.queries.ts'

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
}, 60_000)

const manyPlaces = (db: Database, count: number) =>
  db.execute(sql`
    insert into places (name, slug, lat, lng, address)
    select 'Platz ' || md5(i::text), 'platz-' || i, 48, 16, 'Ring ' || i from generate_series(1, ${count}::integer) i`)
