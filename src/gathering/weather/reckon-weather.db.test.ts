import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { archiveAnswer, weatherServer } from '../../../tests/services/weather-server.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { cityWeather } from '../../guide/weather/city-weather.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { siteWeather } from '../providers/open-meteo/weather-archive.provider.ts'
import { reckonWeather } from './reckon-weather.task.ts'
import { weatherSchedule } from './weather-schedule.task.ts'

const inNovember = new Date('2026-11-24')
const oslo = { name: 'Oslo', slug: 'oslo', lat: 59.9139, lng: 10.7522 }

/** A round after the other, of an archive at an address. */
function rounds(db: Database, url: string) {
  const clock = testClock(db)
  const read = siteWeather({ db, log, clock, settings: readSettings({ WEATHER_URL: url }) })
  if (!read) throw new Error('No archive is set')
  return { clock, round: (now = inNovember) => reckonWeather({ db, log, read, now }) }
}

const dayLater = (db: Database) =>
  db.execute(sql`update city_weather set asked_at = asked_at - interval '25 hours'`)

async function guide() {
  const db = await testDatabase()
  const { json, get } = testApi(db)
  return { db, get, weatherOf: (slug: string) => json(`/api/cities/${slug}/weather`) }
}

test('each city is asked for once, one in a round, and the guide then tells its months', async () => {
  const { db, weatherOf } = await guide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aCity(db, oslo)
  const archive = await weatherServer()
  const { round } = rounds(db, archive.url)
  expect(await weatherOf('oslo')).toBe(null)
  expect([await round(), await round(), await round()]).toEqual(['Vienna', 'Oslo', undefined])
  expect(archive.requests).toHaveLength(2)
  expect(archive.requests[1]).toContain(
    'latitude=59.91&longitude=10.75&start_date=2016-01-01&end_date=2025-12-31',
  )
  const weather = await weatherOf('oslo')
  expect(weather).toMatchObject({ firstYear: 2016, lastYear: 2025 })
  expect(weather.months).toHaveLength(12)
  expect(weather.months[10]).toEqual({ month: 11, high: 17, low: 8, wetDays: 10 })
})

test('a new year and a move of more than some kilometres have a city asked for again; until then a move leaves nothing to tell', async () => {
  const { db, weatherOf } = await guide()
  await aCity(db, oslo)
  const archive = await weatherServer()
  const { round } = rounds(db, archive.url)
  await round()
  await dayLater(db)
  expect(await round(new Date('2027-01-05'))).toBe(undefined)
  expect(await round(new Date('2027-02-01'))).toBe('Oslo')
  expect(await weatherOf('oslo')).toMatchObject({ firstYear: 2017, lastYear: 2026 })
  await dayLater(db)
  const move = (lat: number) => db.update(cities).set({ lat }).where(eq(cities.slug, 'oslo'))
  await move(59.93)
  expect(await round(new Date('2027-02-03'))).toBe(undefined)
  await move(60.5)
  expect(await weatherOf('oslo')).toBe(null)
  expect(await round(new Date('2027-02-03'))).toBe('Oslo')
  expect(await weatherOf('oslo')).toMatchObject({ lastYear: 2026 })
})

test('a city that was asked for by a clock that was months ahead is asked for again when it is due', async () => {
  const { db } = await guide()
  await aCity(db, oslo)
  const { round } = rounds(db, (await weatherServer()).url)
  await round()
  await db.execute(sql`update city_weather set asked_at = now() + interval '3 months'`)
  const inFebruary = new Date('2027-02-01')
  expect([await round(inFebruary), await round(inFebruary)]).toEqual(['Oslo', undefined])
})

