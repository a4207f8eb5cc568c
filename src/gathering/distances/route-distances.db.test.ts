import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { answering } from '../../../tests/services/answering.ts'
import { localAsk } from '../../../tests/services/local-ask.ts'
import { osrmServer } from '../../../tests/services/osrm-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import type { JobProgress } from '../../office/jobs/job.ts'
import type { Database } from '../../platform/database.ts'
import { osrmRoutes, osrmService } from '../providers/osrm/osrm.provider.ts'
import type { DistanceScope } from './distance.queries.ts'
import { placeDistances } from './place-distance.table.ts'
import { routeDistances, routeDistancesKind } from './route-distances.task.ts'

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

test('a second run asks only for what nobody could tell', async () => {
  const { db } = await viennaWith(10, 20, 30)
  const { url, requests } = await osrmServer({ isSea: isAt(30) })
  await run(db, url)
  expect((await run(db, url)).result).toEqual({ routed: 0, withoutRoad: 0, unknown: 1 })
  expect(requests[1]?.split(';')).toHaveLength(2)
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
