import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { answering } from '../../../tests/services/answering.ts'
import { localAsk } from '../../../tests/services/local-ask.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { osrmServer } from '../../../tests/services/osrm-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { places } from '../../guide/places/place.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { JobProgress } from '../../office/jobs/job.ts'
import type { Database } from '../../platform/database/database.ts'
import { osrmRoutes, osrmService } from '../providers/osrm/osrm.provider.ts'
import { type DistanceScope, refreshDistances } from './distance.queries.ts'
import { placeDistances } from './place-distance.table.ts'
import { routeDistances, routeDistancesKind } from './route-distances.task.ts'
import { routeDistancesSoon } from './route-soon.queries.ts'

const vienna = { name: 'Vienna', lat: 48.2082, lng: 16.3738 }
const northOf = (km: number) => ({ lat: vienna.lat + km / 111.195, lng: vienna.lng })
const isAt = (km: number) => (point: { lat: number }) => Math.abs(point.lat - northOf(km).lat) < 0.0001

async function viennaWith(...kilometres: number[]) {
  const db = await testDatabase()
  const city = await aCity(db, vienna)
  const around = []
  for (const km of kilometres) around.push(await aPlace(db, { name: `${km} km`, ...northOf(km) }))
  return { db, city, around }
}

const routesBy = (db: Database, url: string) => osrmRoutes(url, localAsk(db, osrmService(url)).ask)

async function run(db: Database, url: string, scope?: DistanceScope, signal = new AbortController().signal) {
  const reports: JobProgress[] = []
  const parts = {
    db,
    findRoutes: routesBy(db, url),
    signal,
    report: (progress: JobProgress) => reports.push(progress),
  }
  const result = await routeDistances({ ...parts, ...(scope && { scope }) })
  return { result, reports, last: reports.at(-1) }
}

const known = async (db: Database) =>
  (await db.select().from(placeDistances).orderBy(asc(placeDistances.id))).map(
    ({ distanceKm, drivingTimeMinutes, routedAt }) => [distanceKm, drivingTimeMinutes, routedAt !== null],
  )

test('known ways, ways without a road and unknown ones are kept apart', async () => {
  const { db, city } = await viennaWith(10, 20, 30)
  const { url } = await osrmServer({ isIsland: isAt(20), isSea: isAt(30) })
  const { result, last } = await run(db, url)
  expect(result).toEqual({ routed: 1, withoutRoad: 1, unknown: 1 })
  expect(await known(db)).toEqual([
    [expect.closeTo(10, 1), 10, true],
    [null, null, true],
    [null, null, false],
  ])
  expect(last).toEqual({
    done: 3,
    total: 3,
    items: [
      {
        id: city.id,
        name: 'Vienna',
        state: 'done',
        detail: '1 routed, 1 without a road, 1 too far from any road',
      },
    ],
  })
})

test('what nobody could tell is not asked for again at once, but after 90 days or where the place is then', async () => {
  const { db, around } = await viennaWith(10, 20, 30)
  const { url, requests } = await osrmServer({ isSea: isAt(30) })
  await run(db, url)
  const nothing = { routed: 0, withoutRoad: 0, unknown: 0 }
  expect((await run(db, url)).result).toEqual(nothing)
  expect(requests).toHaveLength(1)
  await db.update(placeDistances).set({ unknownAt: new Date(Date.now() - 91 * 86_400_000) })
  expect((await run(db, url)).result).toEqual({ ...nothing, unknown: 1 })
  expect(requests[1]?.split(';')).toHaveLength(2)
  const placeId = around[2]?.id ?? 0
  await db.update(places).set(northOf(31)).where(eq(places.id, placeId))
  await db.transaction((tx) => refreshDistances(tx, { placeIds: [placeId] }))
  expect((await run(db, url)).result).toEqual({ ...nothing, routed: 1 })
})

