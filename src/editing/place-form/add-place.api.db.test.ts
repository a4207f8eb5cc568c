import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, aPlace, aSeason } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { osmCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { cityPlaces } from '../../guide/cities/city.table.ts'
import { blockedOsmIds, places } from '../../guide/places/place.table.ts'

const path = '/api/admin/places'
const vienna = { lat: 48.2, lng: 16.37 }

test('a place with all its fields is there at once, hidden, with its distances, in its nearest city', async () => {
  const { db, call, lastChange, userId } = await anOffice()
  const near = await aCity(db)
  await aCity(db, { name: 'Bratislava', lat: 48.1486, lng: 17.1077 })
  const funTypes = [await aFunType(db, { slug: 'museum' }), await aFunType(db, { slug: 'zoo' })]
  const summer = await aSeason(db, { name: 'summer' })
  const fields = {
    ...{
      ...vienna,
      name: 'Akvarij Šibenik',
      displayName: 'Aquarium',
      placeId: 'way/5',
      description: 'Fish.',
    },
    ...{ openingHours: '24/7', website: 'https://a.at/', phone: '1', ageGroupMin: 2, ageGroupMax: 9 },
    ...{ isIndoor: true, isWheelchairAccessible: true, addrCity: 'Wien', addrStreet: 'Ring' },
  }
  const sent = { ...fields, funTypes: funTypes.map(({ id }) => id), seasons: [summer.id] }
  const { status, body } = await call('POST', path, sent)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...fields, slug: 'akvarij-sibenik', address: 'Ring, Wien', isActive: false })
  expect(body).toMatchObject({ isFeatured: false, isReviewed: false, seasons: [{ name: 'summer' }] })
  expect(body.funTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['museum', 'zoo'])
  expect((await call('GET', `${path}/${body.id}`)).body).toEqual(body)
  expect(await db.select().from(cityPlaces)).toMatchObject([{ cityId: near.id, placeId: body.id }])
  expect(await db.select().from(placeDistances)).toHaveLength(2)
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'create', entity: 'places', entityId: String(body.id), before: null },
    after: { name: 'Akvarij Šibenik', funTypes: ['museum', 'zoo'], seasons: ['summer'], phone: '1' },
  })
})

test('a name and coordinates are enough', async () => {
  const { db, call } = await anOffice()
  await aCity(db, { name: 'Far', lat: 60, lng: 20 })
  const { status, body } = await call('POST', path, { name: 'Hut', ...vienna })
  expect([status, body.slug, body.funTypes, body.seasons, body.address]).toEqual([201, 'hut', [], [], null])
  expect(await db.select().from(cityPlaces)).toEqual([])
})

test.for([
  [{ ...vienna }, 400, 'name', 'Place name is required'],
  [{ ...vienna, name: ' \u200b ' }, 422, 'name', 'Place name is required'],
  [{ name: 'A', lat: 0, lng: 16 }, 422, 'lat', 'Valid coordinates (latitude and longitude) are required'],
  [{ name: 'A', lat: 48, lng: 0 }, 422, 'lng', 'Valid coordinates (latitude and longitude) are required'],
  [{ name: 'A', lat: 48 }, 400, 'lng', 'Valid coordinates (latitude and longitude) are required'],
  [{ name: 'A', lat: '48', lng: 16 }, 400, 'lat', 'Valid coordinates (latitude and longitude) are required'],
  [
    { name: 'A', ...vienna, ageGroupMin: 9, ageGroupMax: 3 },
    422,
    'ageGroupMax',
    'The maximum age must not be below the minimum age',
  ],
  [
    { name: 'A', ...vienna, website: 'data:text/html,x' },
    422,
    'website',
    'A web address that begins with https://',
  ],
  [{ name: 'A', ...vienna, funTypes: [4711] }, 422, 'funTypes', 'There is none with the id 4711'],
  [{ name: 'A', ...vienna, seasons: [4711] }, 422, 'seasons', 'There is none with the id 4711'],
  [{ name: 'x'.repeat(256), ...vienna }, 422, 'name', 'At most 255 characters'],
] as const)('%o is refused with %i: %s', async ([sent, status, field, message]) => {
  const { db, call } = await anOffice()
  const answer = await call('POST', path, sent)
  expect([answer.status, answer.body.issues[0]]).toEqual([status, { path: field, message }])
  expect(await db.select().from(places)).toEqual([])
})

test('a name that is there already gets the town, then a number', async () => {
  const { db, call } = await anOffice()
  await aCity(db)
  const slugs = []
  for (const description of ['1', '2', '3'])
    slugs.push((await call('POST', path, { name: 'Spielplatz', ...vienna, description })).body.slug)
  expect(slugs).toEqual(['spielplatz', 'spielplatz-vienna', 'spielplatz-vienna-2'])
})

