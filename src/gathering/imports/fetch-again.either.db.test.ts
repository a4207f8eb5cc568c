import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { anAnswer, anElement, elementsOf, testDatabaseForImports } from '../../../tests/osm.ts'
import { overpassServer } from '../../../tests/services/overpass-server.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import type { OsmElement, OsmTags } from '../providers/openstreetmap/osm-element.ts'
import { placesProviders } from '../providers/places-providers.provider.ts'
import { fetchPlacesKind } from './fetch-places.task.ts'
import { importFile } from './import-file.task.ts'

type Land = { elements: readonly OsmElement[]; asOf: string; most?: number }

/** Valletta, fetched through the provider of OpenStreetMap from whatever the land is then. */
async function aGuide() {
  const db = await testDatabaseForImports()
  const valletta = await aCity(db, { name: 'Valletta', lat: 35.8989, lng: 14.5146 })
  const { call } = await testEditor(db)
  const fetchFrom = async (land: Land) => {
    const server = await overpassServer(land)
    const settings = { ...readSettings({}), OVERPASS_URL: `${server.url}/api/interpreter` }
    const providers = placesProviders({ db, log, settings, clock: testClock(db) })
    const stop = await keepTestJobs(db, [fetchPlacesKind({ providers })])
    const { body } = await call('POST', '/api/admin/fetch-places', { cityIds: [valletta.id] })
    await stop()
    return body
  }
  return { db, fetchFrom }
}

test('the same data of a later day changes nothing but the days on which it was seen', async () => {
  const { db, fetchFrom } = await aGuide()
  const malta = elementsOf('malta')
  const first = await fetchFrom({ elements: malta, asOf: '2026-11-01T00:00:00Z' })
  expect(first.placesAdded).toBeGreaterThan(100)
  const before = await contentOf(db)
  expect(await fetchFrom({ elements: malta, asOf: '2026-11-08T00:00:00Z' })).toEqual({
    ...{ placesAdded: 0, placesUpdated: 0, failed: [] },
  })
  expect(await contentOf(db)).toEqual(before)
  const { rows } = await db.execute(sql`select distinct fetched_at::date::text as day from place_sources`)
  expect(rows).toEqual([{ day: '2026-11-08' }])
})

test('what did change on a later day is noted, and nothing else', async () => {
  const { db, fetchFrom } = await aGuide()
  const at = { lat: 35.9, lon: 14.51 }
  const zoo = anElement(at)
  const other = anElement({ ...at, lat: 35.95, tags: { name: 'Eschenzoo' } })
  await fetchFrom({ elements: [zoo, other], asOf: '2026-11-01T00:00:00Z' })
  const known = (await contentOf(db)).noted.length
  const renamed = { ...zoo, tags: { ...zoo.tags, name: 'Tierpark' } }
  expect(await fetchFrom({ elements: [renamed, other], asOf: '2026-11-08T00:00:00Z' })).toMatchObject({
    placesUpdated: 1,
  })
  const { noted } = await contentOf(db)
  expect(noted.slice(known)).toMatchObject([
    { entity: 'place_sources', entity_id: `openstreetmap node/${zoo.id}` },
    { entity: 'places', before: { name: 'Lindenzoo' }, after: { name: 'Tierpark' } },
  ])
})

test('what is closed is closed since the day of the data that first said so', async () => {
  const { db, fetchFrom } = await aGuide()
  const zoo = anElement({ lat: 35.9, lon: 14.51, tags: { opening_hours: 'off "renovation"' } })
  await fetchFrom({ elements: [zoo], asOf: '2026-11-01T00:00:00Z' })
  const before = await contentOf(db)
  expect(before.places).toMatchObject([{ place: { closed_from: '2026-11-01', opening_hours: null } }])
  await fetchFrom({ elements: [zoo], asOf: '2026-11-08T00:00:00Z' })
  expect(await contentOf(db)).toEqual(before)
})

