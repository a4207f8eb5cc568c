import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import pg, { type PoolConfig } from 'pg'
import { fetchPlacesKind } from '../src/gathering/imports/fetch-places.task.ts'
import { placesProviders } from '../src/gathering/providers/places-providers.provider.ts'
import { cities } from '../src/guide/cities/city.table.ts'
import { findJob, startJob } from '../src/office/jobs/job.queries.ts'
import { runJob } from '../src/office/jobs/run-job.task.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { log } from '../src/platform/log/log.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { overpassAnswers } from '../tests/services/overpass-answers.ts'
import { regionCentres } from '../tests/services/region-centres.ts'
import { testClock } from '../tests/services/test-clock.ts'
import { copyStore } from './bare-store.ts'
import { placedElements } from './generated-file.ts'
import { inRounds } from './rounds.ts'

/**
 * Fetching the places of cities, from the click to the stored rows, against PostgreSQL's COPY of those rows. The
 * provider answers on this machine, and its own work counts as ours; what our pace would wait between requests does not.
 */
export async function benchFetch(poolConfig: PoolConfig, rounds: number) {
  const { db, close } = openDatabase(poolConfig)
  const client = new pg.Client(poolConfig)
  await client.connect()
  const overpass = await localOverpass()
  const settings = readSettings({
    OVERPASS_URL: overpass.url,
    FETCH_DESTINATIONS_KM: '100',
    FETCH_NEIGHBOURHOOD_KM: '100',
  })
  const providers = placesProviders({ db, log, settings, clock: testClock(db) })
  const centres = Object.entries(regionCentres).map(([name, [lat, lng]]) => ({ name, lat, lng }))
  const added = await db
    .insert(cities)
    .values(centres.map((centre) => ({ ...centre, country: 'Bench', slug: `bench-${centre.name}` })))
    .returning({ id: cities.id })
  const input = { provider: 'openstreetmap', cityIds: added.map(({ id }) => id) }
  const fetchAll = async () => {
    await client.query('truncate places, audit_log cascade')
    const startedAt = performance.now()
    const id = await startJob(db, { kind: 'fetch-places', input, startedBy: null })
    await runJob(
      { db, log, kind: fetchPlacesKind({ providers }), stopping: new AbortController().signal },
      id,
    )
    const job = await findJob(db, id)
    if (job.state !== 'done') throw new Error(`Fetching places ended as ${job.state}: ${job.error}`)
    return (performance.now() - startedAt) / 1000
  }
  await fetchAll()
  const places = (await client.query('select from places')).rows.length
  const bare = await copyStore(client)
  const comparison = await inRounds(rounds, fetchAll, async () => {
    const startedAt = performance.now()
    await bare.store()
    return (performance.now() - startedAt) / 1000
  })
  await client.query('drop schema bare cascade')
  await client.end()
  await overpass.close()
  await close()
  return { comparison, cities: added.length, places, rows: bare.rows }
}

async function localOverpass() {
  const answerTo = overpassAnswers({ elements: placedElements() })
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    response.setHeader('Content-Type', 'application/json').end(answerTo(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/interpreter`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
