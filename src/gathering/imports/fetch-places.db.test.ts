import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aProvider, aZoo, providersWith } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { deleteCity } from '../../editing/cities/admin-delete-city.queries.ts'
import { cities, cityPlaces } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { routeDistancesSoon } from '../distances/route-soon.queries.ts'
import type { FetchOptions, PlacesProvider } from '../providers/provider.ts'
import { type FetchParts, fetchPlacesKind, switchProviderKind } from './fetch-places.task.ts'
import { importRuns } from './import-run.table.ts'

const path = '/api/admin/fetch-places'

/** Vienna and Graz, and a server that imports from this provider. */
async function aGuide(provider: PlacesProvider, more: Partial<FetchParts> = {}, { isAlone = true } = {}) {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const vienna = await aCity(db)
  const graz = await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  const parts = { providers: providersWith(provider), ...more }
  await keepTestJobs(db, [fetchPlacesKind(parts), switchProviderKind(parts)], { isAlone })
  return { db, vienna, graz, ...(await testEditor(db)) }
}

const isVienna = ({ lat }: { lat: number }) => lat > 48

test('places of a city come in, linked to it, noted, and counted in its run', async () => {
  const around = () => [aZoo(1, { name: 'Tiergarten' }), aZoo(2, { name: 'Wildpark', lat: 48.3 })]
  const { db, call, userId, vienna } = await aGuide(aProvider({ around, creditsUsed: 3 }))
  const { status, body } = await call('POST', path, { cityIds: [vienna.id] })
  expect([status, body]).toEqual([200, { placesAdded: 2, placesUpdated: 0, failed: [] }])
  expect(await db.select().from(cityPlaces)).toMatchObject([{ cityId: vienna.id }, { cityId: vienna.id }])
  const [run] = await db.select().from(importRuns)
  expect(run).toMatchObject({
    ...{ cityId: vienna.id, provider: 'openstreetmap', state: 'done', added: 2, changed: 0, unchanged: 0 },
    ...{ creditsUsed: 3, startedBy: userId, jobId: expect.any(String), finishedAt: expect.any(Date) },
  })
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.importRunId, run?.id ?? 0))
    .orderBy(auditLog.id)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({
    ...{ userId, action: 'create', entity: 'places', before: null },
    after: { name: 'Tiergarten', slug: 'tiergarten', funTypes: ['zoo'], placeId: 'node/1' },
  })
  const [city] = await db.select().from(cities).where(eq(cities.id, vienna.id))
  expect(city?.placesFetched).toBe(true)
})

test('a change is noted by its fields alone; the same data again changes nothing', async () => {
  let zoo = aZoo(1, { name: 'Tiergarten' })
  const { db, call, vienna } = await aGuide(aProvider({ around: () => [zoo] }))
  const fetchVienna = async () => (await call('POST', path, { cityIds: [vienna.id] })).body
  await fetchVienna()
  zoo = aZoo(1, { name: 'Tierpark', date: '2025-01-01' })
  expect(await fetchVienna()).toMatchObject({ placesAdded: 0, placesUpdated: 1 })
  const noted = () => db.select().from(auditLog).orderBy(asc(auditLog.id))
  const before = await noted()
  expect(before.slice(1)).toMatchObject([
    { action: 'update', entity: 'place_sources', entityId: 'openstreetmap node/1' },
    { action: 'update', entity: 'places', before: { name: 'Tiergarten' }, after: { name: 'Tierpark' } },
  ])
  expect(await fetchVienna()).toMatchObject({ placesAdded: 0, placesUpdated: 0 })
  expect(await noted()).toEqual(before)
})

