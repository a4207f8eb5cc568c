import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aProvider, aZoo, providersWith } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { endless, keepTestJobs } from '../../../tests/test-jobs.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { serviceUsage } from '../../outgoing/service-state.table.ts'
import type { Centre, FetchOptions, PlacesProvider } from '../providers/provider.ts'
import { fetchPlacesKind, switchProviderKind } from './fetch-places.task.ts'
import { importRuns } from './import-run.table.ts'

async function aGuide(...fakes: PlacesProvider[]) {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const vienna = await aCity(db)
  const graz = await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  const providers = providersWith(...fakes)
  await keepTestJobs(db, [fetchPlacesKind({ providers }), switchProviderKind({ providers })])
  return { db, vienna, graz, ...(await testEditor(db, { providers })) }
}

const aGeoapify = (fake: Parameters<typeof aProvider>[0] = {}) => aProvider({ ...fake, name: 'geoapify' })

test('the providers are named, with what can be used and what it may cost', async () => {
  const { db, call } = await aGuide(aGeoapify({ isAvailable: false }))
  const period = new Date().toISOString().slice(0, 10)
  await db.insert(serviceUsage).values({ service: 'geoapify', period, used: 120 })
  expect(await call('GET', '/api/admin/providers')).toEqual({
    status: 200,
    body: {
      current: 'openstreetmap',
      providers: ['openstreetmap', 'geoapify'],
      details: [
        { name: 'openstreetmap', isAvailable: true, credits: null },
        { name: 'geoapify', isAvailable: false, credits: { usedToday: 120, leftToday: 2880 } },
      ],
    },
  })
})

test('a test says what was found around the city, and stores nothing', async () => {
  const around = () => [aZoo(1, { name: 'Tiergarten' }), aZoo(2, { name: '<script>' })]
  const { db, call, vienna } = await aGuide(aProvider({ around }))
  const input = { provider: 'openstreetmap', cityId: vienna.id }
  expect(await call('POST', '/api/admin/test-provider', input)).toEqual({
    status: 200,
    body: {
      ...{ message: 'OpenStreetMap answered with 2 places around Vienna', city: 'Vienna', resultsFound: 2 },
      ...{ provider: 'openstreetmap', sampleResults: [{ name: 'Tiergarten' }, { name: '<script>' }] },
    },
  })
  expect([await db.$count(places), await db.$count(importRuns)]).toEqual([0, 0])
})

test('without a city the first by name is tried', async () => {
  const { call } = await aGuide()
  const { body } = await call('POST', '/api/admin/test-provider', { provider: 'openstreetmap' })
  expect(body).toMatchObject({ city: 'Graz', resultsFound: 0 })
})

test('a provider that fails its test is a 502 or 504 with its words', async () => {
  const failing = (kind: 'unavailable' | 'refused') =>
    aProvider({
      around: () => {
        throw new ProviderError(kind, 'Ask later')
      },
    })
  for (const [kind, status] of [['unavailable', 504] as const, ['refused', 502] as const]) {
    const { call } = await aGuide(failing(kind))
    const answer = await call('POST', '/api/admin/test-provider', { provider: 'openstreetmap' })
    expect(answer).toMatchObject({ status, body: { message: 'Ask later' } })
  }
})

test.for(['test-provider', 'switch-provider'])('%s needs a known provider that is set up', async (name) => {
  const { call } = await aGuide(aGeoapify({ isAvailable: false }))
  const post = (input: object) => call('POST', `/api/admin/${name}`, input)
  expect(await post({ provider: 'geoapify' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'provider', message: expect.stringContaining('needs an API key') }] },
  })
  expect((await post({ provider: 'google' })).body.issues[0].path).toBe('provider')
  expect((await post({})).body.issues[0].path).toBe('provider')
  expect((await post({ provider: 'openstreetmap', cityId: 99, cityIds: [99] })).status).toBe(422)
})

test('switching adds places for all cities; later fetches use that provider, and old places stay', async () => {
  const around = ({ lat }: { lat: number }) => [aZoo(Math.round(lat), { lat: lat + 0.01 })]
  const { db, call, vienna, graz, userId } = await aGuide(
    aProvider({ around: () => [aZoo(7, { name: 'Altes' })] }),
    aGeoapify({ around, creditsUsed: 5 }),
  )
  await call('POST', '/api/admin/fetch-places', { cityIds: [vienna.id] })
  const [old] = await db.select().from(places)
  const { status, body } = await call('POST', '/api/admin/switch-provider', { provider: 'geoapify' })
  expect([status, body]).toEqual([200, { placesAdded: 2, provider: 'geoapify', failed: [] }])
  expect(
    await db
      .select()
      .from(places)
      .where(eq(places.id, old?.id ?? 0)),
  ).toEqual([old])
  expect((await call('GET', '/api/admin/providers')).body.current).toBe('geoapify')
  const [noted] = await db.select().from(auditLog).where(eq(auditLog.entity, 'configs'))
  expect(noted).toMatchObject({
    userId,
    action: 'create',
    after: { key: 'PLACES_PROVIDER', value: 'geoapify' },
  })
  await call('POST', '/api/admin/fetch-places', { cityIds: [graz.id] })
  const runs = await db.select().from(importRuns).orderBy(importRuns.id)
  expect(runs.map(({ provider }) => provider)).toEqual(['openstreetmap', 'geoapify', 'geoapify', 'geoapify'])
})

test('all cities are as many as the guide has, also more than a call may name', async () => {
  const asked = Promise.withResolvers<void>()
  // What went on after the test would hold the leases of its city and job, and renew them among the rows of others.
  const around = (_: Centre, options: FetchOptions) => {
    asked.resolve()
    return endless(options)
  }
  const { db, request } = await aGuide(aGeoapify({ around }))
  await db.execute(sql`insert into cities (name, slug, country, lat, lng)
    select 'City ' || n, 'city-' || n, 'Germany', 49, 8 from generate_series(1, 5000) n`)
  const begun = await request(
    'POST',
    '/api/admin/switch-provider',
    { provider: 'geoapify' },
    { Prefer: 'respond-async' },
  )
  expect(begun.status).toBe(202)
  await asked.promise
})

test('a switch that brings nothing leaves the provider as it was', async () => {
  const around = () => {
    throw new ProviderError('refused', 'The key is wrong')
  }
  const { call, vienna } = await aGuide(aGeoapify({ around }))
  const input = { provider: 'geoapify', cityIds: [vienna.id] }
  expect(await call('POST', '/api/admin/switch-provider', input)).toMatchObject({ status: 502 })
  expect((await call('GET', '/api/admin/providers')).body.current).toBe('openstreetmap')
})