test('without a router nothing fails: one job waits and takes along what comes, the dashboard counts it, and it is done when the router is there', async () => {
  const { db, around } = await viennaWith(10, 20)
  let isAway = true
  const router = await osrmServer()
  const { url } = await localService(async (address) => {
    if (isAway) return { status: 502, body: '' }
    return { body: await (await fetch(router.url + address.pathname + address.search)).text() }
  })
  await keepTestJobs(db, [routeDistancesKind(routesBy(db, url))])
  const { call } = await testEditor(db)
  const soon = (id = 0) => db.transaction((tx) => routeDistancesSoon(tx, { placeIds: [id] }, null))
  const jobsNow = () => db.select({ state: jobs.state, tries: jobs.tries, input: jobs.input }).from(jobs)
  await soon(around[0]?.id)
  await expect
    .poll(jobsNow)
    .toEqual([{ state: 'waiting', tries: 1, input: { cityIds: [], placeIds: [around[0]?.id] } }])
  await soon(around[1]?.id)
  expect(await jobsNow()).toMatchObject([{ input: { placeIds: around.map(({ id }) => id) } }])
  expect((await call('GET', '/api/admin/dashboard')).body.putOff).toEqual([
    { kind: 'route-distances', left: 1, at: expect.any(String), reason: 'OSRM has a fault (502).' },
  ])
  isAway = false
  await db.update(jobs).set({ notBefore: new Date(0) })
  await expect.poll(jobsNow).toMatchObject([{ state: 'done' }])
  expect(await known(db)).toMatchObject([
    [expect.any(Number), 10, true],
    [expect.any(Number), 20, true],
  ])
  expect((await call('GET', '/api/admin/dashboard')).body.putOff).toEqual([])
})

test('ninety ways go into a request, and many cities each get their own', async () => {
  const { db } = await viennaWith(...Array.from({ length: 91 }, (_, index) => 1 + index / 2))
  await aCity(db, { name: 'Brno', ...northOf(20) })
  const { url, requests } = await osrmServer()
  const { result, reports } = await run(db, url)
  expect(result).toEqual({ routed: 182, withoutRoad: 0, unknown: 0 })
  expect(requests).toHaveLength(4)
  expect(reports.map(({ done }) => done).filter((done, index, all) => done !== all[index - 1])).toEqual([
    0, 90, 91, 181, 182,
  ])
}, 60_000)

test('a run that ends in the middle keeps what came, and the next one goes on from there', async () => {
  const { db } = await viennaWith(10)
  const other = await aCity(db, { name: 'Brno', ...northOf(40) })
  const { url, requests } = await osrmServer()
  const stopping = new AbortController()
  const report = ({ done }: JobProgress) => done > 0 && stopping.abort(new Error('The process stops'))
  const parts = { db, findRoutes: routesBy(db, url), signal: stopping.signal, report }
  await expect(routeDistances(parts)).rejects.toThrow('The process stops')
  expect(await known(db)).toEqual([
    [expect.closeTo(10, 1), 10, true],
    [null, null, false],
  ])
  expect((await run(db, url)).last?.items).toMatchObject([{ id: other.id, detail: '1 routed' }])
  expect(requests).toHaveLength(2)
})

test('a question that is refused fails its city, and the others are asked for', async () => {
  const { db } = await viennaWith(10)
  await aCity(db, { name: 'Brno', ...northOf(40) })
  const { url } = await answering(
    { status: 400, body: '{"code":"InvalidQuery","message":""}' },
    {
      body: JSON.stringify({
        code: 'Ok',
        distances: [[42_000]],
        durations: [[1800]],
        sources: [{ distance: 1 }],
        destinations: [{ distance: 1 }],
      }),
    },
  )
  const { result, last } = await run(db, url)
  expect(result).toEqual({ routed: 1, withoutRoad: 0, unknown: 0 })
  expect(last?.items.map(({ state }) => state)).toEqual(['failed', 'done'])
})

const hasPlaceAt = (km: number, path: string) => path.includes(northOf(km).lat.toFixed(5))

