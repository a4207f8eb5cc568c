import { asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { localAsk } from '../../../tests/services/local-ask.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { anObject, nominatimServer } from '../../../tests/services/nominatim-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import {
  nominatimGeocoder,
  nominatimService,
  siteGeocoder,
} from '../../gathering/providers/nominatim/nominatim.provider.ts'
import { keepGeocodeAnswers } from '../../guide/geocoding/geocode-answer.queries.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { serviceStates } from '../../outgoing/service-state.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { deletePlace } from '../places/place-changes.queries.ts'
import { enrichAddresses, enrichAddressesKind } from './enrich-addresses.task.ts'

const path = '/api/admin/places/enrich-addresses'

const geocoderOf = (db: Database, url: string) =>
  nominatimGeocoder(url, localAsk(db, nominatimService(url)).ask)

async function someParks(db: Database, count: number) {
  const ids: number[] = []
  for (let id = 1; id <= count; id++)
    ids.push((await aPlace(db, { placeId: `node/${id}`, name: `Park ${id}` })).id)
  return ids
}

const objects = (count: number) =>
  Array.from({ length: count }, (_, index) => anObject({ osm_type: 'node', osm_id: index + 1 }))

const streets = async (db: Database) =>
  (await db.select({ street: places.addrStreet }).from(places).orderBy(asc(places.id))).map(
    ({ street }) => street,
  )

test('fifty places go into a request; who needs nothing is left out', async () => {
  const db = await testDatabase()
  const { url, requests } = await nominatimServer(objects(60))
  const ids = await someParks(db, 51)
  const whole = await aPlace(db, { addrStreet: 'A', addrPostcode: '1', addrCity: 'B' })
  const handMade = await aPlace(db, { name: 'Our own swing' })
  const unknown = await aPlace(db, { name: 'Far away', lat: 48.5 })
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call, userId } = await testEditor(db)
  const placeIds = [...ids, whole.id, handMade.id, unknown.id]
  expect(await call('POST', path, { placeIds })).toEqual({
    status: 200,
    body: { enriched: 52, unchanged: 1, notFound: 1 },
  })
  expect(requests.map((path) => path.split('?')[0])).toEqual(['/lookup', '/lookup', '/reverse', '/reverse'])
  expect(await streets(db)).toEqual([...Array(51).fill('Karlsplatz'), 'A', 'Karlsplatz', null])
  const noted = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(noted).toHaveLength(52)
  expect(noted[0]).toMatchObject({ userId, after: { addrStreet: 'Karlsplatz' } })
}, 60_000)

test('a place that is deleted or moved while others are asked for gets nothing, and keeps nothing from them', async () => {
  const db = await testDatabase()
  const { url } = await nominatimServer(objects(3))
  const placeIds = await someParks(db, 3)
  const geocoder = geocoderOf(db, url)
  const { userId } = await testEditor(db)
  const lookUp: typeof geocoder.lookUp = async (...asked) => {
    await deletePlace(db, { id: placeIds[0] ?? 0, userId })
    await db
      .update(places)
      .set({ lat: 48.5 })
      .where(eq(places.id, placeIds[1] ?? 0))
    return geocoder.lookUp(...asked)
  }
  const parts = { db, geocoder: { ...geocoder, lookUp }, chosen: { placeIds }, userId, log, report: () => {} }
  const sum = await enrichAddresses({ ...parts, signal: new AbortController().signal })
  expect(sum).toEqual({ enriched: 1, unchanged: 2, notFound: 0 })
  expect(await streets(db)).toEqual([null, 'Karlsplatz'])
})