test('a city that fails does not stop the others, and what it had stays', async () => {
  const around = (centre: { lat: number }) => {
    if (isVienna(centre)) throw new ProviderError('unavailable', 'Overpass does not answer')
    return [aZoo(5, { lat: 47.07, lon: 15.44 })]
  }
  const { db, call, vienna, graz } = await aGuide(aProvider({ around }))
  const { status, body } = await call('POST', path, { cityIds: [vienna.id, graz.id] })
  expect([status, body]).toEqual([
    200,
    {
      ...{ placesAdded: 1, placesUpdated: 0 },
      failed: [{ cityId: vienna.id, name: 'Vienna', message: 'Overpass does not answer' }],
    },
  ])
  const [job] = await db.select().from(jobs)
  expect(job?.progress).toMatchObject({
    ...{ done: 2, total: 2 },
    items: [
      { name: 'Vienna', state: 'failed', detail: 'Overpass does not answer', runId: expect.any(Number) },
      {
        name: 'Graz',
        state: 'done',
        detail: 'Added 1, updated 0',
        counts: { added: 1, updated: 0, refused: 0 },
      },
    ],
  })
})

test('what somebody began to fetch goes on when their account is removed meanwhile', async () => {
  const admin = Promise.withResolvers<Awaited<ReturnType<typeof testEditor>>>()
  const provider = aProvider({
    around: async (centre) => {
      const { call, userId } = await admin.promise
      if (isVienna(centre)) await call('DELETE', `/api/admin/accounts/${userId}`)
      return [aZoo(isVienna(centre) ? 1 : 2, { lat: centre.lat, lon: centre.lng })]
    },
  })
  const afterImport: FetchParts['afterImport'] = (db, cityIds, startedBy) =>
    db.transaction((tx) => routeDistancesSoon(tx, { cityIds }, startedBy))
  const { db, call, userId, vienna, graz } = await aGuide(provider, { afterImport })
  const jonas = await testEditor(db, { account: { username: 'jonas' } })
  admin.resolve({ ...jonas, userId })
  const { status, body } = await call('POST', path, { cityIds: [vienna.id, graz.id] })
  expect([status, body]).toEqual([200, { placesAdded: 2, placesUpdated: 0, failed: [] }])
  expect(await db.select().from(importRuns)).toMatchObject([{ startedBy: null }, { startedBy: null }])
})

test.for([
  ['unavailable', 504],
  ['refused', 502],
  ['unreadable', 502],
] as const)('when every city fails as %s, the call answers %i with the reason', async ([kind, status]) => {
  const around = () => {
    throw new ProviderError(kind, 'No places today')
  }
  const { db, call, vienna } = await aGuide(aProvider({ around }))
  const answer = await call('POST', path, { cityIds: [vienna.id] })
  expect(answer).toMatchObject({ status, body: { message: 'No places today', code: `provider_${kind}` } })
  expect(await db.select().from(importRuns)).toMatchObject([{ state: 'failed', error: 'No places today' }])
})

test('a fault in the middle of an import leaves what was stored before', async () => {
  let isBroken = false
  const around = () => {
    if (isBroken) throw new ProviderError('unreadable', 'The answer is cut off')
    return [aZoo(1)]
  }
  const { db, call, vienna } = await aGuide(aProvider({ around }))
  await call('POST', path, { cityIds: [vienna.id] })
  const before = await db.select().from(places)
  isBroken = true
  await call('POST', path, { cityIds: [vienna.id] })
  expect(await db.select().from(places)).toEqual(before)
})

test.for([
  [{ cityIds: [] }, 422, 'cityIds'],
  [{ cityIds: [999] }, 422, 'cityIds'],
  [{ cityIds: ['1'] }, 400, 'cityIds.0'],
  [{}, 400, 'cityIds'],
  [{ cityIds: [0] }, 422, 'cityIds.0'],
] as const)('%o is refused with %i and names %s', async ([input, status, field]) => {
  const { db, call } = await aGuide(aProvider())
  const answer = await call('POST', path, input)
  expect([answer.status, answer.body.issues[0]?.path]).toEqual([status, field])
  expect(await db.$count(jobs)).toBe(0)
})

