import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { refreshPlaceHours } from '../opening-hours/place-hours/refresh-place-hours.task.ts'

test('places are told on the days asked for, by the slugs asked for, each where it lies', async () => {
  const db = await testDatabase()
  const zoo = await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Su 10:00-18:00; PH off' })
  await aPlace(db, { slug: 'silent' })
  await aPlace(db, { slug: 'hidden', isActive: false })
  await db.execute(sql`insert into old_place_slugs (slug, place_id) values ('old-zoo', ${zoo.id})`)
  await refreshPlaceHours(db)
  const today = localDay('Europe/Vienna')
  const found = await testApi(db).json(
    `/api/place-days?slugs=gone,hidden,silent,old-zoo&days=${today},2099-12-25`,
  )
  expect(found).toEqual([
    expect.objectContaining({ asked: 'silent', hours: null, tellsHolidays: false }),
    {
      ...{ asked: 'old-zoo', tellsHolidays: true, asSundays: [] },
      hours: { grade: 'stated', days: [expect.objectContaining({ starts: expect.stringContaining(today) })] },
      notes: [
        expect.objectContaining({ day: today, sunset: expect.stringMatching(/^(1[5-9]|20|21):\d\d$/) }),
        expect.objectContaining({ day: '2099-12-25', publicHoliday: null }),
      ],
    },
  ])
})

test('of a place of whose hours nobody says anything, days out of its seasons are told as that', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'lido', seasons: ['summer'] })
  await aPlace(db, { slug: 'silent' })
  const found = await testApi(db).json('/api/place-days?slugs=lido,silent&days=2027-01-01,2027-07-01')
  const winter = { starts: '2027-01-01T00:00Z', open: null, isOutOfSeason: true }
  expect(found).toMatchObject([{ hours: { days: [winter] } }, { hours: null }])
})

/** Latitude and longitude. */
const capitals: Record<string, [number, number]> = {
  ...{ amsterdam: [52.37, 4.9], athens: [37.98, 23.73], berlin: [52.52, 13.4], brussels: [50.85, 4.35] },
  ...{ budapest: [47.5, 19.04], copenhagen: [55.68, 12.57], dublin: [53.35, -6.26], lisbon: [38.72, -9.14] },
  ...{ madrid: [40.42, -3.7], paris: [48.86, 2.35], prague: [50.08, 14.43], rome: [41.9, 12.5] },
}

test('places of a dozen regions whose holidays nobody has asked for yet are all told', async () => {
  const db = await testDatabase()
  for (const [slug, [lat, lng]] of Object.entries(capitals)) await aPlace(db, { slug, lat, lng })
  const christmas = `${new Date().getUTCFullYear()}-12-25`
  const found = await testApi(db).json(`/api/place-days?slugs=${Object.keys(capitals)}&days=${christmas}`)
  const notes = Object.keys(capitals).map((asked) => ({ asked, notes: [{ publicHoliday: 'Christmas Day' }] }))
  expect(found).toMatchObject(notes)
})

const days = Array.from({ length: 8 }, (_, index) => `2026-12-0${index + 1}`)

test.each([
  'slugs=zoo',
  'slugs=%3Cb%3E&days=2026-12-24',
  'slugs=zoo&days=soon',
  `slugs=zoo&days=${days}`,
  `slugs=${Array(61).fill('a')}&days=2026-12-24`,
])('what no list asks is refused: %s', async (query) => {
  const { get } = testApi(await testDatabase())
  expect((await get(`/api/place-days?${query}`)).status).toBe(400)
})

test('a holiday of the week on which a place keeps the hours of a Sunday is said to be one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const holiday = '2026-12-08'
  const db = await testDatabase()
  await aPlace(db, { slug: 'zoo', openingHours: 'Mo-Sa 10:00-18:00; Su,PH 11:00-16:00' })
  await aPlace(db, { slug: 'park', openingHours: 'Mo-Su,PH 10:00-18:00' })
  await refreshPlaceHours(db)
  const found = await testApi(db).json(`/api/place-days?slugs=zoo,park&days=${holiday}`)
  expect(found.map((place: { asSundays: string[] }) => place.asSundays)).toEqual([[holiday], []])
})