test('a pair at which the router always fails ends some rounds, ever fewer being asked for, and then no later one', async () => {
  const { db } = await viennaWith(10, 20, 30, 40)
  const router = await osrmServer()
  const { url } = await localService(async (address) => {
    if (hasPlaceAt(20, address.pathname)) return { status: 500, body: '' }
    return { body: await (await fetch(router.url + address.pathname + address.search)).text() }
  })
  let rounds = 0
  while (!(await run(db, url).catch(() => undefined))) {
    expect(rounds++).toBeLessThan(8)
    await db.execute(sql`update service_states set paused_until = null`)
  }
  expect((await known(db)).map(([, , isRouted]) => isRouted)).toEqual([true, false, true, true])
  expect((await run(db, url)).result).toEqual({ routed: 0, withoutRoad: 0, unknown: 0 })
  await db.execute(sql`update place_distances set unknown_at = unknown_at - interval '25 hours'`)
  await expect(run(db, url)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a pair that the router refuses is left out for a day, and the others of its city are asked for', async () => {
  const { db } = await viennaWith(...Array.from({ length: 12 }, (_, index) => index + 1))
  const router = await osrmServer()
  const { url, requests } = await localService(async (address) => {
    if (hasPlaceAt(7, address.pathname)) return { status: 400, body: '{"code":"InvalidValue"}' }
    return { body: await (await fetch(router.url + address.pathname + address.search)).text() }
  })
  const { result, last } = await run(db, url)
  expect(result).toEqual({ routed: 11, withoutRoad: 0, unknown: 0 })
  expect(last).toMatchObject({ done: 12, total: 12, items: [{ state: 'done' }] })
  expect(requests.length).toBeLessThan(10)
  expect((await run(db, url)).result).toEqual({ routed: 0, withoutRoad: 0, unknown: 0 })
})

test('a router that refuses everything is soon asked no more, and no way counts as one that nobody knows', async () => {
  const { db } = await viennaWith(...Array.from({ length: 12 }, (_, index) => index + 1))
  await aCity(db, { name: 'Brno', ...northOf(20) })
  const { url, requests } = await localService(() => ({ status: 404, body: '' }))
  const { last } = await run(db, url)
  expect(last?.items.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(requests.length).toBeLessThan(15)
  expect(await db.$count(placeDistances, isNotNull(placeDistances.unknownAt))).toBe(0)
})

test('a server that is down ends the run with what came before intact', async () => {
  const { db } = await viennaWith(10)
  const { url } = await answering({ status: 502, headers: { 'Content-Type': 'text/html' }, body: '<html>' })
  await expect(run(db, url)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await known(db)).toEqual([[null, null, false]])
})

test('an admin has the ways to a city asked for, and visitors read them', async () => {
  const { db, city, around } = await viennaWith(10, 20)
  const { url } = await osrmServer({ isIsland: isAt(20) })
  await keepTestJobs(db, [routeDistancesKind(routesBy(db, url))])
  const { call, publicJson } = await testEditor(db)
  expect(await call('POST', '/api/admin/route-distances', { cityIds: [city.id] })).toEqual({
    status: 200,
    body: { routed: 1, withoutRoad: 1, unknown: 0 },
  })
  expect(await publicJson(`/api/cities/${city.slug}/places`)).toMatchObject([
    { name: '10 km', distanceKm: expect.closeTo(10, 1), drivingTimeMinutes: 10 },
    { name: '20 km', distanceKm: null, drivingTimeMinutes: null },
  ])
  expect(await publicJson(`/api/places/${around[0]?.slug}`)).toMatchObject({
    nearCities: [{ drivingTimeMinutes: 10, hasNoRoad: false }],
  })
  expect(await publicJson(`/api/places/${around[1]?.slug}`)).toMatchObject({
    nearCities: [{ distanceKm: null, drivingTimeMinutes: null, hasNoRoad: true }],
  })
  expect(await publicJson('/api/places/by-fun-type/playground')).toMatchObject([
    { distances: [{ cityName: 'Vienna', drivingTimeMinutes: 10 }] },
    { distances: [{ cityName: 'Vienna', drivingTimeMinutes: null }] },
  ])
}, 60_000)

test('a malformed scope is refused, with the field named', async () => {
  const { call } = await testEditor(await testDatabase())
  for (const body of [{ cityIds: ['1'] }, { placeIds: [0] }, { placeIds: 7 }, { all: false }, {}, []]) {
    const { status, body: problem } = await call('POST', '/api/admin/route-distances', body)
    expect(status).toBe(400)
    expect(problem.issues).not.toHaveLength(0)
  }
})
