import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace } from '../../../tests/factories.ts'
import { commonsServer } from '../../../tests/services/commons-server.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { osrmServer } from '../../../tests/services/osrm-server.ts'
import { overpassAnswers } from '../../../tests/services/overpass-answers.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { aPicture } from '../../../tests/test-uploads.ts'
import { jobKinds } from '../../app/job-kinds.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { serviceStates } from '../../outgoing/service-state.table.ts'
import type { Database } from '../../platform/database.ts'
import { log } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { fillAtStart } from './fill-at-start.task.ts'
import type { FillStatus } from './fill-guide.schema.ts'

const path = '/api/admin/fill-guide'

const towns = {
  vienna: { name: 'Vienna', lat: 48.2082, lng: 16.3738 },
  paris: { name: 'Paris', country: 'France', lat: 48.8566, lng: 2.3522 },
  killarney: { name: 'Killarney', country: 'Ireland', lat: 52.0599, lng: -9.5044 },
}
type Town = keyof typeof towns

const zoos = Object.values(towns).map(({ name, lat, lng }, nr) => ({
  ...{ type: 'way' as const, id: nr + 1, lat: lat + 0.01, lon: lng },
  tags: { tourism: 'zoo', name: `Zoo of ${name}`, ...(name === 'Vienna' && { wikidata: 'Q1' }) },
}))

/** What Overpass does besides answering, by the town it is asked about. */
type Mood = { answer?: (town: string) => { status: number; body: string } | undefined; hold?: Promise<void> }

/** Services on this machine, and what they were asked. */
async function localServices(mood: Mood = {}) {
  const answerTo = overpassAnswers({ elements: zoos })
  const asked: string[] = []
  const overpass = await localService(async (_url, _request, body) => {
    const query = new URLSearchParams(body).get('data') ?? ''
    const town = Object.values(towns).find(({ lat }) => query.includes(`,${lat},`))?.name ?? query
    asked.push(town)
    await mood.hold
    return mood.answer?.(town) ?? { body: answerTo(body) }
  })
  const osrm = await osrmServer()
  const at = ({ lat, lon, id }: (typeof zoos)[number]) => ({ osm_id: id, lat: String(lat), lon: String(lon) })
  const nominatim = await nominatimServer(zoos.slice(0, 2).map((zoo) => anObject(at(zoo))))
  const bytes = await aPicture({ width: 1280, height: 960 }).jpeg().toBuffer()
  const pictures = [{ title: 'File:Lake.jpg', artist: 'Ana', bytes }]
  const commons = await commonsServer(pictures, { items: { Q1: ['Lake.jpg'] } })
  const settings = {
    ...readSettings({ OVERPASS_URL: overpass.url, OSRM_URL: osrm.url, NOMINATIM_URL: nominatim.url }),
    ...{ ...commons.settings, DATA_DIR: await mkdtemp(join(tmpdir(), 'fill-')) },
  }
  return { asked, overpass, osrm, nominatim, commons, settings, mood }
}

/** A guide with these cities whose admin has local services; `keep` starts a server, the first of them is started. */
async function aGuide(cities: Town[], mood: Mood = {}) {
  const db = await testDatabase()
  const services = await localServices(mood)
  for (const slug of cities) await aCity(db, { ...towns[slug], slug })
  await aFunType(db, { slug: 'zoo' })
  const parts = { db, log, settings: services.settings, clock: testClock(db) }
  const keep = (isAlone = true) => keepTestJobs(db, jobKinds(parts), { isAlone })
  const editor = await testEditor(db, { settings: services.settings })
  const status = async (): Promise<FillStatus> => (await editor.call('GET', path)).body
  const ended = async (state: FillStatus['state']): Promise<FillStatus> => {
    await expect.poll(async () => (await status()).state, { timeout: 20_000 }).toBe(state)
    return status()
  }
  return { db, ...services, ...editor, keep, status, ended }
}

test('one press brings places, ways, addresses and photos of all cities, the largest first, and every request is told', async () => {
  const guide = await aGuide(['killarney', 'vienna', 'paris'])
  const { call, keep, ended, asked, overpass, osrm, nominatim, commons } = guide
  await keep()
  expect(await guide.status()).toMatchObject({ state: 'never', cities: { total: 3, came: 0 } })
  const { body: estimate } = await call('GET', `${path}/estimate`)
  expect((await call('POST', path)).body).toMatchObject({ state: 'running', step: 'places' })
  const { report, stepsDone, cities } = await ended('done')
  expect(asked).toEqual(['Paris', 'Vienna', 'Killarney'])
  expect([stepsDone, cities]).toEqual([
    ['places', 'roads', 'addresses', 'photos'],
    { total: 3, came: 3, failed: 0 },
  ])
  const requests = [
    { service: 'overpass', count: overpass.requests.length },
    { service: 'osrm', count: osrm.requests.length },
    { service: 'nominatim', count: nominatim.requests.length },
    { service: 'wikimedia', count: commons.requests.length },
  ]
  expect(report).toMatchObject({
    ...{ cities: 3, placesAdded: 3, placesUpdated: 0, failedCities: [], troubles: [], roads: 3 },
    ...{ addresses: { enriched: 2, unchanged: 0, notFound: 1 }, photos: 1, placesWithPhotos: 1, requests },
  })
  expect(requests.map(({ count }) => count)).toEqual([3, 3, 2, 3])
  for (const { step, requests } of estimate.steps)
    expect([step, requests.from]).toEqual([step, expect.any(Number)])
  expect(estimate.steps[0].requests).toEqual({ from: 3, to: 15 })
})
