import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { anElement, testDatabaseForImports } from '../../../tests/osm.ts'
import { elementsOf, overpassServer } from '../../../tests/services/overpass-server.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import type { Database } from '../../platform/database.ts'
import { log } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import type { OsmElement } from '../providers/openstreetmap/osm-element.ts'
import { placesProviders } from '../providers/places-providers.provider.ts'
import { fetchPlacesKind } from './fetch-places.task.ts'

type Land = { elements: readonly OsmElement[]; asOf: string }

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

test('the same data of a later day changes nothing but the days on which it was seen', {
  timeout: 60_000,
}, async () => {
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
