import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { PlacePoint } from '../place-lists/place-point.schema.ts'

const north = (km: number) => ({ lat: 48.2082 + km / 111.195, lng: 16.3738 })

async function vienna() {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  return { db, ...testApi(db) }
}

const plain = { isRough: false, isSilent: false }

const names = (points: { name: string }[]) => points.map(({ name }) => name)

test('points are all places of the filters with what a map shows, nearest first', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Lido', slug: 'lido', ...north(7), funTypes: ['waterpark', 'outdoor'] })
  await aPlace(db, { name: 'Tiergarten', displayName: 'Zoo', slug: 'zoo', ...north(2), funTypes: ['zoo'] })
  const points = await json('/api/cities/vienna/places/points')
  expect(points).toEqual([
    { id: 2, slug: 'zoo', name: 'Zoo', ...north(2), distance: 2, funType: 'zoo', ...plain },
    { id: 1, slug: 'lido', name: 'Lido', ...north(7), distance: 7, funType: 'waterpark', ...plain },
  ])
  for (const point of points) expect(PlacePoint.parse(point)).toEqual(point)
})

test('points and list hold the same places, whatever the filters', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'A', ...north(1), isFeatured: true, funTypes: ['zoo'] })
  await aPlace(db, { name: 'B', ...north(2), setting: 'indoor', funTypes: ['museum'] })
  await aPlace(db, { name: 'C', ...north(3), seasons: ['summer'], wheelchair: 'yes' })
  await aPlace(db, { name: 'D', ...north(60) })
  await aPlace(db, { name: 'E', ...north(4), isActive: false })
  const queries = ['', 'radius=100', 'featured=true', 'indoor=true', 'season=winter', 'funTypes=zoo,museum']
  for (const query of [...queries, 'wheelchairAccessible=true', 'radius=undefined', 'radius=2&indoor=true']) {
    const list = await json(`/api/cities/vienna/places?${query}`)
    expect(names(await json(`/api/cities/vienna/places/points?${query}`))).toEqual(names(list))
  }
})

test('of places that do not say what the filters ask, shown all the same, the points tell', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'House of the Sea', ...north(1), setting: 'indoor' })
  await aPlace(db, { name: 'Who knows', ...north(2) })
  await aPlace(db, { name: 'Prater', ...north(3), setting: 'outdoor' })
  const points: PlacePoint[] = await json('/api/cities/vienna/places/points?indoor=true&unknown=1')
  expect(points.map(({ name, isSilent }) => [name, isSilent])).toEqual([
    ['House of the Sea', false],
    ['Who knows', true],
  ])
})

test('the points of an unknown city are 404, those of a wrong radius 400', async () => {
  const { get, json } = await vienna()
  expect((await get('/api/cities/atlantis/places/points')).status).toBe(404)
  expect((await get('/api/cities/vienna/places/points?radius=0')).status).toBe(400)
  expect(await json('/api/cities/vienna/places/points')).toEqual([])
})
