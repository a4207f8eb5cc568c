import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { migrate, migrateTo } from '../../src/platform/database/migrate.ts'
import { anEmptyDatabase } from '../test-database.ts'
import { testEditor } from '../test-editor.ts'

/** When the plain yes or no gave way to facts that know more, as `migrations/meta/_journal.json` has it. */
const when = 1795329734322

test('a no that nobody set is unknown from now on; a yes and what editors set stay', async () => {
  const db = await anOlderGuide()
  await db.execute(sql`insert into places (id, name, slug, lat, lng, is_indoor, is_wheelchair_accessible, edited_fields)
    overriding system value values
      (1, 'A', 'a', 48, 16, false, false, '{}'), (2, 'B', 'b', 48, 16, true, true, '{phone}'),
      (3, 'C', 'c', 48, 16, false, false, '{isIndoor,isWheelchairAccessible,phone}'),
      (4, 'D', 'd', 48, 16, true, false, '{isIndoor}')`)
  await migrate(db)
  const { rows } = await db.execute(sql`
    select setting, wheelchair, is_indoor, is_wheelchair_accessible, edited_fields from places order by id`)
  expect(rows.map((row) => Object.values(row))).toEqual([
    [null, null, false, false, []],
    ['indoor', 'yes', true, true, ['phone']],
    ['outdoor', 'no', false, false, ['phone', 'setting', 'wheelchair']],
    ['indoor', null, true, false, ['setting']],
  ])
})

test('older changes are told in the facts of today, and are undone', async () => {
  const db = await anOlderGuide()
  await db.execute(sql`insert into places (id, name, slug, lat, lng, is_indoor, edited_fields)
    overriding system value values (7, 'A', 'a', 48, 16, false, '{isIndoor}')`)
  await db.execute(sql`insert into audit_log (id, action, entity, entity_id, before, after) overriding system value values
    (1001, 'update', 'places', '7', '{"isIndoor": false, "editedFields": []}', '{"isIndoor": true, "editedFields": ["isIndoor"]}'),
    (1002, 'update', 'places', '7', '{"isIndoor": true, "phone": null}', '{"isIndoor": false, "phone": "1"}')`)
  await db.execute(sql`update places set phone = '1' where id = 7`)
  await migrate(db)
  const { call } = await testEditor(db)
  const { body } = await call('GET', '/api/admin/places/7/history')
  expect(body.entries.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [
      { field: 'phone', before: null, after: '1' },
      { field: 'setting', before: 'indoor', after: 'outdoor' },
    ],
    [{ field: 'setting', before: null, after: 'indoor' }],
  ])
  const undone = await call('POST', '/api/admin/history/1002/undo')
  expect(undone.body).toMatchObject({ setting: 'indoor', phone: null })
  expect((await call('POST', '/api/admin/history/1001/undo')).body).toMatchObject({ setting: null })
})

test('a place and a city that were deleted before come back with what was known of them', async () => {
  const db = await anOlderGuide()
  await db.execute(sql`insert into places (id, name, slug, lat, lng, is_indoor, edited_fields)
    overriding system value values (7, 'A', 'a', 48, 16, true, '{isIndoor}'), (8, 'B', 'b', 48, 16, false, '{}')`)
  const [one, other] = [await wholeThen(db, 7), await wholeThen(db, 8)]
  const city = {
    id: 5,
    name: 'Vienna',
    country: 'Austria',
    lat: 48,
    lng: 16,
    slug: 'vienna',
    places_fetched: false,
  }
  await db.execute(sql`insert into audit_log (id, action, entity, entity_id, before) overriding system value values
    (1001, 'delete', 'places', '7', ${JSON.stringify(one)}::jsonb),
    (1002, 'delete', 'cities', '5', ${JSON.stringify({ city, places: [other], cityPlaces: [], jobs: [] })}::jsonb)`)
  await db.execute(sql`delete from places`)
  await migrate(db)
  const { call } = await testEditor(db)
  expect((await call('POST', '/api/admin/history/1001/restore')).status).toBe(200)
  expect((await call('POST', '/api/admin/history/1002/restore')).status).toBe(200)
  const { data } = (await call('GET', '/api/admin/places')).body
  expect(data).toMatchObject([
    { id: 7, setting: 'indoor', isIndoor: true, wheelchair: null, editedFields: ['setting'], food: [] },
    { id: 8, setting: null, isIndoor: false, editedFields: [] },
  ])
})

/** What the audit log kept of a place then. */
async function wholeThen(db: Database, id: number): Promise<unknown> {
  const { rows } = await db.execute<{ whole: unknown }>(sql`
    select jsonb_build_object('place', to_jsonb(p), 'placeSources', '[]'::jsonb, 'placeTypes', '[]'::jsonb,
      'placeAvailabilities', '[]'::jsonb, 'cityPlaces', '[]'::jsonb, 'placeImages', '[]'::jsonb,
      'oldPlaceSlugs', '[]'::jsonb) as whole
    from places p where p.id = ${id}`)
  return rows[0]?.whole
}

/** A guide as it was before. */
async function anOlderGuide(): Promise<Database> {
  const { db, close } = openDatabase({ ...(await anEmptyDatabase()), max: 2 })
  onTestFinished(() => close())
  await db.transaction((tx) => migrateTo(tx, when - 1))
  return db
}
