import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { weekdayOf } from '../opening-hours/days/weekday.ts'
import { refreshPlaceHours } from '../opening-hours/place-hours/refresh-place-hours.task.ts'
import type { PlaceDetail } from './place.schema.ts'

const nextTo = async (db: Database, slug: string): Promise<PlaceDetail['nextPlaces']> =>
  (await testApi(db).json(`/api/places/${slug}`)).nextPlaces

test('beside a place stand six of the nearest others, with how far they are', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'here', lat: 48.2, lng: 16.37 })
  await aPlace(db, { slug: 'hidden', lat: 48.2, lng: 16.3701, isActive: false })
  await aPlace(db, { slug: 'far', lat: 49.2, lng: 16.37 })
  for (let step = 1; step <= 8; step += 1)
    await aPlace(db, { slug: `east-${step}`, lat: 48.2, lng: 16.37 + step / 100 })
  const next = await nextTo(db, 'here')
  expect(next.map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5, 6].map((step) => `east-${step}`))
  expect(next[0]?.distance).toBeCloseTo(0.741, 3)
  expect(await nextTo(db, 'far')).toEqual([])
})

test('what is of its kind stands there from farther away', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'here', funTypes: ['zoo', 'outdoor'] })
  for (let step = 1; step <= 6; step += 1)
    await aPlace(db, { slug: `other-${step}`, lat: 48.2 + step / 100, funTypes: ['museum'] })
  await aPlace(db, { slug: 'park', lat: 48.2 + 0.07, funTypes: ['outdoor'] })
  const slugs = (await nextTo(db, 'here')).map(({ slug }) => slug)
  expect(slugs).toHaveLength(6)
  expect(slugs.at(-1)).toBe('park')
})

test('what is open today stands first, what is closed today only where there is little else', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'here' })
  await aPlace(db, { slug: 'closed', lat: 48.21, openingHours: 'off' })
  await aPlace(db, { slug: 'unknown', lat: 48.22 })
  await aPlace(db, { slug: 'open', lat: 48.23, openingHours: '24/7' })
  await refreshPlaceHours(db)
  expect((await nextTo(db, 'here')).map(({ slug }) => slug)).toEqual(['open', 'unknown', 'closed'])
})

test('what opened last night and opens no more today counts as closed', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'here' })
  const yesterday = weekdayOf(localDay('Europe/Vienna', new Date(Date.now() - 86_400_000))).slice(0, 2)
  await aPlace(db, { slug: 'last-night', lat: 48.21, openingHours: `${yesterday} 20:00-03:00` })
  await aPlace(db, { slug: 'unknown', lat: 48.22 })
  await aPlace(db, { slug: 'tonight', lat: 48.23, openingHours: 'Mo-Su 20:00-03:00' })
  await refreshPlaceHours(db)
  expect((await nextTo(db, 'here')).map(({ slug }) => slug)).toEqual(['tonight', 'unknown', 'last-night'])
})

test('of many that are closed today those that are open take their places', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'here' })
  for (let step = 1; step <= 6; step += 1)
    await aPlace(db, { slug: `closed-${step}`, lat: 48.2 + step / 1000, openingHours: 'off' })
  await aPlace(db, { slug: 'unknown', lat: 48.22 })
  await refreshPlaceHours(db)
  const slugs = (await nextTo(db, 'here')).map(({ slug }) => slug)
  expect(slugs).toEqual(['unknown', 'closed-1', 'closed-2', 'closed-3', 'closed-4', 'closed-5'])
})