test('a double click adds one place; the same later, or by somebody else, is another one', async () => {
  const { db, call } = await anOffice()
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', path, { name: 'Hut', ...vienna })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'taken', current: { name: 'Hut', slug: 'hut' } })
  expect(await db.select().from(places)).toHaveLength(1)
  expect((await call('POST', path, { name: 'Hut', lat: 48.3, lng: 16.37 })).status).toBe(201)
  const [first] = answers.filter(({ status }) => status === 201)
  await call('DELETE', `${path}/${first?.body.id}`)
  expect((await call('POST', path, { name: 'Hut', ...vienna })).status).toBe(201)
})

test('many at once with one name get a slug each', async () => {
  const { call } = await anOffice()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => call('POST', path, { name: 'Hut', lat: 48 + n / 100, lng: 16 })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(20)
})

test('an OSM id that another place has is refused', async () => {
  const { db, call } = await anOffice()
  await aPlace(db, { placeId: 'way/7' })
  const { status, body } = await call('POST', path, { name: 'Hut', ...vienna, placeId: 'way/7' })
  expect([status, body.code, body.issues[0].path]).toEqual([409, 'taken', 'placeId'])
})

test('an address sent as the form joins it follows its parts; any other is the editor’s', async () => {
  const { call } = await anOffice()
  const parts = {
    addrHousenumber: '13b',
    addrStreet: 'Maxingstraße',
    addrPostcode: '1130',
    addrCity: 'Vienna',
  }
  const joined = await call('POST', path, {
    ...{ name: 'A', ...vienna, ...parts },
    address: '13b, Maxingstraße, Vienna, 1130',
  })
  expect(joined.body.address).toBe('Maxingstraße 13b, 1130 Vienna')
  expect(joined.body.editedFields).not.toContain('address')
  const own = await call('POST', path, { name: 'B', ...vienna, address: 'Behind the station' })
  expect(own.body).toMatchObject({ address: 'Behind the station' })
  expect(own.body.editedFields).toEqual(['address', 'lat', 'lng', 'name'])
})

test('an import that finds the same place adds to it and changes nothing of it', async () => {
  const { db, call } = await anOffice()
  const zoo = await aFunType(db, { slug: 'zoo' })
  const { body } = await call('POST', path, { name: 'Lindenzoo', ...vienna, phone: '1', funTypes: [zoo.id] })
  const raw = {
    ...{ type: 'node', id: 9, lat: 48.2001, lon: 16.3701, timestamp: '2030-01-01T00:00:00Z' },
    tags: { name: 'Lindenzoo', tourism: 'zoo', phone: '+43 1 22222', website: 'https://zoo.at/' },
  }
  const candidate = osmCandidateOf({ externalId: 'node/9', raw, sourceDate: new Date('2030-01-01') })
  if (!candidate) throw new Error('The record is no place')
  await db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: new Date('2030-01-01') }))
  const [place] = await db.select().from(places).where(eq(places.id, body.id))
  expect(place).toMatchObject({
    ...vienna,
    name: 'Lindenzoo',
    phone: '1',
    website: 'https://zoo.at/',
    placeId: 'node/9',
  })
  expect(await db.select().from(places)).toHaveLength(1)
})

test('a place that is to be active is shown at once', async () => {
  const { call, publicJson } = await anOffice()
  const { body } = await call('POST', path, { name: 'Hut', ...vienna, isActive: true })
  expect(body.isActive).toBe(true)
  expect(await publicJson('/api/places/hut')).toMatchObject({ name: 'Hut' })
})

test('who added a place takes it back, and an import may bring it all the same', async () => {
  const { db, call, lastChange } = await anOffice()
  const { body } = await call('POST', path, { name: 'Hut', ...vienna, placeId: 'node/9' })
  const undone = await call('POST', `${path}/${body.id}/undo-adding`, { updatedAt: body.updatedAt })
  expect(undone).toEqual({ status: 200, body: { success: true, historyId: (await lastChange())?.id } })
  expect(await db.$count(places)).toBe(0)
  expect(await db.$count(blockedOsmIds)).toBe(0)
  expect((await call('POST', `${path}/${body.id}/undo-adding`, {})).status).toBe(404)
  expect((await call('POST', `/api/admin/history/${undone.body.historyId}/restore`)).status).toBe(200)
  expect(await db.$count(places)).toBe(1)
})

test('what somebody changed since it was added, or nobody added by hand, stays', async () => {
  const { db, call } = await anOffice()
  const { body } = await call('POST', path, { name: 'Hut', ...vienna })
  await call('PUT', `${path}/${body.id}`, { phone: '1' })
  const { status, body: refused } = await call('POST', `${path}/${body.id}/undo-adding`, {
    updatedAt: body.updatedAt,
  })
  expect([status, refused.code, refused.current.phone]).toEqual([409, 'stale', '1'])
  const other = await aPlace(db)
  expect((await call('POST', `${path}/${other.id}/undo-adding`, {})).status).toBe(422)
  expect(await db.$count(places)).toBe(2)
})

async function anOffice() {
  const db = await testDatabase()
  return { db, ...(await testEditor(db)) }
}
