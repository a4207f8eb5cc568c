import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { places } from '../../guide/places/place.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { refreshDistances } from './distance.queries.ts'
import { placeDistances } from './place-distance.table.ts'
import {
  citiesToRoute,
  findCitiesToRoute,
  findPairsToRoute,
  pairsToRoute,
  storeRoutes,
} from './route.queries.ts'

const vienna = { name: 'Vienna', lat: 48.2082, lng: 16.3738 }
const northOf = (km: number) => ({ lat: vienna.lat + km / 111.195, lng: vienna.lng })

async function viennaWith(...kilometres: number[]) {
  const db = await testDatabase()
  const city = await aCity(db, vienna)
  const around = []
  for (const km of kilometres) around.push(await aPlace(db, { name: `${km} km`, ...northOf(km) }))
  return { db, city, around }
}

const namesOf = async (db: Database, cityId: number, options: { limit?: number } = {}) => {
  const pairs = await findPairsToRoute(db, cityId, { limit: 90, ...options })
  return pairs.map(({ radiusDistanceKm }) => Math.round(radiusDistanceKm))
}

const pairOf = async (db: Database, placeId: number) =>
  (await db.select().from(placeDistances).where(eq(placeDistances.placeId, placeId)))[0]

test('the nearest are asked for first, page by page, and each once', async () => {
  const { db, city } = await viennaWith(30, 1, 20, 10)
  const first = await findPairsToRoute(db, city.id, { limit: 3 })
  expect(first.map(({ lat }) => lat)).toEqual([1, 10, 20].map((km) => northOf(km).lat))
  const next = await findPairsToRoute(db, city.id, { limit: 3, after: first.at(-1) })
  expect(next.map(({ lat }) => lat)).toEqual([northOf(30).lat])
  expect(await findPairsToRoute(db, city.id, { limit: 3, after: next.at(-1) })).toEqual([])
})

test('places beyond 60 km are asked for only by their nearest city', async () => {
  const { db, city } = await viennaWith(59, 61, 90)
  expect(await namesOf(db, city.id)).toEqual([59, 61, 90])
  const nearer = await aCity(db, { name: 'Brno', ...northOf(80) })
  expect(await namesOf(db, city.id)).toEqual([59])
  expect(await namesOf(db, nearer.id)).toEqual([10, 19, 21])
})

