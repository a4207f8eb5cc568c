import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aZoo } from '../../../tests/fake-provider.ts'
import { anAnswer, anElement, anElementTagged, osmFile, testDatabaseForImports } from '../../../tests/osm.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { importFile } from '../imports/import-file.task.ts'
import { markGone } from './gone-sources.queries.ts'

const coversArea = true
const corners = [
  anElement({ lat: 48, tags: { name: 'South' } }),
  anElement({ lat: 49, lon: 17, tags: { name: 'North' } }),
]

test('what newer data of the whole area lacks is gone, to review; it stays in the guide', async () => {
  const db = await testDatabaseForImports()
  const missing = anElement()
  await importFile(db, anAnswer([...corners, missing], '2020-01-01T00:00:00Z'))
  const { gone } = await importFile(db, anAnswer(corners, '2022-01-01T00:00:00Z'), { coversArea })
  expect(gone).toMatchObject([{ name: 'Lindenzoo', slug: 'lindenzoo' }])
  expect(await sourceOf(db, missing.id)).toMatchObject({ gone_on: '2022-01-01', is_active: true })
})

test('what a clock dated which was months ahead is gone where newer data lacks it, and back where that has it', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement()
  await importFile(db, anAnswer([...corners, zoo], '2020-01-01T00:00:00Z'))
  const ahead = (column: string) =>
    db.execute(sql`update place_sources set ${sql.raw(column)} = now() + interval '3 months'
      where external_id = ${`node/${zoo.id}`}`)
  await ahead('fetched_at')
  const { gone } = await importFile(db, anAnswer(corners, '2022-01-01T00:00:00Z'), { coversArea })
  expect(gone).toMatchObject([{ name: 'Lindenzoo' }])
  await ahead('gone_since')
  await importFile(db, anAnswer([...corners, zoo], new Date().toISOString()))
  expect(await sourceOf(db, zoo.id)).toMatchObject({ gone_on: null })
})

test('a place that turned private waits for a review with the reason, and its page says so until then', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement()
  await importFile(db, anAnswer([...corners, zoo], '2020-01-01T00:00:00Z'))
  const office = await testEditor(db)
  const [{ id }] = (await office.call('GET', '/api/admin/places?search=Lindenzoo')).body.data
  await office.call('PUT', `/api/admin/places/${id}`, { isReviewed: true })
  const shut = anElement({ id: zoo.id, tags: { ...zoo.tags, access: 'private' } })
  const { gone } = await importFile(db, anAnswer([...corners, shut], '2022-01-01T00:00:00Z'), { coversArea })
  expect(gone).toMatchObject([{ id }])
  const notice = async () => (await office.publicJson('/api/places/lindenzoo')).notice
  const since = '2022-01-01T00:00:00.000Z'
  expect(await notice()).toMatchObject({
    ...{ reason: 'other', families: 0, title: 'The map says it is private now; ask before you go' },
  })
  expect((await office.call('GET', `/api/admin/places/${id}`)).body).toMatchObject({ isReviewed: false })
  expect((await office.call('GET', `/api/admin/places/${id}/records`)).body).toMatchObject([
    { goneSince: since, goneBecause: 'private' },
  ])
  await office.call('PUT', `/api/admin/places/${id}`, { isReviewed: true })
  expect(await notice()).toBe(null)
  await office.call('PUT', `/api/admin/places/${id}`, { isReviewed: false })
  await importFile(db, anAnswer([...corners, zoo], '2023-01-01T00:00:00Z'), { coversArea })
  expect(await notice()).toBe(null)
})

test('why a record was gone goes with an import that is undone', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement()
  await importFile(db, anAnswer([...corners, zoo], '2020-01-01T00:00:00Z'))
  const shut = anElement({ id: zoo.id, tags: { ...zoo.tags, access: 'private' } })
  await importFile(db, anAnswer([...corners, shut], '2022-01-01T00:00:00Z'), { coversArea })
  const reasons = async () =>
    (await db.execute(sql`select gone_because from place_sources where external_id = ${`node/${zoo.id}`}`))
      .rows
  expect(await reasons()).toEqual([{ gone_because: 'private' }])
  const office = await testEditor(db)
  const [run] = (await db.execute(sql`select max(id) as id from import_runs`)).rows
  expect((await office.call('POST', `/api/admin/import-runs/${run?.id}/undo`)).status).toBe(200)
  expect(await reasons()).toEqual([{ gone_because: null }])
})