test('a place that got its address or was deleted before its turn is not asked for', async () => {
  const db = await testDatabase()
  const { url, requests } = await nominatimServer(objects(51))
  const placeIds = await someParks(db, 51)
  const [filledIn, deleted] = [await aPlace(db, { name: 'Swing' }), await aPlace(db, { name: 'Slide' })]
  const geocoder = geocoderOf(db, url)
  const { userId } = await testEditor(db)
  const lookUp: typeof geocoder.lookUp = async (...asked) => {
    for (const id of [placeIds[50] ?? 0, deleted.id]) await deletePlace(db, { id, userId })
    await db
      .update(places)
      .set({ addrStreet: 'A', addrPostcode: '1', addrCity: 'B' })
      .where(eq(places.id, filledIn.id))
    return geocoder.lookUp(...asked)
  }
  const chosen = { placeIds: [...placeIds, filledIn.id, deleted.id] }
  const parts = { db, geocoder: { ...geocoder, lookUp }, chosen, userId, log, report: () => {} }
  const sum = await enrichAddresses({ ...parts, signal: new AbortController().signal })
  expect(sum).toEqual({ enriched: 50, unchanged: 3, notFound: 0 })
  expect(requests).toHaveLength(1)
}, 60_000)

test('a run that ends in the middle goes on without asking again', async () => {
  const db = await testDatabase()
  const { url, requests } = await nominatimServer(objects(60))
  await someParks(db, 51)
  const chosen = { filters: { search: 'park' }, total: 51 }
  const parts = { db, geocoder: geocoderOf(db, url), chosen, userId: null, log }
  const stopping = new AbortController()
  const report = ({ done }: { done: number }) => done > 0 && stopping.abort(new Error('The process stops'))
  await expect(enrichAddresses({ ...parts, signal: stopping.signal, report })).rejects.toThrow('stops')
  expect((await streets(db)).filter(Boolean)).toHaveLength(50)
  const rest = await enrichAddresses({ ...parts, signal: new AbortController().signal, report: () => {} })
  expect(rest).toEqual({ enriched: 1, unchanged: 50, notFound: 0 })
  expect(requests).toHaveLength(2)
}, 60_000)

test('one address that an editor asks for goes before a job that waits for an answer', async () => {
  const db = await testDatabase()
  const afterwards = Promise.withResolvers<void>()
  const { url, requests } = await localService(async (address) => {
    if (requests.length === 1) await afterwards.promise
    return { body: JSON.stringify(address.pathname === '/lookup' ? objects(1) : anObject()) }
  })
  const places = [await aPlace(db, { lat: 48.1998 }), await aPlace(db, { lat: 48.1996 })]
  const { id } = await aPlace(db, { placeId: 'node/1' })
  const settings = { ...readSettings({}), NOMINATIM_URL: url }
  await keepTestJobs(db, [enrichAddressesKind(siteGeocoder({ db, log, settings }))])
  const { call } = await testEditor(db, { settings: { NOMINATIM_URL: url } })
  const job = call('POST', path, { placeIds: places.map((place) => place.id) })
  await expect.poll(() => requests.length).toBe(1)
  expect((await call('POST', `/api/admin/places/${id}/enrich-address`, {})).body.success).toBe(true)
  expect(requests.map((request) => request.split('?')[0])).toEqual(['/reverse', '/lookup'])
  afterwards.resolve()
  expect((await job).body).toEqual({ enriched: 2, unchanged: 0, notFound: 0 })
  expect(requests).toHaveLength(4)
})