test('an answer without dates moves no closure that the map dates', async () => {
  const { db, fetchFrom } = await aGuide()
  const zoo = anElement({ lat: 35.9, lon: 14.51, tags: { opening_hours: 'off' } })
  await importFile(db, anAnswer([{ ...zoo, timestamp: '2026-10-04T08:00:00Z' }], '2026-11-01T00:00:00Z'))
  const before = await contentOf(db)
  expect(before.places).toMatchObject([{ place: { closed_from: '2026-10-04' } }])
  await fetchFrom({ elements: [zoo], asOf: '2026-11-08T00:00:00Z' })
  expect(await contentOf(db)).toEqual(before)
})

const away = (kmNorth: number, tags: OsmTags, name: string) => {
  const { lat, lng } = { lat: 35.8989 + kmNorth / 111.2, lng: 14.5146 }
  return { ...anElement({ lat, lon: lng }), tags: { name, ...tags } }
}

test('the last of its kind is gone when it no longer comes, and so is a museum 39 km away', async () => {
  const { db, fetchFrom } = await aGuide()
  const park = away(2, { tourism: 'theme_park' }, 'Märchenparadies')
  const museum = away(39, { tourism: 'museum' }, 'Museum far away')
  const closed = away(3, { leisure: 'water_park' }, 'Lindenbad')
  const still = [
    away(1, { leisure: 'park' }, 'Lindenpark'),
    away(38, { leisure: 'park' }, 'Too far to be asked for'),
  ]
  await fetchFrom({ elements: [park, museum, closed, ...still], asOf: '2026-11-01T00:00:00Z' })
  const turnedPrivate = { ...closed, tags: { ...closed.tags, access: 'private' } }
  await fetchFrom({ elements: [turnedPrivate, ...still], asOf: '2026-11-08T00:00:00Z' })
  expect(await goneIn(db)).toEqual(['Lindenbad', 'Märchenparadies', 'Museum far away'])
  await fetchFrom({ elements: [park, museum, closed, ...still], asOf: '2026-11-15T00:00:00Z' })
  expect(await goneIn(db)).toEqual([])
})

test('a server that suddenly knows of nothing at all is not believed', async () => {
  const { db, fetchFrom } = await aGuide()
  const parks = Array.from({ length: 12 }, (_, index) =>
    away(index / 3, { leisure: 'park' }, `Park ${index}`),
  )
  await fetchFrom({ elements: parks, asOf: '2026-11-01T00:00:00Z' })
  await fetchFrom({ elements: [], asOf: '2026-11-08T00:00:00Z' })
  expect(await goneIn(db)).toEqual([])
})

test('what a city lacks since the server gave up on a part of it stands in its run, and nothing there is gone', async () => {
  const { db, fetchFrom } = await aGuide()
  const crowd = [away(3.1, { tourism: 'zoo' }, 'Zoo A'), away(3.2, { tourism: 'zoo' }, 'Zoo B')]
  const other = away(-20, { tourism: 'zoo' }, 'Eschenzoo')
  await fetchFrom({ elements: [...crowd, other], asOf: '2026-11-01T00:00:00Z' })
  await fetchFrom({ elements: [...crowd, other], asOf: '2026-11-08T00:00:00Z', most: 1 })
  const { rows } = await db.execute(
    sql`select state, error, unchanged from import_runs order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { state: 'done', error: expect.stringContaining('Overpass gave up on'), unchanged: 1 },
  ])
  expect(await goneIn(db)).toEqual([])
})

async function goneIn(db: Database) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from places p where exists (select from place_sources where place_id = p.id and gone_since is not null)
    order by name collate "und-x-icu"`)
  return rows.map(({ name }) => name)
}

/** Overpass gives elements no date of their own, so the answer's stands for it. */
async function contentOf(db: Database) {
  const [noted, places, sources] = await Promise.all([
    db.execute(sql`select * from audit_log order by id`),
    db.execute(sql`select to_jsonb(p) - 'last_fetched' as place from places p order by id`),
    db.execute(
      sql`select to_jsonb(s) - '{fetched_at, source_date}'::text[] as source from place_sources s order by id`,
    ),
  ])
  return { noted: noted.rows, places: places.rows, sources: sources.rows }
}