test('without being told that the file covers its area, nothing is gone', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, anAnswer([...corners, anElement()], '2020-01-01T00:00:00Z'))
  expect((await importFile(db, anAnswer(corners, '2022-01-01T00:00:00Z'))).gone).toEqual([])
})

test('older data says nothing about what newer data holds', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, anAnswer([...corners, anElement()], '2022-01-01T00:00:00Z'))
  expect((await importFile(db, anAnswer(corners, '2020-01-01T00:00:00Z'), { coversArea })).gone).toEqual([])
})

test('what lies outside the area, or is of a kind the file has none of, is not gone', async () => {
  const db = await testDatabaseForImports()
  const elsewhere = anElement({ lat: 50 })
  const cinema = anElementTagged({ name: 'Lindenkino', amenity: 'cinema' })
  await importFile(db, anAnswer([...corners, elsewhere, cinema], '2020-01-01T00:00:00Z'))
  expect((await importFile(db, anAnswer(corners, '2022-01-01T00:00:00Z'), { coversArea })).gone).toEqual([])
})

test('what comes back is no longer gone; an older file does not bring it back', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement({ timestamp: '2015-01-01T00:00:00Z' })
  const full = [...corners, zoo]
  await importFile(db, anAnswer(full, '2020-01-01T00:00:00Z'))
  await importFile(db, anAnswer(corners, '2022-01-01T00:00:00Z'), { coversArea })
  await importFile(db, anAnswer(full, '2021-01-01T00:00:00Z'))
  expect(await sourceOf(db, zoo.id)).toMatchObject({ gone_on: '2022-01-01' })
  await importFile(db, anAnswer(full, '2023-01-01T00:00:00Z'))
  expect(await sourceOf(db, zoo.id)).toMatchObject({ gone_on: null })
})

test('an outline that became another one stays one place, which follows the new id', async () => {
  const db = await testDatabaseForImports()
  const way = anElement({ type: 'way', timestamp: '2020-01-01T00:00:00Z', tags: { phone: '+43 1 11111' } })
  await importFile(db, anAnswer([...corners, way], '2021-01-01T00:00:00Z'))
  const relation = anElement({ type: 'relation', timestamp: '2019-01-01T00:00:00Z' })
  const summary = await importFile(db, anAnswer([...corners, relation], '2022-01-01T00:00:00Z'), {
    coversArea,
  })
  expect(summary).toMatchObject({ added: 0, joined: 1, gone: [] })
  const { rows } = await db.execute(sql`select place_id, phone from places where name = 'Lindenzoo'`)
  expect(rows).toEqual([{ place_id: `relation/${relation.id}`, phone: '+43 1 11111' }])
})

test('eight years of a country: what came back under another id is not gone', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, osmFile('history/liechtenstein-2014'))
  const { gone, joined } = await importFile(db, osmFile('liechtenstein'), { coversArea })
  expect(joined).toBeGreaterThan(0)
  expect(gone.length).toBeGreaterThan(0)
  const { rows } = await db.execute(sql`
    select place.name from places place join place_sources source on source.place_id = place.id
    group by place.id having bool_and(gone_since is not null)`)
  expect(rows).toHaveLength(gone.length)
})

test('a record that another import brings again while others are being marked is not gone', async () => {
  const db = await testDatabaseForImports()
  await importFile(db, anAnswer([anElement()], '2020-01-01T00:00:00Z'))
  // More than go into one transaction.
  await db.execute(sql`
    insert into place_sources (place_id, provider, external_id, raw, fetched_at)
    select place_id, provider, 'node/' || 900000 + step, raw, fetched_at from place_sources, generate_series(1, 1000) step`)
  const onBatch = async (tx: Transaction) => {
    await tx.execute(
      sql`update place_sources set fetched_at = '2023-01-01' where external_id = 'node/901000'`,
    )
  }
  const [asOf, area] = [new Date('2022-01-01'), { south: 48, north: 49, west: 0, east: 20 }]
  const data = { candidates: [aZoo(1_000_000)], refused: new Map(), elements: 1, asOf, area }
  expect(await markGone(db, data, { onBatch })).toEqual([])
  expect(await sourceOf(db, 900_999)).toMatchObject({ gone_on: '2022-01-01' })
  expect(await sourceOf(db, 901_000)).toMatchObject({ gone_on: null })
})

async function sourceOf(db: Database, id: number) {
  const { rows } = await db.execute(sql`
    select to_char(gone_since at time zone 'utc', 'YYYY-MM-DD') as gone_on, place.is_active
    from place_sources source join places place on place.id = source.place_id where external_id = ${`node/${id}`}`)
  return rows[0]
}
