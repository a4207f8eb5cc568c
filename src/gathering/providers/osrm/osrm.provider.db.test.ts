import { expect, test } from 'vitest'
import { answering } from '../../../../tests/services/answering.ts'
import { localAsk } from '../../../../tests/services/local-ask.ts'
import { osrmServer } from '../../../../tests/services/osrm-server.ts'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { kilometresBetween } from '../../../guide/how-far/distance.ts'
import { serviceStates } from '../../../outgoing/service-state.table.ts'
import { osrmRoutes, osrmService } from './osrm.provider.ts'

const vienna = { lat: 48.2082, lng: 16.3738 }
const eastOf = (steps: number) => ({ lat: 48.2082, lng: 16.3738 + steps / 100 })
const destinations = (count: number) => Array.from({ length: count }, (_, index) => eastOf(index + 1))

async function clientOf(url: string) {
  const db = await testDatabase()
  const { ask, waitsMs } = localAsk(db, osrmService(url))
  return { db, findRoutes: osrmRoutes(url, ask), waitsMs }
}

test('one request asks for ninety ways, and says who asks', async () => {
  const { url, requests, lastHeaders } = await osrmServer()
  const { findRoutes } = await clientOf(`${url}/`)
  const routes = await findRoutes(vienna, destinations(90))
  expect(routes).toHaveLength(90)
  expect(routes[89]).toEqual({
    distanceKm: expect.closeTo(kilometresBetween(vienna, eastOf(90)), 2),
    drivingTimeMinutes: Math.ceil(kilometresBetween(vienna, eastOf(90))),
  })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatch(/^\/table\/v1\/driving\/16\.37380,48\.20820;16\.38380,48\.20820;/)
  expect(lastHeaders()['user-agent']).toMatch(/^Family.*https:\/\/guide\.example/)
})

test('a point that fails the whole request is left out, and the others are asked for again', async () => {
  const offRoad = recordedAnswer('osrm', 'error-no-segment-400')
  const { url } = await answering(offRoad, recordedAnswer('osrm', 'ok-no-hints'))
  const { findRoutes } = await clientOf(url)
  expect(await findRoutes(vienna, destinations(3))).toEqual([
    { distanceKm: 2.96, drivingTimeMinutes: 7 },
    'unknown',
    { distanceKm: 2.032, drivingTimeMinutes: 4 },
  ])
})

test('when every point is off the road, nothing is known, and the asking ends', async () => {
  const noSegment = (index: number) => ({
    status: 400,
    body: JSON.stringify({ code: 'NoSegment', message: `for coordinate ${index}` }),
  })
  const places = await answering(noSegment(1))
  expect(await (await clientOf(places.url)).findRoutes(vienna, destinations(3))).toEqual(
    Array(3).fill('unknown'),
  )
  expect(places.requests).toHaveLength(3)
  const city = await answering(noSegment(0))
  expect(await (await clientOf(city.url)).findRoutes(vienna, destinations(3))).toEqual(
    Array(3).fill('unknown'),
  )
  expect(city.requests).toHaveLength(1)
  const neither = await answering(noSegment(9))
  await expect((await clientOf(neither.url)).findRoutes(vienna, destinations(3))).rejects.toMatchObject({
    kind: 'unreadable',
  })
})

type Outcome = 'routes' | 'refused' | 'unreadable' | 'unavailable'

// How many destinations are asked for, and what comes of it.
const recorded: Record<string, [number, Outcome]> = {
  'ok-one-to-many': [3, 'routes'],
  'ok-no-hints': [2, 'routes'],
  'ok-unreachable-null': [3, 'routes'],
  'ok-far-snap': [2, 'routes'],
  'ok-fallback-speed': [3, 'routes'],
  'ok-lat-lon-swapped': [1, 'unreadable'],
  'ok-one-to-150': [90, 'unreadable'],
  'ok-default-annotations': [2, 'unreadable'],
  'ok-skip-waypoints': [2, 'unreadable'],
  'ok-other-profile-word': [1, 'unreadable'],
  nearest: [1, 'unreadable'],
  'error-bad-annotations-400': [1, 'refused'],
  'error-index-out-of-range-400': [1, 'refused'],
  'error-invalid-options-400': [1, 'refused'],
  'error-invalid-query-400': [1, 'refused'],
  'error-invalid-service-400': [1, 'refused'],
  'error-invalid-url-400': [1, 'refused'],
  'error-invalid-version-400': [1, 'refused'],
  'error-one-coordinate-400': [1, 'refused'],
  'error-too-big-400': [1, 'refused'],
  'route-no-route-400': [1, 'refused'],
}

for (const [fixture, [count, outcome]] of Object.entries(recorded)) {
  test(`the recorded answer ${fixture} comes out as: ${outcome}`, async () => {
    const { url, requests } = await answering(recordedAnswer('osrm', fixture))
    const { findRoutes } = await clientOf(url)
    const answer = findRoutes(vienna, destinations(count))
    if (outcome === 'routes') expect(await answer).toHaveLength(count)
    else await expect(answer).rejects.toMatchObject({ kind: outcome })
    expect(requests, 'a question that is wrong stays wrong').toHaveLength(1)
  })
}

test('a busy server is asked three times more, ever later', async () => {
  const { url, requests } = await answering({ status: 429, body: '{"message":"Too Many Requests"}' })
  const { findRoutes, waitsMs } = await clientOf(url)
  await expect(findRoutes(vienna, destinations(1))).rejects.toMatchObject({ kind: 'unavailable' })
  expect(requests).toHaveLength(4)
  expect(Math.max(...waitsMs)).toBeGreaterThan(15_000)
})

test('a fault of the way there passes', async () => {
  const html = '<html><head><title>504 Gateway Time-out</title></head></html>'
  const fault = { status: 504, headers: { 'Content-Type': 'text/html' }, body: html }
  const { url } = await answering(fault, recordedAnswer('osrm', 'ok-no-hints'))
  const { findRoutes } = await clientOf(url)
  expect(await findRoutes(vienna, destinations(2))).toHaveLength(2)
})

test('requests start a second apart', async () => {
  const { url } = await osrmServer()
  const { findRoutes, db, waitsMs } = await clientOf(url)
  const startedAt = Date.now()
  for (let i = 0; i < 3; i++) await findRoutes(vienna, destinations(1))
  const [state] = await db.select().from(serviceStates)
  // The waits take no time: the moment came nearer by as much.
  const waitedMs = waitsMs.reduce((sum, ms) => sum + ms, 0)
  expect(Number(state?.freeAt) + waitedMs).toBeGreaterThanOrEqual(startedAt + 3000)
})
