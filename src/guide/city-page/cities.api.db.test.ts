import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { cities } from '../cities/city.table.ts'

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
    timeZone: 'Europe/Madrid',
    formerSlugs: [],
  })
  expect((await get('/api/cities/atlantis')).status).toBe(404)
  expect(names(await json('/api/cities'))).toEqual(['Graz', 'Vienna', 'Aarhus', 'Málaga'])
})

test('a city is found by its name in another language, in search and by its address', async () => {
  const { json, get } = await someCities()
  expect(names(await json('/api/cities/search?q=B%C3%A9cs'))).toEqual(['Vienna'])
  expect(names(await json('/api/cities/search?q=%CE%92%CE%B9%CE%AD%CE%BD%CE%BD%CE%B7'))).toEqual(['Vienna'])
  expect(await json('/api/cities/wien')).toMatchObject({ slug: 'vienna' })
  for (const typed of ['Wien', 'WIEN', 'B%C3%A9cs', '%D0%92%D0%B8%D0%B5%D0%BD%D0%B0'])
    expect(await json(`/api/cities/${typed}`)).toMatchObject({ slug: 'vienna' })
  expect(await json('/api/cities/M%C3%A1laga')).toMatchObject({ slug: 'malaga' })
  for (const typed of ['lisboa', '-', '%F0%9F%8E%A1', 'a'.repeat(201)])
    expect((await get(`/api/cities/${typed}`)).status).toBe(404)
})

test("a city's own address, and one that it had, come before another's name in another language", async () => {
  const db = await testDatabase()
  const { json } = testApi(db)
  const vienna = await aCity(db, { name: 'Vienna', slug: 'vienna' })
  const other = await aCity(db, { name: 'Old Wien', slug: 'wien' })
  expect(await json('/api/cities/wien')).toMatchObject({ id: other.id })
  await db.update(cities).set({ slug: 'old-wien' }).where(eq(cities.id, other.id))
  expect(await json('/api/cities/wien')).toMatchObject({ id: other.id })
  expect(await json('/api/cities/wenen')).toMatchObject({ id: vienna.id })
})

test.each([
  '/api/cities/:city/places',
  '/api/cities/:city/places/points',
  '/api/cities/:city/places/relaxations',
  '/api/cities/:city/weather',
  '/api/kept-places/around/:city',
])('%s knows a city by all that its own call knows it by', async (call) => {
  const { get } = await someCities()
  const answerFor = async (city: string) => {
    const answer = await get(call.replace(':city', city))
    return [answer.status, await answer.text()]
  }
  const vienna = await answerFor('vienna')
  expect(vienna[0]).toBe(200)
  for (const typed of ['VIENNA', 'Wien', 'B%C3%A9cs']) expect(await answerFor(typed)).toEqual(vienna)
  for (const typed of ['atlantis', '-', 'a'.repeat(201)]) expect((await answerFor(typed))[0]).toBe(404)
})
