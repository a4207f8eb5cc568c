import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'

const stephansplatz = { lat: 48.2085, lng: 16.3731 }

async function guide() {
  const db = await testDatabase()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Prater', lat: 48.2166, lng: 16.3958, setting: 'outdoor' })
  await aPlace(db, { name: 'Haus des Meeres', lat: 48.1977, lng: 16.3528, setting: 'indoor' })
  await aPlace(db, { name: 'Mozarthaus', lat: 48.2079, lng: 16.3752, setting: 'indoor' })
  await aPlace(db, { name: 'Familypark', lat: 47.795, lng: 16.64 })
  await aPlace(db, { name: 'Closed for good', ...stephansplatz, isActive: false })
  const { api } = testApi(db)
  const post = async (path: string, body: unknown) =>
    api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const near = async (query = '', position: unknown = stephansplatz) => post(`/api/near${query}`, position)
  const names = async (query = '') =>
    ((await (await near(query)).json()) as PlaceListItem[]).map(({ name }) => name)
  return { db, near, names, post }
}

test('places come by their distance from the position, in kilometres as the crow flies', async () => {
  const { near, names } = await guide()
  expect(await names()).toEqual(['Mozarthaus', 'Prater', 'Haus des Meeres'])
  const answer = await near('?limit=1')
  expect(answer.headers.get('X-Total-Count')).toBe('3')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const [first] = await answer.json()
  expect(first).toMatchObject({ name: 'Mozarthaus', distanceKm: null, drivingTimeMinutes: null })
  expect(first.distance).toBeCloseTo(0.169, 2)
})

test('radius and filters hold there as around a city', async () => {
  const { names } = await guide()
  expect(await names('?radius=100')).toHaveLength(4)
  expect(await names('?radius=1')).toEqual(['Mozarthaus'])
  expect(await names('?indoor=true')).toEqual(['Mozarthaus', 'Haus des Meeres'])
  expect(await names('?limit=2&offset=1')).toEqual(['Prater', 'Haus des Meeres'])
})

test('how many do not say what is asked is told, and they are shown when asked for', async () => {
  const { near, names } = await guide()
  const answer = await near('?indoor=true&radius=100')
  expect(answer.headers.get('X-Group-Counts')).toBe('stated=2, usual=0, unknown=0, silent=1')
  expect(await names('?indoor=true&radius=100&unknown=1')).toEqual([
    'Mozarthaus',
    'Haus des Meeres',
    'Familypark',
  ])
})

test('places on one spot come by name, also across pages', async () => {
  const { db, names } = await guide()
  for (const name of ['Clock', 'Aquarium', 'Bakery']) await aPlace(db, { name, ...stephansplatz })
  expect(await names('?limit=2')).toEqual(['Aquarium', 'Bakery'])
  expect(await names('?limit=2&offset=2')).toEqual(['Clock', 'Mozarthaus'])
})

test('the points of the map are the same places', async () => {
  const { post } = await guide()
  const answer = await post('/api/near/points', stephansplatz)
  expect((await answer.json()).map(({ name }: { name: string }) => name)).toEqual([
    'Mozarthaus',
    'Prater',
    'Haus des Meeres',
  ])
})

test('where there is nothing the list is empty, at the poles and on the other side of the world too', async () => {
  const { near } = await guide()
  for (const [lat, lng] of [
    [90, 0],
    [-90, 180],
    [0, -180],
  ])
    expect(await (await near('?radius=1000', { lat, lng })).json()).toEqual([])
})

test.for([{}, { lat: 91, lng: 0 }, { lat: 48, lng: 181 }, { lat: '48', lng: 16 }, { lat: null, lng: null }])(
  'the position %j is 400',
  async (position) => {
    const { near } = await guide()
    expect((await near('', position)).status).toBe(400)
  },
)
