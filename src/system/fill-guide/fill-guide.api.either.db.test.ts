import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
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
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { fillAtStart } from './fill-at-start.task.ts'
import type { FillStatus } from './fill-guide.schema.ts'

const path = '/api/admin/fill-guide'

// Work after work, each handed out by the queue.
vi.setConfig({ testTimeout: 180_000 })

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
  const parts = { db, log, settings: services.settings, clock: testClock(db, { deadlineMs: 120_000 }) }
  const keep = (isAlone = true) => keepTestJobs(db, jobKinds(parts), { isAlone })
  const editor = await testEditor(db, { settings: services.settings })
  const status = async (): Promise<FillStatus> => (await editor.call('GET', path)).body
  const ended = async (state: FillStatus['state']): Promise<FillStatus> => {
    await expect.poll(async () => (await status()).state, { timeout: 100_000 }).toBe(state)
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
  expect(estimate.steps[0].requests).toEqual({ from: 3, to: 15 })
})

const isOut = () => ({ status: 503, body: '{}' })

test('without a network it says so, tries later by itself and at once when asked, and goes on where it was', async () => {
  const mood: Mood = { answer: isOut }
  const { db, call, keep, status, ended, asked } = await aGuide(['vienna', 'paris'], mood)
  await keep()
  await call('POST', path)
  const { again, now } = await ended('waiting')
  expect(again?.reason).toMatch(/^Overpass /)
  expect([now, new Date(again?.at ?? 0) > new Date()]).toEqual([null, true])
  expect((await call('GET', '/api/admin/dashboard')).body.putOff).toEqual([])
  const tried = asked.length
  await db.delete(serviceStates)
  await call('POST', path)
  await expect.poll(async () => (await status()).again?.at ?? '').not.toBe(again?.at)
  await ended('waiting')
  expect(new Set(asked.slice(tried))).toEqual(new Set(['Vienna']))
  expect(new Set(asked.slice(0, tried))).toEqual(new Set(['Paris']))
  mood.answer = () => undefined
  await db.delete(serviceStates)
  await db.update(jobs).set({ notBefore: sql`now()` })
  const { report } = await ended('done')
  expect(report).toMatchObject({ cities: 2, placesAdded: 2, failedCities: [] })
})

test('a city that its service refuses is named with the reason, stops no other, and comes when asked for again', async () => {
  const answer = (town: string) => (town === 'Paris' ? { status: 400, body: '' } : undefined)
  const mood: Mood = { answer }
  const { call, keep, ended, asked } = await aGuide(['vienna', 'paris'], mood)
  await keep()
  await call('POST', path)
  const first = await ended('done')
  const message = 'Overpass does not understand our question (400).'
  expect(first.report?.failedCities).toEqual([{ id: expect.any(Number), name: 'Paris', message }])
  expect([first.report?.cities, first.cities]).toEqual([1, { total: 2, came: 1, failed: 1 }])
  mood.answer = () => undefined
  asked.length = 0
  expect((await call('POST', path)).body.state).toBe('running')
  const second = await ended('done')
  expect([asked, second.report?.failedCities]).toEqual([['Paris'], []])
})

test('a city about which its service gives up again and again, while others come, is left out in the end', async () => {
  const answer = (town: string) => (town === 'Paris' ? isOut() : undefined)
  const { db, call, keep, status, asked } = await aGuide(['vienna', 'paris'], { answer })
  await keep()
  let presses = 0
  const press = async () => {
    presses++
    await db.delete(serviceStates)
    await call('POST', path)
    await expect.poll(async () => (await status()).state).toMatch(/waiting|done/)
    return status()
  }
  let { state, report } = await press()
  while (state === 'waiting' && presses < 10) ({ state, report } = await press())
  expect(report?.failedCities).toMatchObject([{ name: 'Paris', message: 'Overpass has a fault (503).' }])
  expect([presses, asked.filter((town) => town === 'Vienna')]).toEqual([6, ['Vienna']])
})

test('pressed twice it is one filling; stopped, it keeps what came and goes on with what is missing', async () => {
  const gate = Promise.withResolvers<void>()
  const mood: Mood = {}
  const { db, call, keep, status, ended, asked } = await aGuide(['vienna', 'paris', 'killarney'], mood)
  mood.answer = (town) => {
    if (town === 'Paris') mood.hold = gate.promise
    return undefined
  }
  await keep()
  await Promise.all([call('POST', path), call('POST', path), call('POST', path)])
  await expect.poll(() => asked).toEqual(['Paris', 'Vienna'])
  await expect.poll(async () => (await status()).now?.name).toBe('Vienna')
  const running = await status()
  expect(running).toMatchObject({ cities: { total: 3, came: 1 }, placesAdded: 1, step: 'places' })
  expect((await call('POST', `${path}/stop`)).body).toMatchObject({
    state: 'stopped',
    now: null,
    error: null,
  })
  await expect.poll(() => db.$count(jobs, sql`finished_at is null and kind = 'fetch-places'`)).toBe(0)
  mood.hold = undefined
  gate.resolve()
  expect(await db.$count(jobs, sql`kind = 'fill-guide'`)).toBe(1)
  await call('POST', path)
  const { report, startedAt } = await ended('done')
  expect(asked).toEqual(['Paris', 'Vienna', 'Vienna', 'Killarney'])
  expect([report?.placesAdded, report?.failedCities, startedAt]).toEqual([3, [], running.startedAt])
})

