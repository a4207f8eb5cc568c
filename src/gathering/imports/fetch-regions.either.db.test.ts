import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { elementsOf, osmFile, testDatabaseForImports } from '../../../tests/osm.ts'
import { overpassServer } from '../../../tests/services/overpass-server.ts'
import { regionCentres } from '../../../tests/services/region-centres.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { placesProviders } from '../providers/places-providers.provider.ts'
import { fetchPlacesKind } from './fetch-places.task.ts'
import { importFile } from './import-file.task.ts'

const reachKm = 100
const settings = { FETCH_DESTINATIONS_KM: String(reachKm), FETCH_NEIGHBOURHOOD_KM: String(reachKm) }

test('fetching the cities of every region brings in what importing the files of those regions does', async () => {
  const regions = Object.keys(regionCentres)
  const fromFiles = await testDatabaseForImports()
  for (const region of regions) await importFile(fromFiles, osmFile(region))

  const fetched = await testDatabaseForImports()
  const cityIds: number[] = []
  for (const [region, [lat, lng]] of Object.entries(regionCentres))
    cityIds.push((await aCity(fetched, { name: region, slug: `region-${region}`, lat, lng })).id)
  const server = await overpassServer({ elements: regions.flatMap(elementsOf) })
  const providers = placesProviders({
    db: fetched,
    log,
    settings: readSettings({ ...settings, OVERPASS_URL: `${server.url}/api/interpreter` }),
    clock: testClock(fetched),
  })
  await keepTestJobs(fetched, [fetchPlacesKind({ providers })])
  const { call } = await testEditor(fetched)
  const { body } = await call('POST', '/api/admin/fetch-places', { cityIds })

  expect(body.failed).toEqual([])
  expect(body.placesAdded).toBeGreaterThan(1500)
  expect(await recordsWithinReach(fetched)).toEqual(await recordsWithinReach(fromFiles))
})

async function recordsWithinReach(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; lat: number; lng: number }>(sql`
    select external_id as id, (raw->>'lat')::float8 as lat, (raw->>'lon')::float8 as lng from place_sources`)
  const isNear = ({ lat, lng }: { lat: number; lng: number }) =>
    Object.values(regionCentres).some(
      ([cityLat, cityLng]) => kilometresBetween({ lat, lng }, { lat: cityLat, lng: cityLng }) <= reachKm,
    )
  return rows
    .filter(isNear)
    .map(({ id }) => id)
    .sort()
}
