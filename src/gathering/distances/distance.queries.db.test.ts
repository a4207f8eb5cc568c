import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planOf, rowsOf } from '../../../tests/plan-of.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { kilometresBetween, radiusDrivingTimeMinutes } from '../../guide/how-far/distance.ts'
import { places } from '../../guide/places/place.table.ts'
import { searchRadiusOptions } from '../../guide/search-radius/search-radius-option.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { type DistanceScope, distanceHorizonKm, pairsWithin, refreshDistances } from './distance.queries.ts'
import { placeDistances } from './place-distance.table.ts'

const vienna = { name: 'Vienna', country: 'Austria', slug: 'vienna', lat: 48.2082, lng: 16.3738 }
const linz = { name: 'Linz', country: 'Austria', slug: 'linz', lat: 48.3069, lng: 14.2858 }
const zoo = { name: 'Schönbrunn Zoo', slug: 'zoo', lat: 48.1823, lng: 16.3028 }
const abbey = { name: 'Melk Abbey', slug: 'abbey', lat: 48.2281, lng: 15.3342 }

async function austria() {
  const db = await testDatabase()
  await db.insert(cities).values([vienna, linz])
  await db.insert(places).values([zoo, abbey])
  return db
}

const pairs = async (db: Database) =>
  (
    await db
      .select({ city: cities.slug, place: places.slug })
      .from(placeDistances)
      .innerJoin(cities, eq(cities.id, placeDistances.cityId))
      .innerJoin(places, eq(places.id, placeDistances.placeId))
      .orderBy(cities.slug, places.slug)
  ).map(({ city, place }) => `${city} ${place}`)

const rows = (db: Database) => db.select().from(placeDistances).orderBy(placeDistances.id)

test('the horizon is the largest active radius, and never below 100 km', async () => {
  const db = await testDatabase()
  expect(await distanceHorizonKm(db)).toBe(100)
  await db.insert(searchRadiusOptions).values([
    { radiusKm: 50, displayName: '50' },
    { radiusKm: 250, displayName: '250' },
    { radiusKm: 900, displayName: '900', isActive: false },
  ])
  expect(await distanceHorizonKm(db)).toBe(250)
})

test('every pair within the horizon is stored, and the database counts as we do', async () => {
  const db = await austria()
  await measure(db)
  expect(await pairs(db)).toEqual(['linz abbey', 'vienna abbey', 'vienna zoo'])
  const [pair] = await db
    .select()
    .from(placeDistances)
    .innerJoin(places, eq(places.id, placeDistances.placeId))
    .where(eq(places.slug, 'zoo'))
  const km = kilometresBetween(vienna, zoo)
  expect(pair?.place_distances.radiusDistanceKm).toBeCloseTo(km, 9)
  expect(pair?.place_distances.radiusDrivingTimeMinutes).toBe(radiusDrivingTimeMinutes(km))
  expect(pair?.place_distances.distanceKm).toBeNull()
})

test('a wider horizon brings the farther pairs', async () => {
  const db = await austria()
  await db.insert(searchRadiusOptions).values({ radiusKm: 200, displayName: 'Within 200 km' })
  await measure(db)
  expect(await pairs(db)).toEqual(['linz abbey', 'linz zoo', 'vienna abbey', 'vienna zoo'])
})

test('only the named places or cities are looked at', async () => {
  const db = await austria()
  await measure(db, { placeIds: await idsOf(db, places, 'abbey') })
  expect(await pairs(db)).toEqual(['linz abbey', 'vienna abbey'])
  await measure(db, { cityIds: await idsOf(db, cities, 'vienna') })
  expect(await pairs(db)).toEqual(['linz abbey', 'vienna abbey', 'vienna zoo'])
  await measure(db, { placeIds: [], cityIds: [] })
  expect(await pairs(db)).toHaveLength(3)
})

test('a second time not a row is touched, and what is known of the road stays', async () => {
  const db = await austria()
  await measure(db)
  await db.update(placeDistances).set({ distanceKm: 7, drivingTimeMinutes: 20 })
  const before = await rowVersions(db)
  await measure(db)
  await measure(db, { placeIds: await idsOf(db, places, 'zoo', 'abbey') })
  expect(await rowVersions(db)).toEqual(before)
  expect((await rows(db)).every(({ distanceKm }) => distanceKm === 7)).toBe(true)
})

