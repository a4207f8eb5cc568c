import { expect, test, vi } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { PlaceListItem } from '../place-lists/place.schema.ts'

/** Positions north of Vienna by kilometres. */
const north = (km: number) => ({ lat: 48.2082 + km / 111.195, lng: 16.3738 })

async function vienna() {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna' })
  return { db, ...testApi(db) }
}

const names = (places: { name: string }[]) => places.map(({ name }) => name)

test('an address with more invented fun types than there are words for is answered as asked', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] })
  const invented = Array.from({ length: 200 }, (_, at) => `type-${at}`).join(',')
  expect(await json(`/api/cities/vienna/places?funTypes=${invented}`)).toEqual([])
  expect(names(await json(`/api/cities/vienna/places?funTypes=${invented},zoo`))).toEqual(['Zoo'])
})

test('places around a city come nearest first, then by name, within 50 km unless told otherwise', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Far', ...north(60) })
  await aPlace(db, { name: 'Zoo', ...north(5) })
  await aPlace(db, { name: 'Äpfelhof', ...north(5) })
  await aPlace(db, { name: 'Near', ...north(1) })
  expect(names(await json('/api/cities/vienna/places'))).toEqual(['Near', 'Äpfelhof', 'Zoo'])
  expect(names(await json('/api/cities/vienna/places?radius=3'))).toEqual(['Near'])
  expect(names(await json('/api/cities/vienna/places?radius=100'))).toEqual([
    'Near',
    'Äpfelhof',
    'Zoo',
    'Far',
  ])
})

test('a list item has the specified fields, and the display name where there is one', async () => {
  const { db, json } = await vienna()
  const place = await aPlace(db, {
    ...north(1.5),
    name: 'Tiergarten Schönbrunn',
    displayName: 'Schönbrunn Zoo',
    slug: 'tiergarten',
    addrCity: 'Vienna',
    addrCountry: 'Austria',
    website: 'https://www.zoovienna.at/',
    funTypes: ['zoo', 'outdoor'],
    ...{ setting: 'both', price: 'paid', visitHoursMin: 2.5, bestAgeMax: 12, wheelchair: 'limited' },
  })
  await anImage(db, place, { altText: 'An elephant' })
  const [item] = await json('/api/cities/vienna/places')
  expect(PlaceListItem.parse(item)).toEqual(item)
  expect(item).toMatchObject({
    slug: 'tiergarten',
    name: 'Schönbrunn Zoo',
    localName: 'Tiergarten Schönbrunn',
    ...{ setting: 'both', price: 'paid', visitHoursMin: 2.5, visitHoursMax: null, wheelchair: 'limited' },
    ...{ ageGroupMin: null, ageGroupMax: null, bestAgeMin: null, bestAgeMax: 12 },
    addrCity: 'Vienna',
    addrCountry: 'Austria',
    website: 'https://www.zoovienna.at/',
    funTypes: [{ slug: 'zoo' }, { slug: 'outdoor' }],
    openFrom: null,
    openTo: null,
    images: [{ altText: 'An elephant', imageType: 'manual_upload' }],
  })
  expect(item.distance).toBeCloseTo(1.5, 2)
})

test('a place of one name has no other on the spot', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Prater' })
  await aPlace(db, { name: 'Zoo', displayName: 'Zoo' })
  expect(await json('/api/cities/vienna/places')).toMatchObject([
    { name: 'Prater', localName: null },
    { name: 'Zoo', localName: null },
  ])
})

test('no list shows a place that is not active', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Closed for good', isActive: false })
  expect(await json('/api/cities/vienna/places')).toEqual([])
})

test('a season keeps the places of that season and those of all year', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Lido', seasons: ['summer'] })
  await aPlace(db, { name: 'Museum' })
  expect(names(await json('/api/cities/vienna/places?season=winter'))).toEqual(['Museum'])
  expect(names(await json('/api/cities/vienna/places?season=summer'))).toEqual(['Lido', 'Museum'])
  expect(names(await json('/api/cities/vienna/places?season=any'))).toEqual(['Lido', 'Museum'])
})

test('several fun types keep the places of any of them', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'A', funTypes: ['zoo'] })
  await aPlace(db, { name: 'B', funTypes: ['museum', 'outdoor'] })
  await aPlace(db, { name: 'C', funTypes: ['playground'] })
  expect(names(await json('/api/cities/vienna/places?funTypes=zoo,outdoor'))).toEqual(['A', 'B'])
  expect(names(await json('/api/cities/vienna/places?funTypes='))).toEqual(['A', 'B', 'C'])
})