test('an inactive place is not asked for, nor is a way that was answered within 90 days', async () => {
  const { db, city, around } = await viennaWith(1, 2, 3, 4)
  await db.update(places).set({ isActive: false }).where(eq(places.name, '1 km'))
  const routedBefore = (days: number, name: string) =>
    db
      .update(placeDistances)
      .set({ routedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(placeDistances.placeId, around.find((place) => place.name === name)?.id ?? 0))
  await routedBefore(89, '2 km')
  await routedBefore(91, '3 km')
  expect(await namesOf(db, city.id)).toEqual([3, 4])
  expect(await findCitiesToRoute(db)).toEqual([
    { id: city.id, name: 'Vienna', lat: city.lat, lng: city.lng, pairs: 2 },
  ])
})

test('a scope names cities and places; without one every city is asked for, the one with most first', async () => {
  const { db, city, around } = await viennaWith(1, 2, 90)
  const other = await aCity(db, { name: 'Brno', ...northOf(100) })
  const citiesOf = async (scope = {}) =>
    (await findCitiesToRoute(db, scope)).map(({ name, pairs }) => [name, pairs])
  expect(await citiesOf()).toEqual([
    ['Vienna', 2],
    ['Brno', 1],
  ])
  expect(await citiesOf({ cityIds: [other.id] })).toEqual([['Brno', 1]])
  expect(await citiesOf({ placeIds: [around[0]?.id ?? 0] })).toEqual([['Vienna', 1]])
  expect(await citiesOf({ placeIds: [around[0]?.id ?? 0], cityIds: [other.id] })).toEqual([
    ['Vienna', 1],
    ['Brno', 1],
  ])
  expect(await citiesOf({ placeIds: [] })).toEqual([])
  const scoped = await findPairsToRoute(db, city.id, { limit: 9, scope: { placeIds: [around[1]?.id ?? 0] } })
  expect(scoped.map(({ placeId }) => placeId)).toEqual([around[1]?.id])
})

test('for one place that moved, or one small city, no pairs of all the others are looked through', async () => {
  const { db, city, around } = await viennaWith(1)
  const place = around[0]?.id ?? 0
  const far = await aCity(db, { name: 'Lisbon', lat: 38.72, lng: -9.14 })
  await db.execute(sql`
    with many as (insert into places (name, slug, lat, lng, is_active)
      select 'Zoo ' || i, 'many-zoos-' || i, 48.2, 16.37, true from generate_series(1, 2000) i returning id)
    insert into place_distances (city_id, place_id, radius_distance_km, traits) select ${city.id}, id, 2, 1 from many`)
  await db.execute(sql`vacuum analyze place_distances, places, city_places`)
  const scopes = [{ placeIds: [place] }, { placeIds: [], cityIds: [far.id] }]
  for (const scope of scopes)
    expect(rowsOf(await planOf(db, citiesToRoute(scope)), ' on place_distances')).toBeLessThan(20)
  const pairs = await planOf(db, pairsToRoute(city.id, { scope: { placeIds: [place] }, limit: 100 }))
  expect(rowsOf(pairs, ' on place_distances')).toBeLessThan(20)
})

test('answers are kept with their day, "no road" as well', async () => {
  const { db, city, around } = await viennaWith(1, 2)
  const [near, island] = await findPairsToRoute(db, city.id, { limit: 2 })
  if (!near || !island) throw new Error('Two pairs are missing')
  await storeRoutes(db, city.id, [
    { ...near, distanceKm: 1.7, drivingTimeMinutes: 4 },
    { ...island, distanceKm: null, drivingTimeMinutes: null },
  ])
  expect(await pairOf(db, around[0]?.id ?? 0)).toMatchObject({
    distanceKm: 1.7,
    drivingTimeMinutes: 4,
    routedAt: expect.any(Date),
  })
  expect(await pairOf(db, around[1]?.id ?? 0)).toMatchObject({ distanceKm: null, routedAt: expect.any(Date) })
  expect(await findCitiesToRoute(db)).toEqual([])
})

test('an answer for where a place was before it moved is dropped, and the way is asked for again', async () => {
  const { db, city, around } = await viennaWith(1)
  const [asked] = await findPairsToRoute(db, city.id, { limit: 1 })
  if (!asked) throw new Error('The pair is missing')
  const id = around[0]?.id ?? 0
  await storeRoutes(db, city.id, [{ ...asked, distanceKm: 1.7, drivingTimeMinutes: 4 }])
  await db.update(places).set(northOf(5)).where(eq(places.id, id))
  await db.transaction((tx) => refreshDistances(tx, { placeIds: [id] }))
  await storeRoutes(db, city.id, [{ ...asked, distanceKm: 1.7, drivingTimeMinutes: 4 }])
  expect(await pairOf(db, id)).toMatchObject({ distanceKm: null, drivingTimeMinutes: null, routedAt: null })
  expect(await namesOf(db, city.id)).toEqual([5])
})

test('the pair of another city keeps its own way', async () => {
  const { db, city, around } = await viennaWith(1)
  const other = await aCity(db, { name: 'Brno', ...northOf(2) })
  const [asked] = await findPairsToRoute(db, city.id, { limit: 1 })
  if (!asked) throw new Error('The pair is missing')
  await storeRoutes(db, city.id, [{ ...asked, distanceKm: 1.7, drivingTimeMinutes: 4 }])
  const [untouched] = await db
    .select()
    .from(placeDistances)
    .where(and(eq(placeDistances.cityId, other.id), eq(placeDistances.placeId, around[0]?.id ?? 0)))
  expect(untouched).toMatchObject({ distanceKm: null, routedAt: null })
})