test('a place that moves forgets its routes, leaves cities behind and comes near to others', async () => {
  const db = await austria()
  await measure(db)
  await db.update(placeDistances).set({ distanceKm: 7, drivingTimeMinutes: 20 })
  await db.update(places).set({ lat: linz.lat, lng: linz.lng }).where(eq(places.slug, 'zoo'))
  await measure(db, { placeIds: await idsOf(db, places, 'zoo') })
  expect(await pairs(db)).toEqual(['linz abbey', 'linz zoo', 'vienna abbey'])
  const moved = (await rows(db)).find(({ radiusDistanceKm }) => radiusDistanceKm === 0)
  expect(moved).toMatchObject({ distanceKm: null, drivingTimeMinutes: null, radiusDrivingTimeMinutes: 0 })
  expect((await rows(db)).filter(({ distanceKm }) => distanceKm === 7)).toHaveLength(2)
})

test('a city that moves takes its distances along', async () => {
  const db = await austria()
  await measure(db)
  await db.update(cities).set({ lat: 40, lng: 0 }).where(eq(cities.slug, 'vienna'))
  await measure(db, { cityIds: await idsOf(db, cities, 'vienna') })
  expect(await pairs(db)).toEqual(['linz abbey'])
})

test('what lies around a city is measured some pairs at a time, with the same end, also where it left them behind', async () => {
  const db = await austria()
  await measure(db)
  const near = Array.from({ length: 9 }, (_, at) => ({
    ...zoo,
    slug: `zoo-${at}`,
    lat: (at < 6 ? vienna.lat : linz.lat) + at / 100,
  }))
  await db.insert(places).values(near)
  const cityIds = await idsOf(db, cities, 'vienna', 'linz')
  const byParts = async () => {
    await db.transaction((tx) => refreshDistances(tx, { cityIds }, 2))
    return pairs(db)
  }
  const inParts = await byParts()
  expect(inParts).toHaveLength(12)
  const before = await rowVersions(db)
  await measure(db)
  expect(await rowVersions(db)).toEqual(before)
  await db.update(cities).set({ lat: 40, lng: 0 }).where(eq(cities.slug, 'vienna'))
  expect(await byParts()).toEqual(['linz abbey'])
})

test('pairs lie near each other over the date line too', async () => {
  const db = await testDatabase()
  await db.insert(cities).values({ ...vienna, lat: 65, lng: 179.9 })
  await db.insert(places).values({ ...zoo, lat: 65, lng: -179.9 })
  await measure(db)
  expect(await pairs(db)).toEqual(['vienna zoo'])
})

async function idsOf(db: Database, table: typeof places | typeof cities, ...slugs: string[]) {
  const found = await db.select({ id: table.id }).from(table).where(inArray(table.slug, slugs))
  return found.map(({ id }) => id)
}

/** xmin changes whenever a row is written, even with the same values. */
async function rowVersions(db: Database) {
  const { rows } = await db.execute(sql`select id, xmin::text from place_distances order by id`)
  return rows
}

test.for([5e-324, 1e-200, -1e-160, 1e-10])(
  'a place %d degrees off its city is no distance away',
  async (off) => {
    const db = await testDatabase()
    await db.insert(cities).values({ ...vienna, lat: 0, lng: off })
    await db.insert(places).values({ ...zoo, lat: off, lng: 0 })
    await measure(db)
    const [distance] = await db.select().from(placeDistances)
    expect(distance?.radiusDistanceKm).toBeCloseTo(0, 6)
  },
)

const measure = (db: Database, scope?: DistanceScope) => db.transaction((tx) => refreshDistances(tx, scope))

test('pairs reach over the line where days change, and around a pole', async () => {
  const db = await testDatabase()
  await db.insert(cities).values([
    { ...vienna, slug: 'taveuni', lat: -16.9, lng: 179.95 },
    { ...vienna, slug: 'alert', lat: 89.6, lng: 10 },
  ])
  await db.insert(places).values([
    { ...zoo, slug: 'beyond', lat: -16.9, lng: -179.9 },
    { ...zoo, slug: 'before', lat: -16.9, lng: 179.2 },
    { ...zoo, slug: 'behind', lat: 89.7, lng: -160 },
    { ...zoo, slug: 'elsewhere', lat: -16.9, lng: 178.9 },
  ])
  await measure(db)
  expect(await pairs(db)).toEqual(['alert behind', 'taveuni before', 'taveuni beyond'])
})

test('whoever measures a city looks at what lies around it, by an index alone', async () => {
  const db = await testDatabase()
  await db.insert(cities).values(vienna)
  await db.execute(sql`insert into places (name, slug, lat, lng)
    select 'Zoo', 'zoo-' || n, 48.2, n % 360 - 180 + 0.4 from generate_series(1, 7200) n`)
  await db.execute(sql`vacuum analyze places`)
  const plan = await planOf(db, pairsWithin(100, sql`places`, sql`cities`))
  expect(plan).toContain('Index Only Scan using places_position')
  expect(rowsOf(plan, 'places_position')).toBeLessThan(100)
})