test('an address that could not be asked for in an outage is asked for again by itself', async () => {
  const db = await testDatabase()
  let isAway = true
  const { url } = await localService(() =>
    isAway ? { status: 502, body: '' } : { body: JSON.stringify(objects(3)) },
  )
  const ids = await someParks(db, 3)
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call } = await testEditor(db, { settings: { NOMINATIM_URL: url } })
  expect((await call('POST', path, { placeIds: ids.slice(0, 2) })).status).toBe(504)
  // As the editor's own call finds it, for which nobody waits ten minutes.
  await db
    .update(serviceStates)
    .set({ pausedUntil: new Date(Date.now() + 600_000), pauseReason: 'has a fault' })
  expect((await call('POST', `/api/admin/places/${ids[2]}/enrich-address`, {})).status).toBe(504)
  const waiting = { state: jobs.state, input: jobs.input }
  expect(await db.select(waiting).from(jobs).where(isNotNull(jobs.notBefore))).toEqual([
    { state: 'waiting', input: { placeIds: ids } },
  ])
  expect((await call('GET', '/api/admin/jobs?isOpen=true')).body).toEqual([])
  isAway = false
  await db.update(serviceStates).set({ pausedUntil: null })
  await db
    .update(jobs)
    .set({ notBefore: new Date(0) })
    .where(isNotNull(jobs.notBefore))
  await expect.poll(() => streets(db)).toEqual(ids.map(() => 'Karlsplatz'))
})

test('places at whose question the geocoder always fails end some runs, ever fewer being asked about, and then no later one', async () => {
  const db = await testDatabase()
  const odd = ['N3', 'N9']
  const { url } = await localService(({ searchParams }) => {
    const ids = (searchParams.get('osm_ids') ?? '').split(',')
    return ids.some((id) => odd.includes(id))
      ? { status: 500, body: '' }
      : { body: JSON.stringify(objects(13)) }
  })
  const placeIds = await someParks(db, 13)
  const geocoder = geocoderOf(db, url)
  const run = async (chosen: number[]) => {
    await db.update(serviceStates).set({ pausedUntil: null })
    const { signal } = new AbortController()
    const parts = { db, geocoder, chosen: { placeIds: chosen }, userId: null, log, report: () => {}, signal }
    return enrichAddresses(parts).catch((error: unknown) => error)
  }
  const unknown = async () =>
    (await streets(db)).flatMap((street, index) => (street === null ? [`N${index + 1}`] : []))
  for (let runs = 1; (await unknown()).length > 3; runs++) {
    await run(placeIds.slice(0, 12))
    expect(runs).toBeLessThan(9)
  }
  expect(await unknown()).toEqual([...odd, 'N13'])
  // With nothing else to ask about, the service cannot be had.
  for (let runs = 0; runs < 9; runs++)
    expect(await run(placeIds.slice(0, 12))).toMatchObject({ kind: 'unavailable' })
  expect(await run(placeIds)).toEqual({ enriched: 1, unchanged: 12, notFound: 0 })
})

test.each([
  ['refuses', { status: 400, body: '' }],
  ['answers what cannot be read', { body: '[{}]' }],
])('a place about whose question the geocoder %s holds up no other', async (_, answer) => {
  const db = await testDatabase()
  const { url, requests } = await localService(({ searchParams }) => {
    const ids = (searchParams.get('osm_ids') ?? '').split(',')
    return ids.includes('N3') ? answer : { body: JSON.stringify(objects(12)) }
  })
  const placeIds = await someParks(db, 12)
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call } = await testEditor(db)
  expect((await call('POST', path, { placeIds })).body).toEqual({ enriched: 11, unchanged: 1, notFound: 0 })
  expect(requests.length).toBeLessThan(16)
})

test.each([
  [60, 404],
  [2, 404],
  [2, 403],
])(
  'a geocoder that refuses everything about %i places with %i is soon asked no more, and named',
  async (number, status) => {
    const db = await testDatabase()
    const { url, requests } = await localService(() => ({ status, body: '' }))
    const placeIds = await someParks(db, number)
    await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
    const { call } = await testEditor(db)
    const { status: answered, body } = await call('POST', path, { placeIds })
    expect([answered, body.message]).toEqual([
      502,
      expect.stringMatching(new RegExp(`^Nominatim does .*\\(${status}\\)`)),
    ])
    expect(requests.length).toBeLessThan(14)
    expect(await db.$count(jobs, isNotNull(jobs.notBefore))).toBe(0)
  },
)

