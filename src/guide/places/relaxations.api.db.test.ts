import { expect, test } from 'vitest'
import { aCity, aPlace, aRadiusOption } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'

/** Positions north of Vienna by kilometres. */
const north = (km: number) => ({ lat: 48.2082 + km / 111.195, lng: 16.3738 })

async function vienna() {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  const { get, json } = testApi(db)
  const relaxations = async (query: string) => {
    const answer = await json(`/api/cities/vienna/places/relaxations?${query}`)
    return PlaceRelaxation.array().parse(answer)
  }
  return { db, get, relaxations }
}

test('a wider radius is counted with the filters as they are, and each filter left out on its own', async () => {
  const { db, relaxations } = await vienna()
  await aPlace(db, { ...north(1), setting: 'indoor', isFeatured: true })
  await aPlace(db, { ...north(2), isFeatured: true })
  await aPlace(db, { ...north(3), isFeatured: true })
  await aPlace(db, { ...north(4), setting: 'indoor' })
  await aPlace(db, { ...north(20), setting: 'indoor', isFeatured: true })
  expect(await relaxations('radius=10&featured=true&indoor=true')).toEqual([
    { relax: 'radius', radius: 25, total: 2 },
    { relax: 'featured', radius: 10, total: 2 },
    { relax: 'indoor', radius: 10, total: 3 },
  ])
})

test('season, fun types, ages and wheelchair access can be left out too', async () => {
  const { db, relaxations } = await vienna()
  await aPlace(db, { seasons: ['winter'], funTypes: ['museum'], ageGroupMin: 8, ...north(30) })
  for (const [query, relax] of [
    ['season=summer', 'season'],
    ['funTypes=zoo', 'funTypes'],
    ['age=5', 'age'],
    ['wheelchairAccessible=true', 'wheelchairAccessible'],
  ])
    expect(await relaxations(query ?? '')).toEqual([{ relax, radius: 50, total: 1 }])
})

test('the radii are the active options, the next two that bring more', async () => {
  const { db, relaxations } = await vienna()
  for (const radiusKm of [5, 15, 20, 40, 80]) await aRadiusOption(db, { radiusKm })
  await aRadiusOption(db, { radiusKm: 18, isActive: false })
  for (const km of [12, 17, 35, 70]) await aPlace(db, north(km))
  expect(await relaxations('radius=5')).toEqual([
    { relax: 'radius', radius: 15, total: 1 },
    { relax: 'radius', radius: 20, total: 2 },
  ])
})

test('where no single filter helps, all of them are left out', async () => {
  const { db, relaxations } = await vienna()
  await aPlace(db, north(1))
  expect(await relaxations('featured=true&indoor=true')).toEqual([{ relax: 'all', radius: 50, total: 1 }])
})

test('only where there is no place within any radius nothing is suggested', async () => {
  const { db, relaxations } = await vienna()
  expect(await relaxations('featured=true')).toEqual([])
  await aPlace(db, north(70))
  expect(await relaxations('featured=true')).toEqual([{ relax: 'all', radius: 100, total: 1 }])
})

test('nothing is suggested that brings nothing', async () => {
  const { db, relaxations } = await vienna()
  await aPlace(db, { ...north(1), setting: 'indoor', isFeatured: true })
  await aPlace(db, { ...north(2), isActive: false })
  expect(await relaxations('featured=true&indoor=true')).toEqual([])
})

test('an unknown city is 404, a wrong filter 400', async () => {
  const { get } = await vienna()
  expect((await get('/api/cities/atlantis/places/relaxations')).status).toBe(404)
  expect((await get('/api/cities/vienna/places/relaxations?age=19')).status).toBe(400)
})
