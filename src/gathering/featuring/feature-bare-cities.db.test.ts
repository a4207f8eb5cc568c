import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { anAnswer, anElementTagged, testDatabaseForImports } from '../../../tests/osm.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database } from '../../platform/database/database.ts'
import { importFile } from '../imports/import-file.task.ts'
import { bareCitiesSchedule } from './bare-cities.task.ts'
import { bareCities, featureBareCities } from './feature-bare-cities.queries.ts'

const heidelberg = { name: 'Heidelberg', country: 'Germany', lat: 49.3988, lng: 8.6724 }
const northOf = (km: number) => ({ lat: heidelberg.lat + km / 111.195, lng: heidelberg.lng })

async function featured(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from places where is_featured and is_active order by name`,
  )
  return rows.map(({ name }) => name)
}

test('a city whose places nobody knows anything of opens with six, of one fun type three, the nearest first', async () => {
  const db = await testDatabase()
  const city = await aCity(db, heidelberg)
  for (const [at, letter] of ['A', 'B', 'C', 'D'].entries())
    for (const funType of ['playground', 'outdoor'])
      await aPlace(db, {
        ...northOf(9 - at),
        ...{ name: `${funType} ${letter}`, funTypes: [funType], cities: [city] },
      })
  expect(await featureBareCities(db)).toBe(6)
  expect(await featured(db)).toEqual([
    ...['outdoor B', 'outdoor C', 'outdoor D', 'playground B', 'playground C', 'playground D'],
  ])
  expect(await featureBareCities(db)).toBe(0)
})

test('of which more is known comes before what lies nearer', async () => {
  const db = await testDatabase()
  const city = await aCity(db, heidelberg)
  for (let km = 1; km <= 6; km++)
    await aPlace(db, { ...northOf(km), name: `Plain ${km}`, funTypes: ['outdoor'], cities: [city] })
  const told = { description: 'Long enough to be read. '.repeat(10), funTypes: ['outdoor'], cities: [city] }
  await aPlace(db, { ...northOf(9), ...told, name: 'Told' })
  await aPlace(db, {
    ...northOf(9),
    ...told,
    name: 'Known',
    wikidata: 'Q1',
    website: 'https://known.example',
  })
  await featureBareCities(db)
  expect(await featured(db)).toEqual(['Known', 'Plain 1', 'Told'])
})

test('what is closed comes last, and is better than nothing', async () => {
  const db = await testDatabase()
  const city = await aCity(db, heidelberg)
  const park = { ...northOf(1), funTypes: ['outdoor'], cities: [city] }
  await aPlace(db, { ...park, name: 'Closed', wikidata: 'Q1', closedFrom: '2020-01-01' })
  await featureBareCities(db)
  expect(await featured(db)).toEqual(['Closed'])
  await db.execute(sql`update places set is_featured = false`)
  for (const letter of ['A', 'B', 'C']) await aPlace(db, { ...park, name: letter })
  await featureBareCities(db)
  expect(await featured(db)).toEqual(['A', 'B', 'C'])
})

test('places of its own count for a city, not those that its neighbour features', async () => {
  const db = await testDatabase()
  const city = await aCity(db, heidelberg)
  const mannheim = await aCity(db, { name: 'Mannheim', ...northOf(18) })
  await aPlace(db, { ...northOf(18), name: 'Luisenpark', isFeatured: true, cities: [mannheim] })
  const bare = await aCity(db, { name: 'Schwetzingen', ...northOf(8) })
  await aPlace(db, { ...heidelberg, name: 'Own swing', cities: [city] })
  await aPlace(db, { name: 'Hidden', ...northOf(8), isActive: false, cities: [bare] })
  await aPlace(db, { name: 'Too far', ...northOf(70), cities: [bare] })
  expect(await featureBareCities(db)).toBe(1)
  expect(await featured(db)).toEqual(['Luisenpark', 'Own swing'])
})

test('a city with nothing to show is not looked at by itself, however many there are', async () => {
  const db = await testDatabase()
  const city = await aCity(db, heidelberg)
  await aCity(db, { name: 'Nothing around', ...northOf(200) })
  await aCity(db, { name: 'All hidden', ...northOf(400) })
  await aPlace(db, { ...heidelberg, name: 'Swing', cities: [city] })
  await aPlace(db, { name: 'Hidden', ...northOf(400), isActive: false })
  let begun = 0
  const transaction: Database['transaction'] = (work) => {
    begun += 1
    return db.transaction(work)
  }
  const watched: Database = Object.assign(Object.create(db), { transaction })
  expect(await featureBareCities(watched)).toBe(1)
  expect(begun).toBe(1)
})

test('whether cities are bare is seen by their first few places, of one that is asked for by no other', async () => {
  const db = await testDatabase()
  const heidelbergCity = await aCity(db, heidelberg)
  const frankfurt = await aCity(db, { name: 'Frankfurt', ...northOf(80) })
  for (const { id, name } of [heidelbergCity, frankfurt]) {
    await db.execute(sql`with p as (
        insert into places (name, slug, lat, lng, is_active, is_featured)
        select 'Zoo', ${name} || n, 49, 8, true, n % 5 = 0 from generate_series(1, 4000) n returning id)
      insert into city_places (city_id, place_id) select ${id}, id from p`)
    await db.execute(sql`insert into place_distances (city_id, place_id, radius_distance_km)
      select city_id, place_id, place_id % 40 from city_places where city_id = ${id}`)
  }
  await db.execute(sql`vacuum analyze places, city_places, place_distances, cities`)
  const rowsRead = async (cityIds?: number[]) =>
    rowsOf(await planOf(db, bareCities(cityIds)), 'on place_distances')
  expect(await rowsRead()).toBeLessThan(200)
  expect(await rowsRead([frankfurt.id])).toBeLessThan(100)
})

test('of many cities with hundreds of places each no more is read for that', async () => {
  const db = await testDatabase()
  await db.execute(sql`insert into cities (name, slug, country, lat, lng)
    select 'City ' || n, 'city-' || n, 'Germany', 49, 8 from generate_series(1, 40) n`)
  await db.execute(sql`with p as (
      insert into places (name, slug, lat, lng, is_active, is_featured)
      select 'Zoo', c.id || '-' || n, 49, 8, true, n % 4 = 0 from cities c, generate_series(1, 250) n returning id, slug)
    insert into city_places (city_id, place_id) select split_part(slug, '-', 1)::integer, id from p`)
  await db.execute(sql`insert into place_distances (city_id, place_id, radius_distance_km)
    select city_id, place_id, place_id % 60 from city_places`)
  await db.execute(sql`vacuum analyze places, city_places, place_distances, cities`)
  expect(await rowsOf(await planOf(db, bareCities()), 'on place_distances')).toBeLessThan(40 * 20)
})

test('a city that is added among places of others opens with what lies around it', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const far = await aCity(db, { name: 'Far', ...northOf(60) })
  await aPlace(db, { ...northOf(55), name: 'Of the other', isFeatured: true, cities: [far] })
  await aPlace(db, { ...northOf(40), name: 'Between', cities: [far] })
  await aPlace(db, { ...northOf(5), name: 'Of nobody' })
  expect((await call('POST', '/api/cities', heidelberg)).status).toBe(200)
  expect(await featured(db)).toEqual(['Between', 'Of nobody', 'Of the other'])
})

test('what an editor took off stays off; what an editor only read through may be shown', async () => {
  const db = await testDatabase()
  const { call, publicJson } = await testEditor(db)
  const city = await aCity(db, heidelberg)
  const swing = await aPlace(db, { name: 'Swing', ...northOf(1), cities: [city] })
  const pond = await aPlace(db, { name: 'Pond', ...northOf(2), cities: [city] })
  await aPlace(db, { name: 'Read', ...northOf(3), isReviewed: true, cities: [city] })
  const open = async () =>
    (await publicJson(`/api/cities/${city.slug}/places?featured=true`)).map(
      ({ name }: { name: string }) => name,
    )
  await featureBareCities(db)
  expect(await open()).toEqual(['Swing', 'Pond', 'Read'])
  await call('PATCH', `/api/admin/places/${swing.id}/toggle-featured`, {})
  await call('PATCH', '/api/admin/places', { ids: [pond.id], changes: { isFeatured: false } })
  await call('PATCH', '/api/admin/places', { filters: {}, total: 3, changes: { isActive: false } })
  await call('PATCH', '/api/admin/places', { ids: [swing.id, pond.id], changes: { isActive: true } })
  expect(await featureBareCities(db)).toBe(0)
  expect(await open()).toEqual([])
  await aPlace(db, { name: 'New', ...northOf(4), cities: [city] })
  expect(await featureBareCities(db)).toBe(1)
  expect(await open()).toEqual(['New'])
})

test('an import of what was there already fills a city of which all was hidden', async () => {
  const db = await testDatabaseForImports()
  const park = (name: string, index: number) =>
    anElementTagged({ name, leisure: 'park' }, { lon: 16.3 + index / 100 })
  const parks = ['A', 'B', 'C', 'D'].map((name, index) => park(`Park ${name}`, index))
  await importFile(db, anAnswer(parks))
  const before = await featured(db)
  expect(before).toHaveLength(3)
  await db.execute(sql`update places set is_active = not is_featured`)
  await importFile(db, anAnswer(parks, '2025-05-01T00:00:00Z'))
  expect(await featured(db)).toEqual(
    ['A', 'B', 'C', 'D'].map((name) => `Park ${name}`).filter((name) => !before.includes(name)),
  )
})

test('what is stored is no failure where nothing can be featured, and the next hour makes up for it', async () => {
  const db = await testDatabaseForImports()
  const { call } = await testEditor(db)
  await aPlace(db, { ...heidelberg, name: 'Of nobody' })
  const park = [anElementTagged({ name: 'Park', leisure: 'park' }, { lon: 16.3 })]
  await importFile(db, anAnswer(park))
  await db.execute(sql`update places set is_featured = false`)
  await db.execute(sql`alter table places add constraint none_featured check (not is_featured)`)
  expect(await importFile(db, anAnswer(park, '2025-05-01T00:00:00Z'))).toMatchObject({ unchanged: 1 })
  expect((await call('POST', '/api/cities', heidelberg)).status).toBe(200)
  expect((await call('POST', '/api/admin/cities/populate', { countries: ['Germany'] })).status).toBe(200)
  await db.execute(sql`alter table places drop constraint none_featured`)
  await bareCitiesSchedule(db).run()
  expect(await featured(db)).toEqual(['Of nobody', 'Park'])
})