test('a job of few places need not wait for the end of one of many', async () => {
  const db = await testDatabase()
  const first = Promise.withResolvers<void>()
  const { url, requests } = await localService(async () => {
    if (requests.length === 1) await first.promise
    return { body: JSON.stringify(anObject()) }
  })
  const many = [await aPlace(db, { lat: 48.1998 }), await aPlace(db, { lat: 48.1996 })]
  const few = await aPlace(db, { lat: 48.1995 })
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call } = await testEditor(db)
  const running = async () => (await call('GET', '/api/admin/jobs?kind=enrich-addresses&isOpen=true')).body
  const long = call('POST', path, { placeIds: many.map(({ id }) => id) })
  await expect.poll(() => requests.length).toBe(1)
  const short = call('POST', path, { placeIds: [few.id] })
  await expect
    .poll(async () => (await running()).map(({ state }: { state: string }) => state))
    .toEqual(['running', 'running'])
  first.resolve()
  expect([(await short).body.enriched, (await long).body.enriched]).toEqual([1, 2])
})

test('more than a thousand places by their ids, none, or an unknown filter are refused with what is wanted', async () => {
  const { call } = await testEditor(await testDatabase())
  const unknownFilter = { filters: { city: 'x' }, total: 0 }
  for (const wish of [[], Array(1001).fill(1), ['1'], undefined].map((placeIds) => ({ placeIds }))) {
    const { status, body } = await call('POST', path, wish)
    expect([status, body.message]).toEqual([400, expect.stringContaining('placeIds')])
  }
  expect((await call('POST', path, unknownFilter)).status).toBe(400)
})

test('all that match are filled in once it is known what that takes; what was answered is not asked for again', async () => {
  const db = await testDatabase()
  const { url, requests } = await nominatimServer(objects(51))
  await someParks(db, 51)
  await aPlace(db, { name: 'Swing', lat: 48.5 })
  await aPlace(db, { name: 'Whole', addrStreet: 'A', addrPostcode: '1', addrCity: 'B' })
  await aPlace(db, { name: 'Hidden', isActive: false })
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call } = await testEditor(db)
  const estimate = async () => (await call('GET', `${path}/estimate?isActive=true`)).body
  expect(await estimate()).toEqual({ places: 53, asked: 52, seconds: 3 })
  const all = { filters: { isActive: 'true' } }
  expect((await call('POST', path, { ...all, total: 54 })).body.current).toEqual({ total: 53 })
  expect(requests).toHaveLength(0)
  expect(await call('POST', path, { ...all, total: 53 })).toEqual({
    status: 200,
    body: { enriched: 51, unchanged: 1, notFound: 1 },
  })
  expect(requests).toHaveLength(3)
  expect(await streets(db)).toEqual([...Array(51).fill('Karlsplatz'), null, 'A', null])
  expect(await estimate()).toEqual({ places: 53, asked: 0, seconds: 0 })
}, 60_000)

test('of an object that was not known, only the position is left to ask for', async () => {
  const db = await testDatabase()
  await someParks(db, 2)
  await keepGeocodeAnswers(db, new Map([['node/1', null]]))
  const { call } = await testEditor(db)
  expect((await call('GET', `${path}/estimate`)).body).toEqual({ places: 2, asked: 2, seconds: 2 })
})

test('an id that no object of OpenStreetMap can have is asked for by its position, and once', async () => {
  const db = await testDatabase()
  const { url, requests } = await nominatimServer([])
  await aPlace(db, { placeId: 'node/0' })
  await keepTestJobs(db, [enrichAddressesKind(geocoderOf(db, url))])
  const { call } = await testEditor(db)
  await call('POST', path, { filters: {}, total: 1 })
  expect(requests.map((asked) => asked.split('?')[0])).toEqual(['/reverse'])
  expect((await call('GET', `${path}/estimate`)).body).toEqual({ places: 1, asked: 0, seconds: 0 })
})
