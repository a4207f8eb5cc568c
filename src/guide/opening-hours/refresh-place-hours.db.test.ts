import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database.ts'
import { takeLease } from '../../platform/lease.queries.ts'
import { refreshPlaceHours } from './refresh-place-hours.task.ts'

/** The clock of this process; the database keeps its own. */
function at(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function todayOf(db: Database, slug: string) {
  return (await testApi(db).json(`/api/places/${slug}`)).today
}

test('lists and place pages tell the hours of today, and a place page those of the next six days', async () => {
  const db = await testDatabase()
  at('2026-12-24T12:00:00Z')
  await aCity(db, { slug: 'vienna' })
  await aPlace(db, { slug: 'museum', openingHours: 'Mo-Fr 09:00-12:00,14:00-18:00; Sa 24/7; Su,PH off' })
  expect(await refreshPlaceHours(db)).toBe(1)
  const { json } = testApi(db)
  const today = { state: 'open', hours: '09:00–12:00, 14:00–18:00' }
  expect(await json('/api/cities/vienna/places')).toMatchObject([{ slug: 'museum', today }])
  const place = await json('/api/places/museum')
  expect(place).toMatchObject({ today, timeZone: 'Europe/Vienna' })
  expect(place.nextDays).toEqual([
    { date: '2026-12-24', ...today },
    { date: '2026-12-25', state: 'closed', hours: null },
    { date: '2026-12-26', state: 'closed', hours: null },
    { date: '2026-12-27', state: 'closed', hours: null },
    { date: '2026-12-28', ...today },
    { date: '2026-12-29', ...today },
    { date: '2026-12-30', ...today },
  ])
})

test('today is the day where the place is, on whichever side of midnight that may be', async () => {
  const db = await testDatabase()
  at('2026-12-31T22:30:00Z')
  const openingHours = 'Mo-Su 10:00-17:00; Jan 01 off'
  await aPlace(db, { slug: 'athens', lat: 37.98, lng: 23.73, openingHours })
  await aPlace(db, { slug: 'vienna', openingHours })
  await refreshPlaceHours(db)
  expect(await todayOf(db, 'athens')).toEqual({ state: 'closed', hours: null })
  expect(await todayOf(db, 'vienna')).toEqual({ state: 'open', hours: '10:00–17:00' })
  at('2026-12-31T23:00:00Z')
  expect(await todayOf(db, 'vienna')).toEqual({ state: 'closed', hours: null })
})

test('what nobody understands, and a place without hours, is unknown', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'strange', openingHours: 'open 31 agosto-30-abril' })
  await aPlace(db, { slug: 'silent' })
  await aPlace(db, { slug: 'always', openingHours: '24/7' })
  expect(await refreshPlaceHours(db)).toBe(2)
  const unknown = { state: 'unknown', hours: null }
  expect(await todayOf(db, 'strange')).toEqual(unknown)
  expect(await todayOf(db, 'silent')).toEqual(unknown)
  expect(await todayOf(db, 'always')).toEqual({ state: 'open', hours: 'Open 24 hours' })
  expect(await testApi(db).json('/api/places/silent')).toMatchObject({ nextDays: null, timeZone: null })
})

test('a place is done again when its text or its position changes or a week has gone by, and not before', async () => {
  const db = await testDatabase()
  at('2026-11-21T12:00:00Z')
  await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 09:00-17:00' })
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await refreshPlaceHours(db)).toBe(0)
  await db.execute(sql`update places set opening_hours = 'Mo-Su 10:00-16:00'`)
  expect(await todayOf(db, 'zoo')).toEqual({ state: 'unknown', hours: null })
  expect(await refreshPlaceHours(db)).toBe(1)
  expect(await todayOf(db, 'zoo')).toEqual({ state: 'open', hours: '10:00–16:00' })
  await db.execute(sql`update places set lat = 37.98, lng = 23.73`)
  expect(await refreshPlaceHours(db)).toBe(1)
  at('2026-11-29T12:00:00Z')
  expect(await refreshPlaceHours(db)).toBe(1)
})

test('only one process at a time does it, until that one has died', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  await takeLease(db, 'place-hours', 'another process', 60)
  expect(await refreshPlaceHours(db)).toBeUndefined()
  await db.execute(sql`update leases set until = now() - interval '1 second'`)
  expect(await refreshPlaceHours(db)).toBe(1)
  expect((await db.execute(sql`select from leases`)).rows).toEqual([])
})

test('a refresh that is told to stop leaves the rest for later', async () => {
  const db = await testDatabase()
  await aPlace(db, { openingHours: '24/7' })
  const stopping = new AbortController()
  const refresh = refreshPlaceHours(db, { signal: stopping.signal })
  stopping.abort()
  await expect(refresh).rejects.toThrow()
  expect((await db.execute(sql`select from leases`)).rows).toEqual([])
  expect(await refreshPlaceHours(db)).toBe(1)
})