/** Of two cities it had the first, and had asked for the second, when its server ended. */
async function aGuideEndedInACity() {
  const gate = Promise.withResolvers<void>()
  const mood: Mood = {}
  const guide = await aGuide(['vienna', 'paris'], mood)
  mood.answer = (town) => {
    if (town === 'Paris') mood.hold = gate.promise
    return undefined
  }
  const stop = await guide.keep()
  await guide.call('POST', path)
  await expect.poll(() => guide.asked).toEqual(['Paris', 'Vienna'])
  await stop()
  mood.hold = undefined
  gate.resolve()
  return guide
}

test('a server that ends in the middle of a city leaves all to the next, and nothing counts twice', async () => {
  const { db, keep, ended, asked } = await aGuideEndedInACity()
  await keep()
  const { report, cities } = await ended('done')
  expect([asked.filter((town) => town === 'Paris'), cities.came]).toEqual([['Paris'], 2])
  expect(report).toMatchObject({ cities: 2, placesAdded: 2, addresses: { enriched: 2, notFound: 0 } })
  expect(await db.$count(places)).toBe(2)
})

test('a guide that was put back from a back-up, which has no jobs, goes on where it was', async () => {
  const { db, call, keep, ended, status } = await aGuideEndedInACity()
  await db.delete(jobs)
  await keep()
  expect(await status()).toMatchObject({ state: 'stopped', error: 'It did not come to its end' })
  await call('POST', path)
  const { report } = await ended('done')
  expect(report).toMatchObject({ cities: 2, placesAdded: 2, failedCities: [] })
})

test('two servers with one database do it once', async () => {
  const { db, call, keep, ended, asked } = await aGuide(['vienna', 'paris', 'killarney'])
  await keep(false)
  await keep(false)
  await Promise.all([call('POST', path), call('POST', path)])
  const { report } = await ended('done')
  expect([asked, report?.placesAdded]).toEqual([['Paris', 'Vienna', 'Killarney'], 3])
  expect(await db.$count(importRuns)).toBe(3)
})

test('FILL_GUIDE=yes begins it at the first start, on one of several servers; what somebody stopped stays so', async () => {
  const { db, call, status, settings } = await aGuide(['vienna'])
  const start = (FILL_GUIDE: 'yes' | 'no') => fillAtStart({ db, log, settings: { ...settings, FILL_GUIDE } })
  await start('no')
  expect((await status()).state).toBe('never')
  await Promise.all([start('yes'), start('yes')])
  expect((await status()).state).toBe('running')
  expect(await db.$count(jobs, sql`kind = 'fill-guide'`)).toBe(1)
  await call('POST', `${path}/stop`)
  await start('yes')
  expect((await status()).state).toBe('stopped')
})

test('a router that is away holds up neither addresses nor photos, and the ways come when it is back', async () => {
  const guide = await aGuide(['vienna'])
  const { db, call, keep, ended, osrm, commons } = guide
  const away = new Date(Date.now() + 3_600_000)
  await db.insert(serviceStates).values({ service: 'osrm', pausedUntil: away, pauseReason: 'is away' })
  await keep()
  await call('POST', path)
  const waiting = await ended('waiting')
  expect(waiting).toMatchObject({ step: 'roads', stepsDone: ['places', 'addresses', 'photos'] })
  expect(waiting.again?.reason).toMatch(/^OSRM is left alone until .*: it is away\.$/)
  expect([osrm.requests.length, commons.requests.length]).toEqual([0, 3])
  await db.delete(serviceStates)
  await call('POST', path)
  expect((await ended('done')).report).toMatchObject({ roads: 1, photos: 1 })
})

test('places that wait already are in the estimate, and photos are not where they are switched off', async () => {
  const { db, call } = await aGuide(['vienna'])
  await seedPlaces(db)
  const { body } = await call('GET', `${path}/estimate`)
  expect(body).toMatchObject({ cities: 1, places: { from: 100, to: 600 } })
  expect(body.steps.map(({ step }: { step: string }) => step)).toEqual([
    ...['places', 'roads', 'addresses', 'photos'],
  ])
  expect(body.steps[2].requests.from).toBe(5)
  await call('POST', '/api/configs', { key: 'FIND_PHOTOS', value: 'off' })
  expect((await call('GET', `${path}/estimate`)).body.steps).toHaveLength(3)
})

/** Three that are asked for by their positions. */
async function seedPlaces(db: Database) {
  for (const lat of [48.1, 48.2, 48.3]) await aPlace(db, { placeId: null, lat })
}
