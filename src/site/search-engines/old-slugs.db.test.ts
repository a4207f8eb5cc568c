import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'

test('a place answers to every slug it ever had, and gives the one it has now', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'first' })
  for (const slug of ['second', 'third']) await db.update(places).set({ slug }).where(eq(places.id, id))
  const { json } = testApi(db)
  for (const slug of ['first', 'second', 'third'])
    expect(await json(`/api/places/${slug}`)).toMatchObject({ id, slug: 'third' })
})

test('so does a city', async () => {
  const db = await testDatabase()
  const { id } = await aCity(db, { slug: 'wien' })
  await db.update(cities).set({ slug: 'vienna' }).where(eq(cities.id, id))
  expect(await testApi(db).json('/api/cities/wien')).toMatchObject({ id, slug: 'vienna' })
})

test('every call that takes the slug of a city or of a place takes an old one, too', async () => {
  const db = await testDatabase()
  const city = await aCity(db, { slug: 'wien' })
  const place = await aPlace(db, { slug: 'first', funTypes: ['zoo'], setting: 'outdoor' })
  await db.update(cities).set({ slug: 'vienna' }).where(eq(cities.id, city.id))
  await db.update(places).set({ slug: 'second' }).where(eq(places.id, place.id))
  const { get } = testApi(db)
  for (const call of [
    '/api/cities/vienna/places',
    '/api/cities/vienna/places/points',
    '/api/cities/vienna/places/relaxations?age=3',
    '/api/cities/vienna/weather',
    '/api/places/by-fun-type/zoo?city=vienna',
    '/api/places/by-fun-type/zoo/where?city=vienna',
    '/api/kept-places/around/vienna',
    '/og/city/vienna.png',
    '/og/place/second.png',
  ]) {
    const answer = async (path: string) => {
      const answer = await get(path)
      return [answer.status, await answer.text()]
    }
    const [status, text] = await answer(call)
    expect([call, status]).toEqual([call, 200])
    expect([call, ...(await answer(call.replace('vienna', 'wien').replace('second', 'first')))]).toEqual([
      call,
      200,
      text,
    ])
  }
})

test('a slug belongs to whoever has it now, shown or not, before whoever had it', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'zoo' })
  await db.update(places).set({ slug: 'old-zoo' }).where(eq(places.id, id))
  const { json, get } = testApi(db)
  const newer = await aPlace(db, { slug: 'zoo' })
  expect(await json('/api/places/zoo')).toMatchObject({ id: newer.id })
  await db.update(places).set({ isActive: false }).where(eq(places.id, newer.id))
  expect((await get('/api/places/zoo')).status).toBe(404)
})

test('old slugs go with their place', async () => {
  const db = await testDatabase()
  const { id } = await aPlace(db, { slug: 'zoo' })
  await db.update(places).set({ slug: 'old-zoo' }).where(eq(places.id, id))
  await db.delete(places).where(eq(places.id, id))
  expect((await testApi(db).get('/api/places/zoo')).status).toBe(404)
})
