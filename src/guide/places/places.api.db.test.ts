import { expect, test } from 'vitest'
import { aCity, aFunType, anImage, aPlace } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { PlaceByFunType, PlaceDetail } from '../place-lists/place.schema.ts'
import { placeSources } from './place.table.ts'

test('a place page holds all that is known of a place, with its cities nearest first', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna' })
  await aCity(db, { name: 'Bratislava', country: 'Slovakia', lat: 48.1486, lng: 17.1077 })
  await aPlace(db, {
    name: 'Haus des Meeres',
    slug: 'haus-des-meeres',
    funTypes: ['aquarium'],
    seasons: ['summer'],
    cities: [vienna],
    openingHours: 'Mo-Su 09:00-20:00',
    ageGroupMin: 3,
    ageGroupMax: 18,
    setting: 'indoor',
  })
  const { json } = testApi(db)
  const place = await json('/api/places/haus-des-meeres')
  expect(PlaceDetail.parse(place)).toEqual(place)
  expect(place).toMatchObject({
    placeName: 'Haus des Meeres',
    openingHours: 'Mo-Su 09:00-20:00',
    ageGroupMin: 3,
    isIndoor: true,
    seasons: [{ name: 'summer', displayName: 'Summer' }],
    funTypes: [{ slug: 'aquarium', funTypeName: 'Aquarium' }],
    city: { name: 'Vienna', slug: 'vienna' },
    nearCities: [{ cityName: 'Vienna' }, { cityName: 'Bratislava' }],
    fromOpenStreetMap: false,
    fromGeoapify: false,
    formerSlugs: [],
  })
})

test('a language that nobody could name is told as none: it would break the page', async () => {
  const db = await testDatabase()
  const { json } = testApi(db)
  const told = async (slug: string, descriptionLanguage: string) => {
    await aPlace(db, { slug, description: 'Les ours.', descriptionLanguage })
    return (await json(`/api/places/${slug}`)).descriptionLanguage
  }
  expect(await told('by-code', 'fr')).toBe('fr')
  expect(await told('by-code-and-country', 'fr_CH')).toBe('fr-CH')
  expect(await told('by-name', 'Französisch')).toBeNull()
  expect(await told('by-own-code', 'x-klingon')).toBeNull()
})

test('the plain week of hours is told day by day; what is no plain week is null', async () => {
  const db = await testDatabase()
  for (const openingHours of ['Mo-Fr 09:00-17:00; PH off', 'Jun-Aug 10:00-18:00', null]) {
    const { slug } = await aPlace(db, { openingHours })
    const { week } = await testApi(db).json(`/api/places/${slug}`)
    if (openingHours?.startsWith('Mo'))
      expect(week.slice(4)).toEqual([
        { day: 'Friday', hours: '09:00–17:00' },
        { day: 'Saturday', hours: 'Closed' },
        { day: 'Sunday', hours: 'Closed' },
        { day: 'Public holidays', hours: 'Closed' },
      ])
    else expect(week).toBeNull()
  }
})

test.each([
  ['Apr-Oct 10:00-18:00', true],
  ['Mo-Su 10:00-18:00; Nov-Mar off', true],
  ['Mo-Su 10:00-18:00; Dec 25 off', false],
  [null, false],
])('whether the hours %s tell of parts of the year is said', async (openingHours, hasHoursByMonth) => {
  const db = await testDatabase()
  const { slug } = await aPlace(db, { openingHours })
  expect(await testApi(db).json(`/api/places/${slug}`)).toMatchObject({ hasHoursByMonth })
})

test('pictures come primary first, then manual_upload, unsplash_manual, unsplash_auto', async () => {
  const db = await testDatabase()
  const place = await aPlace(db, { slug: 'park' })
  for (const imageType of ['unsplash_auto', 'unsplash_manual', 'manual_upload'] as const)
    await anImage(db, place, { imageType, altText: imageType })
  await anImage(db, place, { imageType: 'unsplash_auto', altText: 'primary', isPrimary: true })
  const { images } = await testApi(db).json('/api/places/park')
  expect(images.map(({ altText }: { altText: string }) => altText)).toEqual([
    'primary',
    'manual_upload',
    'unsplash_manual',
    'unsplash_auto',
  ])
})

test('a place that is unknown or not active is 404, whatever its address holds', async () => {
  const db = await testDatabase()
  await aPlace(db, { slug: 'hidden', isActive: false })
  const { get } = testApi(db)
  for (const slug of [
    'hidden',
    'unknown',
    'Upper',
    'a%20b',
    '..%2f..%2fetc',
    "'%20or%201=1",
    'x'.repeat(300),
  ]) {
    const response = await get(`/api/places/${slug}`)
    expect([slug, response.status]).toEqual([slug, 404])
  }
})

test('an address with a NUL or broken UTF-8 is 400', async () => {
  const { get } = testApi(await testDatabase())
  for (const part of ['%00', '%ff%fe', '%ed%a0%80'])
    expect((await get(`/api/places/a${part}`)).status).toBe(400)
  expect((await get('/api/cities/search?q=a%00')).status).toBe(400)
})

test('what a list of a fun type is asked around is told by the name of its parameter where there is none', async () => {
  const db = await testDatabase()
  await aPlace(db, { funTypes: ['zoo'] })
  const { get } = testApi(db)
  const told = async (path: string) => {
    const { message, issues } = await (await get(`/api/places/by-fun-type/${path}`)).json()
    return { message, issues }
  }
  const message = 'No such city'
  expect(await told('zoo?city=atlantis')).toEqual({
    message: `city: ${message}`,
    issues: [{ path: 'city', message }],
  })
  expect(await told('circus?city=atlantis')).toEqual({ message: 'No such fun type', issues: [] })
})

