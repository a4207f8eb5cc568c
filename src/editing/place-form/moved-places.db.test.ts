import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { cities, cityPlaces } from '../../guide/cities/city.table.ts'

/** A place of Vienna and Baden, 25 km from there, with Graz 145 km and Linz 155 km away. */
async function aGuide() {
  const db = await testDatabase()
  const vienna = await aCity(db)
  const baden = await aCity(db, { name: 'Baden', lat: 48.0, lng: 16.23 })
  await aCity(db, { name: 'Graz', lat: 47.07, lng: 15.44 })
  await aCity(db, { name: 'Linz', lat: 48.31, lng: 14.29 })
  const { id } = await aPlace(db, { cities: [vienna, baden] })
  const { call, lastChange } = await testEditor(db)
  const citiesOfPlace = async () => {
    const rows = await db
      .select({ name: cities.name })
      .from(cityPlaces)
      .innerJoin(cities, eq(cities.id, cityPlaces.cityId))
      .orderBy(asc(cities.name))
    return rows.map(({ name }) => name)
  }
  const move = async (lat: number, lng: number) => {
    expect((await call('PUT', `/api/admin/places/${id}`, { lat, lng })).status).toBe(200)
    return citiesOfPlace()
  }
  return { db, call, lastChange, move, citiesOfPlace }
}

test('a place that moves to another city belongs to that one, and its history says so', async () => {
  const { move, lastChange } = await aGuide()
  expect(await move(47.1, 15.4)).toEqual(['Graz'])
  expect(await lastChange()).toMatchObject({
    before: { lat: 48.1997, cities: ['Baden', 'Vienna'] },
    after: { lat: 47.1, cities: ['Graz'] },
  })
})

test('a place that moves a little keeps its cities, and nothing is noted of them', async () => {
  const { move, lastChange } = await aGuide()
  expect(await move(48.1, 16.3)).toEqual(['Baden', 'Vienna'])
  expect((await lastChange())?.after).not.toHaveProperty('cities')
})

test('a place stays with cities within the horizon, and joins one that is nearer', async () => {
  const { db, move } = await aGuide()
  expect(await move(48.3, 15.2)).toEqual(['Baden', 'Vienna'])
  await aCity(db, { name: 'Melk', lat: 48.23, lng: 15.33 })
  expect(await move(48.29, 15.2)).toEqual(['Baden', 'Melk', 'Vienna'])
})

test('a place far from everywhere belongs to no city, and is measured from none', async () => {
  const { db, move } = await aGuide()
  expect(await move(0.1, 0.1)).toEqual([])
  expect(await db.$count(placeDistances)).toBe(0)
})

test('a move that is undone brings the place back to the city it lies in', async () => {
  const { call, lastChange, move, citiesOfPlace } = await aGuide()
  await move(47.1, 15.4)
  const { id } = (await lastChange()) ?? {}
  expect((await call('POST', `/api/admin/history/${id}/undo`)).status).toBe(200)
  expect(await citiesOfPlace()).toEqual(['Vienna'])
})
