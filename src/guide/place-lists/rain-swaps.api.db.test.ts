import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { refreshPlaceHours } from '../opening-hours/place-hours/refresh-place-hours.task.ts'
import { utcDay } from '../seasons/open-season.ts'

test('for an outdoor place the nearest three indoors are told that are open that day and fit the family, but for those planned', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'park', setting: 'outdoor' })
  await aPlace(db, { slug: 'cinema', setting: 'indoor', lat: 48.1998, openingHours: '24/7' })
  const indoors = async (slug: string, fields: object) =>
    aPlace(db, {
      slug,
      setting: 'indoor',
      openingHours: '24/7',
      lat: 48.2 + Number(slug.at(-1)) / 100,
      ...fields,
    })
  await indoors('closed-1', { openingHours: 'off' })
  await indoors('silent-2', { openingHours: null })
  await indoors('too-old-3', { ageGroupMin: 12 })
  await indoors('fits-4', { openingHours: null, usualHours: 'Mo-Su 09:00-17:00' })
  await indoors('fits-5', { bestAgeMin: 2 })
  await indoors('planned-6', {})
  await indoors('fits-7', {})
  await indoors('far-8', { lat: 49.2 })
  await refreshPlaceHours(db)
  const today = localDay('Europe/Vienna')
  const tomorrow = utcDay(new Date(Date.parse(today) + 86_400_000))
  const asked = `days=${today}&childAges=3,8&without=planned-6`
  const { json, get } = testApi(db)
  const [park, cinema, ...others] = await json(`/api/rain-swaps?slugs=park,gone,cinema&${asked}`)
  expect(park.asked).toBe('park')
  expect(park.places.map((place: { slug: string }) => place.slug)).toEqual(['cinema', 'fits-4', 'fits-5'])
  expect(park.places[1].hours).toMatchObject({ grade: 'usual', days: [expect.anything()] })
  expect(cinema).toEqual({ asked: 'cinema', places: [] })
  expect(others).toEqual([])
  // Who is there on two days goes where it is open on both.
  await indoors('adults-0', { ageGroupMin: 18 })
  await indoors('today-0', { openingHours: `${inWords(today)} 09:00-17:00` })
  await refreshPlaceHours(db)
  const slugsOn = async (days: string) => {
    const [swaps] = await json(`/api/rain-swaps?slugs=park&days=${days}`)
    return swaps.places.map((place: { slug: string }) => place.slug)
  }
  expect(await slugsOn(today)).toEqual(['cinema', 'today-0', 'too-old-3'])
  expect(await slugsOn(`${today},${tomorrow}`)).toEqual(['cinema', 'too-old-3', 'fits-4'])
  for (const query of [
    'slugs=park',
    'slugs=park&days=',
    `slugs=${Array(61).fill('a')}&days=2026-12-24`,
    'slugs=park&days=soon',
  ])
    expect((await get(`/api/rain-swaps?${query}`)).status).toBe(400)
})

/** '2026 Nov 23', as hours write it. */
function inWords(day: string): string {
  const [, date, month, year] = new Date(day).toUTCString().split(' ')
  return `${year} ${month} ${date}`
}
