import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { answering } from '../../../tests/services/answering.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { osrmServer } from '../../../tests/services/osrm-server.ts'
import { transitServer } from '../../../tests/services/transit-server.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { nearbyThings } from '../nearby/nearby.table.ts'
import type { NearbyKind, NearbyType } from '../nearby/nearby-kinds.ts'
import { places } from '../places/place.table.ts'
import { breaksStatement, stopsStatement } from './ways.queries.ts'

const karlsplatz = { lat: 48.20012, lng: 16.36994 }

async function guide(settings: Partial<Settings> = {}) {
  const db = await testDatabase()
  const { api } = testApi(db, undefined, { settings })
  const post = async (path: string, body: unknown) =>
    api.request(`/api/ways${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const ways = async (place: string, from: unknown = karlsplatz) => post('', { place, from })
  return { db, post, ways }
}

type Around = Partial<Record<NearbyKind, [NearbyType, number, number]>>

/** A place with what lies around it. */
async function aPlaceWith(db: Database, fields: Parameters<typeof aPlace>[1], around: Around = {}) {
  const place = await aPlace(db, fields)
  for (const [kind, [type, lat, lng]] of Object.entries(around))
    await db.insert(nearbyThings).values({
      ...{ placeId: place.id, kind: kind as NearbyKind, type, name: `${type} of ${place.name}` },
      ...{ metres: 120, isInside: false, lat, lng, osmId: `node/${place.id}` },
    })
  return place
}

const schoenbrunn = { slug: 'zoo', name: 'Zoo', lat: 48.182, lng: 16.302, funTypes: ['zoo'] }
const familypark = { slug: 'park', name: 'Familypark', lat: 47.795, lng: 16.64, funTypes: ['theme_park'] }

test('without a router the drive is an estimate, and the public router hears of nobody', async () => {
  const { db, ways } = await guide()
  await aPlaceWith(db, schoenbrunn, { stop: ['metro', 48.186, 16.3] })
  await aPlaceWith(db, { name: 'Resselpark', lat: 48.199, lng: 16.369 }, { stop: ['tram', 48.2007, 16.3725] })
  const answer = await ways('zoo')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    ...{ km: 5.4, footMinutes: null, bicycleMinutes: 36, drive: { kind: 'estimate', minutes: 15 } },
    ...{ isRouterSilent: false, zoneHere: 'Europe/Vienna', hasTimetable: false, breaks: null },
    stopThere: { name: 'metro of Zoo', type: 'metro', metres: 120 },
    stopHere: { name: 'tram of Resselpark', type: 'tram', metres: 200 },
  })
  const { rows } = await db.execute(sql`select from service_states`)
  expect(rows).toEqual([])
})

test('a router of the owner is told to some hundred metres where a family stays, and what it says counts', async () => {
  const { url, requests } = await osrmServer()
  const { db, ways } = await guide({ OSRM_URL: `${url}/` })
  await aPlace(db, schoenbrunn)
  expect(await (await ways('zoo')).json()).toMatchObject({ drive: { kind: 'route', minutes: 6, km: 5.4 } })
  expect(requests).toEqual([
    '/route/v1/driving/16.37000,48.20000;16.30200,48.18200?overview=simplified&geometries=geojson&steps=true&generate_hints=false',
  ])
})

test('where the router says that no road leads there, nothing is estimated', async () => {
  const { url } = await osrmServer({ isIsland: () => true })
  const { db, ways } = await guide({ OSRM_URL: url })
  await aPlace(db, familypark)
  expect(await (await ways('park')).json()).toMatchObject({ drive: { kind: 'no road' }, breaks: null })
})

test('a router that fails leaves the estimate, which is said', async () => {
  const { url, requests } = await answering({ status: 500 })
  const { db, ways } = await guide({ OSRM_URL: url })
  await aPlace(db, schoenbrunn)
  const answer = await (await ways('zoo')).json()
  expect(answer).toMatchObject({ drive: { kind: 'estimate', minutes: 15 }, isRouterSilent: true })
  expect(requests).toHaveLength(1)
})

test('on a drive of more than forty minutes places with toilets, playgrounds and food are named, along the road', async () => {
  const { url } = await osrmServer()
  const { db, ways } = await guide({ OSRM_URL: url })
  await aPlaceWith(db, familypark, { toilets: ['toilets', 47.795, 16.64] })
  // On the way, after some half of it.
  await aPlaceWith(
    db,
    { slug: 'half', name: 'Halfway Park', lat: 47.995, lng: 16.51, funTypes: ['playground'] },
    { toilets: ['toilets', 47.99, 16.5], stop: ['bus', 47.99, 16.5] },
  )
  await aPlaceWith(db, { slug: 'museum', lat: 47.996, lng: 16.505, funTypes: ['museum'] })
  await aPlaceWith(db, { slug: 'off', lat: 47.995, lng: 16.6 }, { toilets: ['toilets', 48, 16.7] })
  await aPlaceWith(db, { slug: 'gone', lat: 47.995, lng: 16.505, isActive: false })
  const { drive, breaks } = await (await ways('park')).json()
  expect(drive).toMatchObject({ kind: 'route', minutes: 50 })
  expect(breaks).toMatchObject({
    along: 'road',
    places: [{ slug: 'half', name: 'Halfway Park', kinds: ['toilets', 'playground'] }],
  })
  expect(breaks.places[0].share).toBeCloseTo(0.5, 1)
})

test('no break is where one has to pay at a gate first', async () => {
  const { url } = await osrmServer()
  const { db, ways } = await guide({ OSRM_URL: url })
  await aPlace(db, familypark)
  const halfway = { name: 'Halfway', lat: 47.995, lng: 16.51, funTypes: ['zoo'] }
  const around: Around = { toilets: ['toilets', 47.995, 16.51], eat: ['cafe', 47.995, 16.51] }
  const paid = await aPlaceWith(db, { ...halfway, slug: 'paid', price: 'paid' }, around)
  await db.update(nearbyThings).set({ isInside: true }).where(eq(nearbyThings.placeId, paid.id))
  expect(await (await ways('park')).json()).toMatchObject({ breaks: { places: [] } })
  await db.update(nearbyThings).set({ isInside: false }).where(eq(nearbyThings.kind, 'eat'))
  expect(await (await ways('park')).json()).toMatchObject({
    breaks: { places: [{ slug: 'paid', kinds: ['eat'] }] },
  })
  await db.update(places).set({ price: 'free' }).where(eq(places.id, paid.id))
  expect(await (await ways('park')).json()).toMatchObject({
    breaks: { places: [{ kinds: ['toilets', 'eat'] }] },
  })
})

test('no break is behind the gate of a zoo or the like of which nobody says that it is free', async () => {
  const { url } = await osrmServer()
  const { db, ways } = await guide({ OSRM_URL: url })
  await aPlace(db, familypark)
  const halfway = { name: 'Halfway', lat: 47.995, lng: 16.51, funTypes: ['zoo', 'playground'] }
  const zoo = await aPlaceWith(db, halfway, { toilets: ['toilets', 47.995, 16.51] })
  await db.update(nearbyThings).set({ isInside: true }).where(eq(nearbyThings.placeId, zoo.id))
  expect(await (await ways('park')).json()).toMatchObject({ breaks: { places: [] } })
  await db.update(places).set({ price: 'free' }).where(eq(places.id, zoo.id))
  expect(await (await ways('park')).json()).toMatchObject({
    breaks: { places: [{ kinds: ['toilets', 'playground'] }] },
  })
})

test('without a router breaks are looked for along the straight line, and that is said', async () => {
  const { db, ways } = await guide()
  await aPlace(db, familypark)
  expect(await (await ways('park')).json()).toMatchObject({ breaks: { along: 'straight line', places: [] } })
})

test('connections are asked of the timetable that is set, on the day that is asked for', async () => {
  const { url, requests } = await transitServer()
  const { db, post } = await guide({ TRANSIT_URL: url })
  await aPlace(db, schoenbrunn)
  const asked = { place: 'zoo', from: karlsplatz }
  expect(await (await post('', asked)).json()).toMatchObject({ hasTimetable: true })
  const answer = await (await post('/connections', { ...asked, day: '2999-07-01' })).json()
  expect(requests).toEqual([
    '/api/v5/plan?fromPlace=48.20000%2C16.37000&toPlace=48.18200%2C16.30200&time=2999-07-01T07%3A00%3A00.000Z&numItineraries=3&detailedTransfers=false',
  ])
  expect(answer).toMatchObject({
    ...{ from: '2999-07-01T07:00:00.000Z', zoneHere: 'Europe/Vienna', zoneThere: 'Europe/Vienna' },
    connections: [
      { departure: '2026-11-27T08:04:00Z', arrival: '2026-11-27T08:31:00Z', minutes: 27, changes: 0 },
      { minutes: 33, changes: 1 },
    ],
  })
})

test('a timetable that does not answer is said, and one that is not set is not there', async () => {
  const failing = await answering({ status: 500 })
  const { db, post } = await guide({ TRANSIT_URL: failing.url })
  await aPlace(db, schoenbrunn)
  const asked = { place: 'zoo', from: karlsplatz }
  expect((await post('/connections', asked)).status).toBe(504)
  const without = await guide()
  await aPlace(without.db, schoenbrunn)
  expect((await without.post('/connections', asked)).status).toBe(404)
})

test('an address is looked up, kept in no table, and asked for once', async () => {
  const { url, requests } = await nominatimServer([anObject({ name: 'Hotel Sacher' })])
  const { db, post } = await guide({ NOMINATIM_URL: url })
  const found = [{ name: 'Hotel Sacher, Karlsplatz, Vienna, Austria', lat: 48.1997, lng: 16.3697 }]
  for (const text of ['Hotel  Sacher', ' hotel sacher '])
    expect(await (await post('/addresses', { text })).json()).toEqual(found)
  expect(requests).toHaveLength(1)
  expect((await db.execute(sql`select from geocode_answers`)).rows).toEqual([])
})

test('an address may ask so often in a quarter of an hour, and is told when again', async () => {
  const { url } = await nominatimServer([])
  const { post } = await guide({ NOMINATIM_URL: url })
  const ask = () => post('/addresses', { text: 'Nowhere' })
  for (let tries = 0; tries < 30; tries++) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('an unknown or inactive place is 404, and what is no position is 400', async () => {
  const { db, ways, post } = await guide()
  await aPlace(db, { ...schoenbrunn, isActive: false })
  expect((await ways('zoo')).status).toBe(404)
  expect((await ways('no-such')).status).toBe(404)
  for (const from of [{}, { lat: 91, lng: 0 }, { lat: '48', lng: 16 }, null])
    expect((await ways('zoo', from)).status).toBe(400)
  expect((await post('/addresses', { text: '  a ' })).status).toBe(400)
})

test('among two thousand places stops and breaks are asked of the forty nearest by the index of positions', async () => {
  const { db } = await guide()
  const place = await aPlace(db, familypark)
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active)
    select 'P' || n, 'p-' || n, 48 + (n % 50) / 100.0, 16 + n / 2000.0, true from generate_series(1, 2000) n`)
  await db.execute(sql`analyze places`)
  const stops = await planOf(db, stopsStatement(karlsplatz, place.id))
  expect(rowsOf(stops, 'places_around')).toBeLessThanOrEqual(40)
  const breaks = await planOf(db, breaksStatement([karlsplatz, familypark], place.id))
  expect(rowsOf(breaks, 'places_around')).toBe(480)
  for (const plan of [stops, breaks]) {
    expect(plan).toContain('Index Scan using places_around')
    expect(plan).not.toContain('Seq Scan on places')
  }
})