test('places of a fun type come by name, with their photo and all cities, nearest first', async () => {
  const db = await testDatabase()
  await aCity(db, { name: 'Vienna' })
  await aCity(db, { name: 'Bratislava', lat: 48.1486, lng: 17.1077 })
  const zoo = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] })
  await anImage(db, zoo, { storagePath: 'zoo.webp', originalUrl: 'https://example.org/original.jpg' })
  await aPlace(db, { name: 'Alpenzoo', funTypes: ['zoo', 'outdoor'], lat: 47.28, lng: 11.39 })
  await aPlace(db, { name: 'Hidden', funTypes: ['zoo'], isActive: false })
  await aPlace(db, { name: 'Park', funTypes: ['outdoor'] })
  const { get, json } = testApi(db)
  const places = await json('/api/places/by-fun-type/zoo')
  expect(places.map((place: unknown) => PlaceByFunType.parse(place))).toEqual(places)
  expect(places).toMatchObject([
    { name: 'Alpenzoo', photoUrl: null, distances: [] },
    {
      name: 'Zoo',
      photoUrl: '/api/images/zoo.webp',
      distances: [{ cityName: 'Vienna' }, { cityName: 'Bratislava' }],
    },
  ])
  const second = await get('/api/places/by-fun-type/zoo?limit=1&offset=1')
  expect(await second.json()).toMatchObject([{ name: 'Zoo' }])
  expect(second.headers.get('X-Total-Count')).toBe('2')
})

test('a fun type without places has an empty list; an unknown one is 404', async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'museum' })
  const { get, json } = testApi(db)
  expect(await json('/api/places/by-fun-type/museum')).toEqual([])
  expect((await get('/api/places/by-fun-type/opera')).status).toBe(404)
})

test('a place says which providers its data came from', async () => {
  const db = await testDatabase()
  const { json } = testApi(db)
  const place = await aPlace(db)
  const named = async () => {
    const { fromOpenStreetMap, fromGeoapify } = await json(`/api/places/${place.slug}`)
    return [fromOpenStreetMap, fromGeoapify]
  }
  expect(await named()).toEqual([false, false])
  const source = { placeId: place.id, raw: {} }
  await db.insert(placeSources).values({ ...source, provider: 'openstreetmap', externalId: 'node/1' })
  expect(await named()).toEqual([true, false])
  await db.update(placeSources).set({ provider: 'geoapify', externalId: '51' })
  expect(await named()).toEqual([true, true])
})

test('places of a fun type are found in a country, and around a city, nearest first', async () => {
  const db = await testDatabase()
  await aCity(db, { slug: 'vienna', name: 'Vienna' })
  await aCity(db, { slug: 'bratislava', name: 'Bratislava', country: 'Slovakia', lat: 48.1486, lng: 17.1077 })
  const zoo = (slug: string, addrCountry: string, lat: number, lng: number) =>
    aPlace(db, { slug, name: slug, funTypes: ['zoo'], addrCountry, lat, lng })
  await zoo('a-far', 'Austria', 46.6, 14.3)
  await zoo('b-border', 'Austria', 48.15, 17.0)
  await zoo('c-near', 'Slovakia', 48.149, 17.11)
  await aPlace(db, { slug: 'museum', funTypes: ['museum'], addrCountry: 'Slovakia', lat: 48.15, lng: 17.1 })
  const { get } = testApi(db)
  const zoos = async (query: string) => {
    const answer = await get(`/api/places/by-fun-type/zoo?${query}`)
    const found: PlaceByFunType[] = await answer.json()
    return [answer.headers.get('X-Total-Count'), ...found.map(({ slug }) => slug)]
  }
  expect(await zoos('country=Austria')).toEqual(['2', 'a-far', 'b-border'])
  expect(await zoos('city=bratislava')).toEqual(['2', 'c-near', 'b-border'])
  expect(await zoos('city=bratislava&limit=1&offset=1')).toEqual(['2', 'b-border'])
  expect(await zoos('country=Atlantis')).toEqual(['0'])
  const [, first] = await (await get('/api/places/by-fun-type/zoo?city=vienna')).json()
  expect(first.distances.map(({ cityName }: { cityName: string }) => cityName)).toEqual([
    'Vienna',
    'Bratislava',
  ])
  await aPlace(db, { funTypes: ['zoo'], addrCountry: 'Austria', lat: 48.2, isActive: false })
  const numbers = async (query: string) => (await get(`/api/places/by-fun-type/zoo/where${query}`)).json()
  const countries = { Austria: 2, Slovakia: 1 }
  expect(await numbers('')).toEqual({ countries, cities: {} })
  expect(await numbers('?country=Slovakia')).toEqual({ countries, cities: { bratislava: 2 } })
  expect(await numbers('?city=vienna')).toEqual({ countries, cities: { vienna: 2 } })
  await aFunType(db, { slug: 'aquarium' })
  expect(await (await get('/api/places/by-fun-type/aquarium/where?city=vienna')).json()).toEqual({
    countries: {},
    cities: {},
  })
  expect((await get('/api/places/by-fun-type/opera/where')).status).toBe(404)
  for (const query of ['city=atlantis', 'city=Not%20a%20slug'])
    expect((await get(`/api/places/by-fun-type/zoo?${query}`)).status).toBe(
      query === 'city=atlantis' ? 404 : 400,
    )
})
