import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { placeHours } from '../../guide/opening-hours/place-hours/place-hours.table.ts'
import { placeSources } from '../../guide/places/place.table.ts'
import { serviceStates, serviceUsage } from '../../outgoing/service-state.table.ts'
import type { Database } from '../../platform/database/database.ts'

test('where nothing is, nothing waits', async () => {
  const figures = await dashboard(await testDatabase())
  expect(await figures()).toEqual({
    ...{ unreviewedPlaces: 0, unreviewedCities: [], placesWithoutPhoto: 0, placesWithUnclearHours: 0 },
    ...{
      openReports: 0,
      gonePlaces: 0,
      refusedPlaces: 0,
      goneWebsites: 0,
      failedImports: 0,
      runningImports: 0,
      cities: 0,
      staleCities: 0,
    },
    ...{ citySizes: [0, 0, 0, 0], thinCities: [], recentChanges: [] },
    ...{
      provider: 'openstreetmap',
      creditsUsed: 0,
      creditsPerDay: 3000,
      pausedServices: [],
      putOff: [],
      warnings: [],
    },
  })
})

test('the figures of places are the totals of the lists they lead to', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const split = await aCity(db, { name: 'Split' })
  const vienna = await aCity(db, { name: 'Vienna' })
  const place = await aPlace(db, { cities: [split], openingHours: 'by chance' })
  await aPlace(db, { cities: [split, vienna], isReviewed: true })
  await anImage(db, await aPlace(db, { cities: [split] }))
  await aPlace(db, { cities: [vienna], openingHours: 'Mo-Fr 10:00-18:00' })
  await db.insert(placeHours).values({
    ...{ placeId: place.id, openingHours: 'by chance', lat: place.lat, lng: place.lng },
    ...{ timeZone: 'Europe/Vienna', grade: 'stated', firstDay: '2026-11-21', states: '?' },
    days: [{ starts: '2026-11-21T00:00+01:00', open: null }],
  })
  const source = { placeId: place.id, provider: 'openstreetmap', externalId: 'node/1', raw: {} }
  await db.insert(placeSources).values({ ...source, goneSince: new Date() })
  const { body } = await call('GET', '/api/admin/dashboard')
  expect(body).toMatchObject({
    unreviewedPlaces: 3,
    unreviewedCities: [
      { name: 'Split', count: 2 },
      { name: 'Vienna', count: 1 },
    ],
    ...{ placesWithoutPhoto: 3, placesWithUnclearHours: 1, gonePlaces: 1 },
  })
  expect((await call('GET', '/api/admin/dashboard/waiting')).body).toEqual({
    unreviewedPlaces: 3,
    openReports: 0,
    possibleTwins: 0,
    refusedChanges: 0,
  })
  for (const [filter, figure] of [
    ['isReviewed=false', 'unreviewedPlaces'],
    ['hasPhoto=false', 'placesWithoutPhoto'],
    ['hasUnclearHours=true', 'placesWithUnclearHours'],
    ['isGone=true', 'gonePlaces'],
  ] as const)
    expect((await call('GET', `/api/admin/places?${filter}`)).body.pagination.total).toBe(body[figure])
})

test('an import that failed counts until a later one of the same city went through', async () => {
  const db = await testDatabase()
  const figures = await dashboard(db)
  const { id: cityId } = await aCity(db, { name: 'Vienna' })
  const run = (state: 'failed' | 'done' | 'running', fields: Partial<typeof importRuns.$inferInsert> = {}) =>
    db.insert(importRuns).values({ cityId, provider: 'openstreetmap', state, ...fields })
  await run('failed')
  await run('failed')
  await run('failed', { cityId: null, origin: 'vienna.json' })
  expect(await figures()).toMatchObject({ failedImports: 2, runningImports: 0 })
  await run('running', { startedAt: new Date(Date.now() + 1000) })
  expect(await figures()).toMatchObject({ failedImports: 1, runningImports: 1 })
  await run('done', { startedAt: new Date(Date.now() + 2000) })
  expect(await figures()).toMatchObject({ failedImports: 1 })
})

test('a city is stale when it was not fetched for 30 days', async () => {
  const db = await testDatabase()
  const figures = await dashboard(db)
  await aCity(db, { name: 'Never' })
  for (const [name, days] of [
    ['Old', 31],
    ['Fresh', 29],
  ] as const) {
    const { id: cityId } = await aCity(db, { name })
    const startedAt = new Date(Date.now() - days * 24 * 3_600_000)
    await db.insert(importRuns).values({ cityId, provider: 'openstreetmap', state: 'done', startedAt })
  }
  expect(await figures()).toMatchObject({ cities: 3, staleCities: 2 })
})

test('cities count by the places that visitors find there; the poorest are named, with the totals of their lists', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const sizes = Object.entries({ Empty: 0, Vienna: 24, Graz: 12, Linz: 11, Thin: 7, Poor: 1, Poorer: 1 })
  const cities = await Promise.all(
    sizes.map(async ([name, count]) => ({ ...(await aCity(db, { name })), count })),
  )
  for (let number = 0; number < 24; number++)
    await aPlace(db, { cities: cities.filter(({ count }) => count > number) })
  await aPlace(db, { cities, isActive: false })
  const { body } = await call('GET', '/api/admin/dashboard')
  expect(body.citySizes).toEqual([4, 1, 1, 1])
  const [empty, , , , , poor, poorer] = cities
  expect(body.thinCities).toEqual(
    [empty, poor, poorer].map((city) => ({ id: city?.id, name: city?.name, count: city?.count })),
  )
  for (const { id, count } of body.thinCities) {
    const { body: list } = await call('GET', `/api/admin/places?cityId=${id}&isActive=true`)
    expect(list.pagination.total).toBe(count)
  }
})

test("today's credits are those of Geoapify and of this day", async () => {
  const db = await testDatabase()
  const figures = await dashboard(db)
  const { rows } = await db.execute<{ today: string }>(
    sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as today`,
  )
  const period = rows[0]?.today as string
  await db.insert(serviceUsage).values([
    { service: 'geoapify', period, used: 412 },
    { service: 'geoapify', period: '2020-01-01', used: 100 },
    { service: 'unsplash', period, used: 7 },
  ])
  expect((await figures()).creditsUsed).toBe(412)
})

test('services are paused until their time comes', async () => {
  const db = await testDatabase()
  const figures = await dashboard(db)
  const until = new Date(Date.now() + 3_600_000)
  await db
    .insert(serviceStates)
    .values([
      { service: 'nominatim', pausedUntil: until, pauseReason: 'does not let us in (403)' },
      { service: 'osrm', pausedUntil: new Date(Date.now() - 1000), pauseReason: 'is busy (429)' },
      { service: 'overpass' },
    ])
  const { pausedServices } = await figures()
  expect(pausedServices).toEqual([
    { service: 'nominatim', until: expect.any(String), reason: 'does not let us in (403)' },
  ])
  expect(Date.parse(pausedServices[0].until)).toBe(until.getTime())
})

/** Asks for the figures, as one and the same editor. */
async function dashboard(db: Database) {
  const { call } = await testEditor(db)
  return async () => {
    const { status, body } = await call('GET', '/api/admin/dashboard')
    expect(status).toBe(200)
    return body
  }
}