test('a cancelled import ends between two steps; its run says so', async () => {
  const around = (centre: { lat: number }, { signal }: FetchOptions) =>
    isVienna(centre)
      ? [aZoo(1)]
      : new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const { db, call, request, vienna, graz } = await aGuide(aProvider({ around }))
  const begun = await request('POST', path, { cityIds: [vienna.id, graz.id] }, { Prefer: 'respond-async' })
  const job = begun.headers.get('Location') ?? ''
  expect(begun.status).toBe(202)
  const items = async () => (await call('GET', job)).body.progress.items
  await expect.poll(items).toMatchObject([{ state: 'done' }, { state: 'running', detail: expect.anything() }])
  await call('DELETE', job)
  await expect.poll(() => call('GET', job).then((answer) => answer.body.state)).toBe('cancelled')
  // What it was at is no more.
  const cancelled = { id: graz.id, name: graz.name, runId: expect.any(Number), state: 'cancelled' }
  expect(await items()).toEqual([expect.objectContaining({ state: 'done' }), cancelled])
  const runs = await db.select().from(importRuns).orderBy(asc(importRuns.id))
  expect(runs.map(({ state }) => state)).toEqual(['done', 'cancelled'])
  expect(await db.$count(places)).toBe(1)
})

test('what follows an import hears which cities have new data', async () => {
  const heard: number[][] = []
  const around = (centre: { lat: number }) => {
    if (isVienna(centre)) throw new ProviderError('unavailable', 'No answer')
    return []
  }
  const afterImport = async (_: unknown, cityIds: number[]) => void heard.push(cityIds)
  const { call, vienna, graz } = await aGuide(aProvider({ around }), { afterImport })
  await call('POST', path, { cityIds: [vienna.id, graz.id, graz.id] })
  expect(heard).toEqual([[graz.id]])
})

test('two jobs at once never import the same city at the same time', async () => {
  let running = 0
  let most = 0
  const around = async () => {
    running += 1
    most = Math.max(most, running)
    await expect.poll(() => running).toBe(1)
    running -= 1
    return [aZoo(1)]
  }
  const provider = aProvider({ around })
  const asOneOfTwo = { isAlone: false }
  const { db, call, vienna } = await aGuide(provider, {}, asOneOfTwo)
  await keepTestJobs(db, [fetchPlacesKind({ providers: providersWith(provider) })], asOneOfTwo)
  const fetch = async (times: number) =>
    (await call('POST', path, { cityIds: Array(times).fill(vienna.id) })).body
  const bodies = await Promise.all([1, 2, 3].map(fetch))
  expect(most).toBe(1)
  expect(bodies.reduce((sum, { placesAdded }) => sum + placesAdded, 0)).toBe(1)
  expect(await db.$count(places)).toBe(1)
})

test('two editors who fetch different cities wait neither for the other', async () => {
  const asked: number[] = []
  const around = async ({ lat }: { lat: number }) => {
    asked.push(lat)
    await expect.poll(() => asked).toHaveLength(2)
    return []
  }
  const { call, vienna, graz } = await aGuide(aProvider({ around }))
  const both = [vienna, graz].map(async ({ id }) => (await call('POST', path, { cityIds: [id] })).body)
  for (const body of await Promise.all(both)) expect(body).toMatchObject({ failed: [] })
})

test('cities that are deleted while places are fetched, or before, are passed over and said so', async () => {
  let remove = async (): Promise<void> => {}
  const around = async () => {
    await remove()
    return [aZoo(1)]
  }
  const { db, call, request, userId, vienna, graz } = await aGuide(aProvider({ around }))
  const linz = await aCity(db, { name: 'Linz', lat: 48.3, lng: 14.29 })
  remove = async () => {
    remove = async () => {}
    for (const { id } of [vienna, graz]) await deleteCity(db, userId, id)
  }
  const accepted = await request(...(['POST', path, { cityIds: [vienna.id, graz.id, linz.id] }] as const), {
    Prefer: 'respond-async',
  })
  const { jobId } = await accepted.json()
  const job = await vi.waitFor(async () => {
    const { body } = await call('GET', `/api/admin/jobs/${jobId}`)
    expect(body.finishedAt).not.toBeNull()
    return body
  }, 20_000)
  expect(job.state).toBe('done')
  const gone = { state: 'failed', detail: 'The city was deleted meanwhile' }
  expect(job.progress.items).toMatchObject([gone, gone, { state: 'done' }])
  expect(await db.select().from(cityPlaces)).toMatchObject([{ cityId: linz.id }])
})
