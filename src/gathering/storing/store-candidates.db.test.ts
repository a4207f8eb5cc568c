import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAnswer, anElement, osmFile, testDatabaseForImports } from '../../../tests/osm.ts'
import { aStarterEntry } from '../../../tests/starter.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { importFile } from '../imports/import-file.task.ts'
import { starterCandidate } from '../providers/starter-guide/starter-place.ts'
import { storeCandidates } from './store-candidates.queries.ts'

const entry = aStarterEntry({
  name: 'Tiergarten Schönbrunn',
  displayName: 'Schönbrunn Zoo',
  funTypes: ['zoo', 'aquarium'],
  lat: 48.1823,
  lng: 16.3028,
  coordinates: 'medium',
  postcode: '1130',
  city: 'Vienna',
  website: 'https://www.zoovienna.at/',
  setting: 'outdoor',
  wheelchair: 'yes',
  ageMin: 0,
  featured: true,
  description: 'Giant pandas live here.',
})

const starter = starterCandidate('Austria', 'vienna', entry)
const onTheMap = anElement({
  type: 'relation',
  lat: 48.1852,
  lon: 16.3021,
  tags: { name: 'Zoo Schönbrunn', phone: '+43 1 87792940', wheelchair: 'no' },
})

function storeStarter(db: Database) {
  const featured = new Set([starter.externalId])
  return db.transaction((tx) => storeCandidates(tx, [starter], { asOf: new Date('2025-01-01'), featured }))
}

test('a place of the starter guide takes on its twin on the map: its id, its position and what it knows better', async () => {
  const db = await testDatabaseForImports()
  await storeStarter(db)
  const { added, joined, starterTwins } = await importFile(db, anAnswer([onTheMap]))
  expect({ added, joined, starterTwins }).toEqual({ added: 0, joined: 1, starterTwins: ['Zoo Schönbrunn'] })
  expect(await db.select().from(places)).toMatchObject([
    {
      placeId: `relation/${onTheMap.id}`,
      name: 'Zoo Schönbrunn',
      displayName: 'Schönbrunn Zoo',
      slug: 'tiergarten-schonbrunn',
      lat: 48.1852,
      phone: '+43 1 87792940',
      website: 'https://www.zoovienna.at/',
      description: 'Giant pandas live here.',
      wheelchair: 'no',
      isFeatured: true,
    },
  ])
})

test('the starter guide may come after the map as well', async () => {
  const computed = sql`select to_jsonb(place) - '{id, slug, is_featured, created_at, updated_at}'::text[] as place from places place`
  const mapFirst = await testDatabaseForImports()
  await importFile(mapFirst, anAnswer([onTheMap]))
  expect(await storeStarter(mapFirst)).toMatchObject([{ outcome: 'joined' }])
  const { rows } = await mapFirst.execute(computed)
  const starterFirst = await testDatabaseForImports()
  await storeStarter(starterFirst)
  await importFile(starterFirst, anAnswer([onTheMap]))
  expect((await starterFirst.execute(computed)).rows).toEqual(rows)
})

test('a place that moved gets its distances anew, and forgets the way by road', async () => {
  const db = await testDatabaseForImports()
  const zoo = anElement({ timestamp: '2020-01-01T00:00:00Z' })
  await importFile(db, anAnswer([zoo]))
  await db.execute(sql`update place_distances set distance_km = 5, driving_time_minutes = 9`)
  await importFile(db, anAnswer([{ ...zoo, lat: 48.3, timestamp: '2021-01-01T00:00:00Z' }]))
  const { rows } = await db.execute(sql`
    select round(radius_distance_km) as km, distance_km, driving_time_minutes
    from place_distances join cities city on city.id = city_id where city.slug = 'vienna'`)
  expect(rows).toEqual([{ km: 10, distance_km: null, driving_time_minutes: null }])
})

test('two imports of one file at the same time add each place once', async () => {
  const db = await testDatabaseForImports()
  const [first, second] = await Promise.all([
    importFile(db, osmFile('krems')),
    importFile(db, osmFile('krems')),
  ])
  expect(first.added + second.added).toBe(16)
  expect(first.unchanged + second.unchanged).toBe(16)
  expect(await db.$count(places)).toBe(16)
})

test('what the database refuses is left out of a record, and keeps nothing else from coming in', async () => {
  const db = await testDatabaseForImports()
  const hostile = anElement({ tags: { name: 'Lindenzoo', note: 'a\0b\ud800c' } })
  const file = anAnswer([hostile, anElement({ lat: 48.4, tags: { name: 'Wildpark' } })])
  expect(await importFile(db, file)).toMatchObject({ added: 2 })
  expect(await importFile(db, file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  const { rows } = await db.execute(sql`
    select raw #>> '{tags,note}' as note from place_sources where external_id = ${`node/${hostile.id}`}`)
  expect(rows).toEqual([{ note: 'abc' }])
})
