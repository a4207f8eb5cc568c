import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'

test.each<[change: string, SQL]>([
  ['nothing more', sql`select`],
  ['places that are hidden', sql`update places set is_active = false, updated_at = now() where id < 3`],
  ['places that are featured', sql`update places set is_featured = true where id < 3`],
  ['a place that is featured no longer', sql`update places set is_featured = false`],
  ['places that are reviewed', sql`update places set is_reviewed = true where id < 3`],
  [
    'places that turn out to lie in another country',
    sql`update places set addr_country = 'Germany' where id < 3`,
  ],
  ['places that nobody knows the country of', sql`update places set addr_country = null where id < 3`],
  ['places that changed otherwise', sql`update places set name = 'Zoo', updated_at = '2040-01-01'`],
  ['other opening hours', sql`update places set opening_hours = 'by chance'`],
  ['no opening hours any more', sql`update places set opening_hours = null`],
  ['hours that were reckoned anew', sql`update place_hours set grade = 'stated', states = 'o'`],
  ['hours that were reckoned from other facts', sql`update place_hours set opening_hours = 'Mo 10:00-12:00'`],
  ['hours that are forgotten', sql`delete from place_hours`],
  ['one photo fewer', sql`delete from place_images where id = 1`],
  [
    'the first photo of a place',
    sql`insert into place_images (place_id, image_type, storage_path) values (3, 'manual_upload', 'a.webp')`,
  ],
  ['no photos any more', sql`delete from place_images`],
  ['a deleted place', sql`delete from places where id = 1`],
  ['deleted places', sql`delete from places where id > 1`],
  ['a deleted city', sql`delete from cities where id = 1`],
  ['a deleted fun type', sql`delete from fun_types where slug = 'zoo'`],
  ['types that are lost', sql`delete from place_types where place_id = 1`],
  ['places that belong to no city', sql`delete from city_places where place_id < 3`],
  ['a city that is out of reach', sql`update place_distances set radius_distance_km = 101 where city_id = 1`],
  ['a city that is near again', sql`update place_distances set radius_distance_km = 5`],
  ['distances that are measured anew', sql`delete from place_distances`],
  ['everything again', sql`select count_anew()`],
])('counts are what the places say after %s', async (_, change) => {
  const db = await testDatabase()
  await aGuide(db)
  await db.execute(change)
  expect(await driftedCounts(db)).toEqual([])
})

test('a count that went wrong would be seen, and is mended by counting anew', async () => {
  const db = await testDatabase()
  await aGuide(db)
  await db.execute(sql`update kept_counts set number = number + 1 where subject = 'all'`)
  expect(await driftedCounts(db)).toEqual(['all 0 : 5, not 4'])
  await db.execute(sql`select count_anew()`)
  expect(await driftedCounts(db)).toEqual([])
})

async function aGuide(db: Database) {
  const vienna = await aCity(db)
  const graz = await aCity(db, { name: 'Graz', lat: 48.3 })
  const both = { cities: [vienna, graz], addrCountry: 'Austria', funTypes: ['zoo', 'museum'] }
  const zoo = await aPlace(db, { ...both, openingHours: 'on request' })
  await anImage(db, zoo)
  await anImage(db, zoo)
  await anImage(db, await aPlace(db, { ...both, cities: [vienna], isReviewed: true, isFeatured: true }))
  await aPlace(db, { ...both, cities: [graz], isActive: false })
  await aPlace(db, { openingHours: 'by chance' })
  await db.execute(sql`
    insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states)
    select id, opening_hours, lat, lng, 'Europe/Vienna', 'stated', current_date, '[]', '?' from places where opening_hours is not null`)
}
