import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'

async function someCities() {
  const db = await testDatabase()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aCity(db, { name: 'Málaga', country: 'Spain', slug: 'malaga', lat: 36.7213, lng: -4.4214 })
  await aCity(db, { name: 'Graz', slug: 'graz', lat: 47.0707, lng: 15.4395 })
  await aCity(db, { name: 'Aarhus', country: 'Denmark', slug: 'aarhus', lat: 56.1629, lng: 10.2039 })
  return testApi(db)
}

const names = (cities: { name: string }[]) => cities.map(({ name }) => name)

test('cities are grouped by country, both by name', async () => {
  const { json } = await someCities()
  const countries: { country: string; cities: { name: string }[] }[] = await json('/api/cities/by-country')
  expect(countries.map(({ country, cities }) => [country, names(cities)])).toEqual([
    ['Austria', ['Graz', 'Vienna']],
    ['Denmark', ['Aarhus']],
    ['Spain', ['Málaga']],
  ])
  const malaga = { id: 2, name: 'Málaga', country: 'Spain', slug: 'malaga' }
  expect(countries[2]?.cities).toEqual([malaga])
  expect(await json('/api/cities/search?q=malaga')).toEqual([malaga])
})

test('a search finds cities by name and country, accents and case aside, names that begin with it first', async () => {
  const { json } = await someCities()
  expect(names(await json('/api/cities/search?q=malaga'))).toEqual(['Málaga'])
  expect(names(await json('/api/cities/search?q=MÁL'))).toEqual(['Málaga'])
  expect(names(await json('/api/cities/search?q=austria'))).toEqual(['Graz', 'Vienna'])
  expect(names(await json('/api/cities/search?q=a'))).toEqual(['Aarhus', 'Graz', 'Málaga', 'Vienna'])
})

test('what a search says is text, not a pattern', async () => {
  const { json } = await someCities()
  for (const q of ['%25', '_', '%5C', "'", '<script>'])
    expect(await json(`/api/cities/search?q=${q}`)).toEqual([])
})

test('an empty or endless search is 400 and names q', async () => {
  const { get } = await someCities()
  for (const query of ['', '?q=', '?q=%20', `?q=${'a'.repeat(101)}`]) {
    const response = await get(`/api/cities/search${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ issues: [{ path: 'q' }] })
  }
})

test('one city by its slug, and 404 for another', async () => {
  const { json, get } = await someCities()
  expect(await json('/api/cities/malaga')).toEqual({
    id: 2,
    name: 'Málaga',
    country: 'Spain',
    slug: 'malaga',
    lat: 36.7213,
    lng: -4.4214,
    placesFetched: false,
  })
  expect((await get('/api/cities/atlantis')).status).toBe(404)
  expect(names(await json('/api/cities'))).toEqual(['Graz', 'Vienna', 'Aarhus', 'Málaga'])
})
