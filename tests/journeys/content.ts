import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished } from 'vitest'
import { cities } from '../../src/guide/cities/city.table.ts'
import { places } from '../../src/guide/places/place.table.ts'
import { cityWeather } from '../../src/guide/weather/city-weather.table.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { aCity, aPlace } from '../factories.ts'
import { ask } from './ask.ts'
import type { Home } from './guide-home.ts'

/** The database of the running guide, or of another, from another process as it were: closed after the test. */
export async function guideDatabase(home: Home = inject('home')): Promise<Database> {
  const engine = await openEngine(home, { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  onTestFinished(async () => {
    await close()
    await engine.close()
  })
  return db
}

type CityFields = Parameters<typeof aCity>[1]
type PlaceFields = Parameters<typeof aPlace>[1]

/** In Iceland, far from all cities of the guide. Up to five workers test at a time: 200 km lie between their places, so that none finds another's. */
const sites = [
  { lat: 64.1466, lng: -21.9426 },
  { lat: 64.1466, lng: -17.4426 },
  { lat: 65.2593, lng: -14.0101 },
  { lat: 66.05, lng: -18.7 },
  { lat: 65.95, lng: -23.3 },
]

export const remote = siteOf(process.env.VITEST_POOL_ID)

function siteOf(worker: string | undefined) {
  const site = sites[Number(worker) - 1]
  if (!site) throw new Error(`Worker ${worker} has nowhere of its own to test at`)
  return site
}

/** A city far from all others, so that its list holds only what the test puts there; gone after the test. */
export async function anOwnCity(db: Database, fields: CityFields = {}) {
  const own = { name: 'Testhaven', country: 'Iceland', slug: ownSlug('testhaven'), ...remote, ...fields }
  const city = await aCity(db, own)
  onTestFinished(async () => {
    await db.delete(cities).where(eq(cities.id, city.id))
  })
  return city
}

/** What each month is usually like there, all alike. */
export async function itsWeather(db: Database, { id, lat, lng }: Awaited<ReturnType<typeof anOwnCity>>) {
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    high: 9.4,
    low: 3.6,
    wetDays: 10.6,
  }))
  await db.insert(cityWeather).values({ cityId: id, lat, lng, firstYear: 2016, lastYear: 2025, months })
}

/** A featured place, 850 m from the middle of a test's own city unless told otherwise; gone after the test. */
export async function anOwnPlace(db: Database, fields: PlaceFields = {}) {
  const own = { name: 'Bear Park', slug: ownSlug('bear-park'), isFeatured: true }
  const place = await aPlace(db, {
    ...own,
    lat: remote.lat + 0.85 / 111.195,
    lng: remote.lng,
    ...fields,
  })
  onTestFinished(async () => {
    await db.delete(places).where(eq(places.id, place.id))
  })
  return place
}

/** A place of that text, once the guide has reckoned its hours. */
export async function aPlaceOpen(db: Database, openingHours: string, fields: PlaceFields = {}) {
  const place = await anOwnPlace(db, { ...fields, openingHours })
  const reckoned = async () => JSON.parse((await ask(`/api/places/${place.slug}`)).html).hours?.days
  await expect.poll(reckoned, { timeout: 50_000, interval: 500 }).toHaveLength(8)
  return place
}

const ownSlug = (name: string) => `${name}-${randomUUID().slice(0, 8)}`