test('a city that the archive cannot tell waits for a day, and keeps what was known; the others come first', async () => {
  const { db, weatherOf } = await guide()
  await aCity(db, { name: 'Atlantis', slug: 'atlantis', lat: 40, lng: -30 })
  await aCity(db, oslo)
  const archive = await localService(({ searchParams }) =>
    searchParams.get('latitude') === '40.00'
      ? { status: 400, body: '{"error":true,"reason":"No data"}' }
      : { body: archiveAnswer('2016-01-01', '2025-12-31') },
  )
  const { clock, round } = rounds(db, archive.url)
  expect(await round()).toBe(undefined)
  expect(await weatherOf('atlantis')).toBe(null)
  // Nobody is asked until the pause is over.
  expect(await round()).toBe(undefined)
  expect(archive.requests).toHaveLength(1)
  await clock.letPass(11 * 60_000)
  expect([await round(), await round()]).toEqual(['Oslo', undefined])
  await dayLater(db)
  await db.update(cityWeather).set({ lastYear: 2020 })
  await clock.letPass(11 * 60_000)
  await round()
  expect(await weatherOf('oslo')).toMatchObject({ lastYear: 2020 })
})

test('a city about which the archive always fails has its turn some times, and then the others have theirs', async () => {
  const { db } = await guide()
  await aCity(db, { name: 'Atlantis', slug: 'atlantis', lat: 40, lng: -30 })
  await aCity(db, oslo)
  const archive = await localService(({ searchParams }) =>
    searchParams.get('latitude') === '40.00'
      ? { status: 500, body: '' }
      : { body: archiveAnswer('2016-01-01', '2025-12-31') },
  )
  const { clock, round } = rounds(db, archive.url)
  for (let nr = 0; nr < 4; nr++) {
    expect([await round(), await db.$count(cityWeather)]).toEqual([undefined, nr === 3 ? 1 : 0])
    await clock.letPass(13 * 3_600_000)
  }
  expect(await round()).toBe('Oslo')
})

test('an archive that is away is asked once more, then left alone, and its city stays the next', async () => {
  const { db } = await guide()
  await aCity(db, oslo)
  let isAway = true
  const archive = await localService(() =>
    isAway ? { status: 503, body: '' } : { body: archiveAnswer('2016-01-01', '2025-12-31') },
  )
  const { clock, round } = rounds(db, archive.url)
  expect([await round(), await round()]).toEqual([undefined, undefined])
  expect(archive.requests).toHaveLength(2)
  expect(await db.$count(cityWeather)).toBe(0)
  isAway = false
  await clock.letPass(60 * 60_000)
  expect(await round()).toBe('Oslo')
})

test('a city that goes while the archive answers leaves nothing; one that moves is told nothing of where it was', async () => {
  const { db, weatherOf } = await guide()
  await aCity(db, { slug: 'vienna' })
  await aCity(db, oslo)
  const archive = await localService(async () => {
    await db.delete(cities).where(eq(cities.slug, 'vienna'))
    await db.update(cities).set({ lat: 63.43 }).where(eq(cities.slug, 'oslo'))
    return { body: archiveAnswer('2016-01-01', '2025-12-31') }
  })
  const { round } = rounds(db, archive.url)
  await round()
  expect(await db.$count(cityWeather)).toBe(0)
  await db.update(cities).set({ lat: oslo.lat })
  await round()
  expect(await weatherOf('oslo')).toBe(null)
})

test('two servers do not ask at once', async () => {
  const { db } = await guide()
  await aCity(db, oslo)
  const archive = await weatherServer()
  const { round } = rounds(db, archive.url)
  const release = await holdLease(db, 'city-weather', 'another')
  expect(await round()).toBe(undefined)
  await release?.()
  expect(await round()).toBe('Oslo')
})

test('every ten minutes a city is asked for, where the owner has set an archive', async () => {
  const { db } = await guide()
  await aCity(db, oslo)
  const archive = await weatherServer()
  const schedule = (settings: Record<string, string>) =>
    weatherSchedule({ db, log, settings: readSettings(settings) })
  await schedule({}).run()
  expect(await db.$count(cityWeather)).toBe(0)
  expect(schedule({}).cron).toBe('*/10 * * * *')
  await schedule({ WEATHER_URL: archive.url }).run()
  expect(await db.$count(cityWeather)).toBe(1)
})

test('the weather of no city is that there is none', async () => {
  const { get } = await guide()
  expect((await get('/api/cities/atlantis/weather')).status).toBe(404)
})
