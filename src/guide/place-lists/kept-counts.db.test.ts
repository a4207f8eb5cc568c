import { type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { driftedPairs } from '../../../tests/drifted-pairs.ts'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const writes: Record<string, SQL> = {
  'places are hidden and featured': sql`update places set is_active = id % 2 = 0, is_featured = id % 3 > 0`,
  'a place tells more': sql`update places set setting = 'both', wheelchair = 'no', best_age_min = 3 where id = 2`,
  'a place tells less': sql`update places set setting = null, age_group_max = 2 where id = 2`,
  'places are called otherwise': sql`update places set display_name = 'Zoo' || id, addr_country = 'Austria' where id < 4`,
  'a place opens otherwise': sql`update places set opening_hours = null where id = 1`,
  'its hours are reckoned anew': sql`update place_hours set opening_hours = null where place_id = 1`,
  'types come': sql`insert into place_types (place_id, fun_type_id, rank) select id, (select max(id) from fun_types), 1 from places on conflict do nothing`,
  'a type goes to another place': sql`update place_types set place_id = 4 where place_id = 3 and fun_type_id = 1`,
  'a type goes': sql`delete from place_types where place_id = 1`,
  'a type is deleted': sql`delete from fun_types where id = 1`,
  'seasons come': sql`insert into place_availabilities (place_id, season_id) select p.id, s.id from places p, seasons s on conflict do nothing`,
  'seasons go': sql`delete from place_availabilities where place_id < 3`,
  'a place moves': sql`update place_distances set radius_distance_km = radius_distance_km + 7.5 where place_id = 3`,
  'roads are found': sql`update place_distances set distance_km = 3, routed_at = now()`,
  'a pair is too far': sql`delete from place_distances where place_id = 1 and city_id = 1`,
  'a pair comes': sql`insert into place_distances (city_id, place_id, radius_distance_km) values (1, 1, 12)`,
  'the numbers of a city are put together': sql`select pack_counts(1)`,
  'a place is deleted': sql`delete from places where id = 2`,
  'a city is deleted': sql`delete from cities where id = 2`,
  'all pairs go': sql`truncate place_distances`,
  'all of it goes': sql`truncate cities, fun_types, place_counts cascade`,
}

test('the numbers that are kept are those of the places, whatever is written', async () => {
  const db = await testDatabase()
  await aCity(db)
  await aCity(db, { name: 'Baden', lat: 48.0057, lng: 16.2308 })
  for (const funTypes of [['zoo'], ['zoo', 'museum'], ['playground'], ['museum']])
    await aPlace(db, { funTypes, seasons: ['summer'], ageGroupMin: 1, openingHours: 'Mo 10:00-12:00' })
  await db.execute(sql`insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states)
    select id, 'Mo 10:00-12:00', lat, lng, 'UTC', 'stated', '2026-11-22', '[]', 'o' from places where id < 4`)
  expect(await driftedPairs(db)).toEqual([])
  for (const [what, write] of Object.entries(writes)) {
    await db.execute(write)
    expect([what, await driftedPairs(db)]).toEqual([what, []])
  }
})

test('what leaves the distances, types and hours of places as they are writes none of them', async () => {
  const db = await testDatabase()
  await aCity(db)
  const { id } = await aPlace(db)
  // The tests that follow have the same database.
  onTestFinished(async () => {
    await db.execute(sql`drop function if exists note_write cascade`)
    await db.execute(sql`drop table if exists written`)
  })
  await db.execute(sql`create table written (name text)`)
  await db.execute(sql`create function note_write() returns trigger language plpgsql as $$
    begin insert into written values (tg_table_name); return null; end $$`)
  for (const table of ['place_distances', 'place_types', 'place_hours'])
    await db.execute(
      sql.raw(`create trigger note_write after update on ${table} execute function note_write()`),
    )
  await db.execute(sql`update places set description = 'A playground.', updated_at = now() where id = ${id}`)
  await db.execute(sql`insert into places (name, slug, lat, lng) values ('Far away', 'far-away', 0, 0)`)
  await db.execute(sql`insert into place_types (place_id, fun_type_id) select p.id, f.id from places p, fun_types f
    where p.slug = 'far-away'`)
  expect((await db.execute(sql`select name from written`)).rows).toEqual([])
  await db.execute(sql`update places set is_featured = true where id = ${id}`)
  expect((await db.execute(sql`select name from written`)).rows).toEqual([{ name: 'place_distances' }])
})
