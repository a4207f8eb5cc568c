import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'

test('a plan gets the places that are in the guide, by the slugs it asked for', async () => {
  const db = await testDatabase()
  const zoo = await aPlace(db, { name: 'Zoo', slug: 'zoo', booking: 'required' })
  await aPlace(db, { slug: 'hidden', isActive: false })
  await db.execute(sql`insert into old_place_slugs (slug, place_id) values ('old-zoo', ${zoo.id})`)
  const { get } = testApi(db)
  const places = await (await get('/api/plan-places?slugs=gone,hidden,old-zoo')).json()
  expect(places).toEqual([
    expect.objectContaining({
      ...{ asked: 'old-zoo', slug: 'zoo', name: 'Zoo', booking: 'required' },
      ...{ timeZone: 'Europe/Vienna', hours: null },
    }),
  ])
})

test('of its hours it gets the days it asked for', async () => {
  const db = await testDatabase()
  const zoo = await aPlace(db, { slug: 'zoo', openingHours: 'Mo off' })
  const day = (date: string) => ({ starts: `${date}T00:00+01:00`, open: [] })
  const days = JSON.stringify(['2026-11-29', '2026-11-30', '2026-12-01'].map(day))
  await db.execute(sql`insert into place_hours
    (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states)
    values (${zoo.id}, 'Mo off', 0, 0, 'Europe/Vienna', 'stated', '2026-11-29', ${days}::jsonb, 'ccc')`)
  const { get } = testApi(db)
  const [place] = await (await get('/api/plan-places?slugs=zoo&days=2026-11-30,2027-05-01')).json()
  expect(place.hours).toEqual({ grade: 'stated', days: [day('2026-11-30')] })
})

test('days out of its seasons are known of a place whose hours are not', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'lido', seasons: ['summer'] })
  const { json } = testApi(db)
  const [lido] = await json('/api/plan-places?slugs=lido&days=2027-01-01,2027-07-01')
  expect(lido.hours.days).toEqual([{ starts: '2027-01-01T00:00Z', open: null, isOutOfSeason: true }])
  expect(await json('/api/plan-places?slugs=lido&days=2027-07-01')).toMatchObject([{ hours: null }])
})

test.each(['slugs=%3Cb%3E', 'slugs=zoo&days=soon', `slugs=${Array(61).fill('a').join()}`, ''])(
  'what no plan asks is refused: %s',
  async (query) => {
    const { get } = testApi(await testDatabase())
    expect((await get(`/api/plan-places?${query}`)).status).toBe(400)
  },
)