test('featured, wheelchairAccessible and indoor each keep what has them; false keeps all', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'F', isFeatured: true })
  await aPlace(db, { name: 'I', setting: 'indoor' })
  await aPlace(db, { name: 'W', wheelchair: 'yes' })
  expect(names(await json('/api/cities/vienna/places?featured=true'))).toEqual(['F'])
  expect(names(await json('/api/cities/vienna/places?indoor=true'))).toEqual(['I'])
  expect(names(await json('/api/cities/vienna/places?wheelchairAccessible=true'))).toEqual(['W'])
  expect(names(await json('/api/cities/vienna/places?featured=false&indoor=false'))).toEqual(['F', 'I', 'W'])
  expect(names(await json('/api/cities/vienna/places?featured=undefined&radius=undefined'))).toEqual([
    'F',
    'I',
    'W',
  ])
  expect(await json('/api/cities/vienna/places?featured=true&indoor=true')).toEqual([])
  await aPlace(db, { name: 'FI', isFeatured: true, setting: 'indoor' })
  expect(names(await json('/api/cities/vienna/places?featured=true&indoor=true'))).toEqual(['FI'])
})

test('a parameter that is given twice is refused by its name', async () => {
  const { get } = await vienna()
  const answer = await get(
    '/api/cities/vienna/places?limit=2&limit=3&offset=1&funTypes=zoo&funTypes=park&funTypes=x',
  )
  expect(answer.status).toBe(400)
  expect((await answer.json()).issues).toEqual([
    { path: 'funTypes', message: 'is given 3 times' },
    { path: 'limit', message: 'is given twice' },
  ])
})

test('limit and offset cut the list; X-Total-Count tells how many there are in all', async () => {
  const { db, get } = await vienna()
  for (const name of ['A', 'B', 'C']) await aPlace(db, { name })
  const response = await get('/api/cities/vienna/places?limit=1&offset=1')
  expect(names((await response.json()) as { name: string }[])).toEqual(['B'])
  expect(response.headers.get('X-Total-Count')).toBe('3')
})

test('openFrom and openTo are the run of seasons of today', async () => {
  const { db, json } = await vienna()
  vi.useFakeTimers({ now: new Date('2026-07-15T12:00:00Z'), toFake: ['Date'] })
  try {
    await aPlace(db, { name: 'Lido', seasons: ['summer', 'spring'] })
    expect(await json('/api/cities/vienna/places')).toMatchObject([
      { openFrom: '2026-03-01', openTo: '2026-08-31' },
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('an unknown city is 404', async () => {
  const { get } = await vienna()
  const response = await get('/api/cities/atlantis/places')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'No such city', code: 'not_found', issues: [] })
})

test.each([
  ['radius=0', 'radius'],
  ['radius=1001', 'radius'],
  ['radius=ten', 'radius'],
  ['radius=1.5', 'radius'],
  ['radius=NaN', 'radius'],
  ['season=monsoon', 'season'],
  ['featured=yes', 'featured'],
  ['indoor=1', 'indoor'],
  ['funTypes=zoo%27--', 'funTypes'],
  ['age=19', 'age'],
  ['age=-1', 'age'],
  ['age=5-7', 'age'],
  ['sort=best', 'sort'],
  ['limit=0', 'limit'],
  ['limit=1e9', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=99999999999', 'offset'],
])('?%s is 400 and names the field', async (query, path) => {
  const { get } = await vienna()
  const response = await get(`/api/cities/vienna/places?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
})

test('an age keeps the places whose range holds it; an unknown end keeps nobody out', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'All', ageGroupMin: 0, ageGroupMax: 18 })
  await aPlace(db, { name: 'From 6', ageGroupMin: 6 })
  await aPlace(db, { name: 'To 4', ageGroupMax: 4 })
  await aPlace(db, { name: '3 to 10', ageGroupMin: 3, ageGroupMax: 10 })
  expect(names(await json('/api/cities/vienna/places?age=5'))).toEqual(['3 to 10', 'All'])
  expect(names(await json('/api/cities/vienna/places?age=4'))).toEqual(['3 to 10', 'All', 'To 4'])
  expect(names(await json('/api/cities/vienna/places?age=3,7'))).toEqual(['3 to 10', 'All'])
  expect(names(await json('/api/cities/vienna/places?age=18'))).toEqual(['All', 'From 6'])
  expect(names(await json('/api/cities/vienna/places?age=undefined'))).toHaveLength(4)
})

test('a list is in the order asked for, also across its pages', async () => {
  const { db, json } = await vienna()
  await aPlace(db, { name: 'Ape House', ...north(3) })
  await aPlace(db, { name: 'Bear Park', ...north(2), isFeatured: true })
  await aPlace(db, { name: 'Cat Café', ...north(1) })
  const ordered = async (query: string) => names(await json(`/api/cities/vienna/places?${query}`))
  expect(await ordered('sort=distance')).toEqual(['Cat Café', 'Bear Park', 'Ape House'])
  expect(await ordered('sort=featured')).toEqual(['Bear Park', 'Cat Café', 'Ape House'])
  expect(await ordered('sort=name')).toEqual(['Ape House', 'Bear Park', 'Cat Café'])
  expect(await ordered('sort=name&limit=1&offset=1')).toEqual(['Bear Park'])
  expect(await ordered('sort=undefined')).toEqual(['Cat Café', 'Bear Park', 'Ape House'])
})
