import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { aCity, aFunType, aPlace, aSeason } from '../../../tests/factories.ts'
import { testDatabaseForImports } from '../../../tests/osm.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { osmCandidateOf } from '../../gathering/providers/openstreetmap/osm-place.ts'
import { findBlockedIds } from '../../gathering/storing/known-places.queries.ts'
import { storeCandidates } from '../../gathering/storing/store-candidates.queries.ts'
import { blockedOsmIds } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'

test('only the sent fields change, become the editor’s, and are noted alone', async () => {
  const { place, put, lastChange, userId } = await anImportedPlace({ phone: '+43 1 111' })
  const { status, body } = await put({ phone: '+43 1 222', isReviewed: true })
  expect([status, body.phone, body.isReviewed, body.editedFields]).toEqual([
    200,
    '+43 1 222',
    true,
    ['phone'],
  ])
  expect(body).toEqual({
    ...place,
    phone: '+43 1 222',
    isReviewed: true,
    editedFields: ['phone'],
    updatedAt: body.updatedAt,
  })
  expect(body.updatedAt).not.toBe(place.updatedAt)
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'update', entity: 'places', entityId: String(place.id) },
    before: { phone: '+43 1 111', isReviewed: false, editedFields: [] },
    after: { phone: '+43 1 222', isReviewed: true, editedFields: ['phone'] },
  })
})

test('every field of the form can be set', async () => {
  const { put } = await anImportedPlace()
  const fields = {
    ...{
      displayName: 'Lions',
      placeId: 'way/9',
      description: 'Many.',
      lat: 48.21,
      lng: 16.38,
      phone: '+43 1 1',
    },
    ...{
      website: 'https://lions.at/',
      address: 'Behind the station',
      addrHousenumber: '7',
      addrStreet: 'Ring',
    },
    ...{ addrCity: 'Wien', addrPostcode: '1010', addrCountry: 'Austria', openingHours: '24/7' },
    ...{ ageGroupMin: 0, ageGroupMax: 18, isIndoor: true, isWheelchairAccessible: true },
    ...{ isActive: false, isFeatured: true, isReviewed: true },
  }
  const { status, body } = await put(fields)
  expect([status, body]).toEqual([200, expect.objectContaining(fields)])
})

test('the whole place sent back as it was read changes nothing and is not noted', async () => {
  const { place, put, lastChange } = await anImportedPlace()
  const { status, body } = await put({
    ...place,
    name: 'Another Name',
    slug: 'another-slug',
    selectedFunTypes: place.funTypes.map(({ id }: { id: number }) => id),
    selectedSeasons: [],
  })
  expect([status, body]).toEqual([200, place])
  expect(await lastChange()).toBeUndefined()
})

test('fun types are set in their order, seasons in that of the year, and noted by slug and name', async () => {
  const { db, put, lastChange } = await anImportedPlace()
  const [museum, zoo] = [await aFunType(db, { slug: 'museum' }), await aFunType(db, { slug: 'zoo' })]
  const [spring, summer] = [await aSeason(db, { name: 'spring' }), await aSeason(db, { name: 'summer' })]
  const { body } = await put({
    selectedFunTypes: [museum.id, zoo.id],
    selectedSeasons: [summer.id, spring.id],
  })
  expect(body.funTypes.map(({ slug }: { slug: string }) => slug)).toEqual(['museum', 'zoo'])
  expect(body.seasons.map(({ name }: { name: string }) => name)).toEqual(['spring', 'summer'])
  expect((await lastChange())?.after).toEqual({
    ...{ funTypes: ['museum', 'zoo'], seasons: ['spring', 'summer'], editedFields: ['funTypes', 'seasons'] },
  })
  expect((await put({ selectedFunTypes: [zoo.id, museum.id] })).body.funTypes[0].slug).toBe('zoo')
  expect((await put({ selectedFunTypes: [], selectedSeasons: [] })).body).toMatchObject({
    funTypes: [],
    seasons: [],
  })
})

test('the address follows its parts, until an editor writes one; emptied, it follows them again', async () => {
  const { put } = await anImportedPlace({ 'addr:street': 'Lindengasse', 'addr:housenumber': '7' })
  const street = await put({ addrStreet: 'Am Platz', addrCity: 'Wien' })
  expect(street.body).toMatchObject({
    address: 'Am Platz 7, Wien, Austria',
    editedFields: ['addrCity', 'addrHousenumber', 'addrStreet'],
  })
  const own = await put({ address: 'Behind the station' })
  expect(own.body).toMatchObject({ address: 'Behind the station', addrStreet: 'Am Platz' })
  expect((await put({ addrStreet: 'Ring' })).body.address).toBe('Behind the station')
  const emptied = await put({ address: '' })
  expect(emptied.body.address).toBe('Ring 7, Wien, Austria')
  expect(emptied.body.editedFields).not.toContain('address')
})

test('a place that no source tells of keeps what else it has', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { id } = await aPlace(db, {
    phone: '1',
    website: 'https://a.at/',
    addrStreet: 'Ring',
    setting: 'indoor',
  })
  const { body } = await call('PUT', `/api/admin/places/${id}`, { addrCity: 'Wien' })
  expect(body).toMatchObject({ phone: '1', website: 'https://a.at/', isIndoor: true, address: 'Ring, Wien' })
})

test('a moved place gets new distances with it, and both its coordinates are the editor’s', async () => {
  const { db, place, put } = await anImportedPlace()
  const km = async () =>
    (await db.select().from(placeDistances).where(eq(placeDistances.placeId, place.id))).map(
      ({ radiusDistanceKm }) => Math.round(radiusDistanceKm),
    )
  const before = await km()
  const { body } = await put({ lat: 48.3 })
  expect(body).toMatchObject({ lat: 48.3, lng: place.lng, editedFields: ['lat', 'lng'] })
  expect(await km()).not.toEqual(before)
})

test.for([
  [{ ageGroupMin: -1 }, 422, 'ageGroupMin'],
  [{ ageGroupMax: 19 }, 422, 'ageGroupMax'],
  [{ ageGroupMin: 2.5 }, 400, 'ageGroupMin'],
  [{ ageGroupMin: 12, ageGroupMax: 6 }, 422, 'ageGroupMax'],
  [{ lat: 90.1 }, 422, 'lat'],
  [{ lng: -180.1 }, 422, 'lng'],
  [{ lat: '48.2' }, 400, 'lat'],
  [{ lat: null }, 400, 'lat'],
  [{ website: 'javascript:alert(1)' }, 422, 'website'],
  [{ website: 'ftp://zoo.at' }, 422, 'website'],
  [{ website: 'two words.at' }, 422, 'website'],
  [{ placeId: 'way/abc' }, 422, 'placeId'],
  [{ displayName: 'x'.repeat(256) }, 422, 'displayName'],
  [{ description: 'x'.repeat(5001) }, 422, 'description'],
  [{ addrPostcode: 'x'.repeat(21) }, 422, 'addrPostcode'],
  [{ isIndoor: 'yes' }, 400, 'isIndoor'],
  [{ selectedFunTypes: [4711] }, 422, 'selectedFunTypes'],
  [{ selectedSeasons: [4711] }, 422, 'selectedSeasons'],
  [{ selectedSeasons: ['summer'] }, 400, 'selectedSeasons.0'],
  [{ updatedAt: 'yesterday' }, 422, 'updatedAt'],
] as const)('%o is refused with %i and names %s; nothing changes', async ([edit, status, field]) => {
  const { place, put, get } = await anImportedPlace()
  const answer = await put({ phone: '+43 1 999', ...edit })
  expect([answer.status, answer.body.issues[0]?.path]).toEqual([status, field])
  expect(await get()).toEqual(place)
})

test('an age beyond the other that is there already is refused too', async () => {
  const { put } = await anImportedPlace()
  expect((await put({ ageGroupMin: 6, ageGroupMax: 12 })).status).toBe(200)
  expect((await put({ ageGroupMin: 13 })).status).toBe(422)
  expect((await put({ ageGroupMin: 12 })).status).toBe(200)
})

test.for([
  ['https://zoo.at', 'https://zoo.at'],
  ['www.zoo.at', 'https://www.zoo.at/'],
  [' https://zoo.at/de?x=1 ', 'https://zoo.at/de?x=1'],
  ['', null],
] as const)('the website %s is kept as %s', async ([typed, kept]) => {
  const { put } = await anImportedPlace({ website: 'https://old.at/' })
  expect((await put({ website: typed })).body.website).toBe(kept)
})

test('texts are cleaned as those of imports are, and shown as they are written', async () => {
  const { put } = await anImportedPlace()
  const { body } = await put({ displayName: ' <script>\u202e \u0007alert(1)\n</script> ', phone: '\u200b' })
  expect(body).toMatchObject({ displayName: '<script> alert(1) </script>', phone: null })
})

test('the OSM id can be set, from its address too, but never that of another place', async () => {
  const { db, put } = await anImportedPlace()
  await aPlace(db, { placeId: 'way/7' })
  const refused = await put({ placeId: 'way/7' })
  expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([409, 'taken', 'placeId'])
  await db.insert(blockedOsmIds).values({ osmId: 'way/8' })
  const { body } = await put({ placeId: 'https://www.openstreetmap.org/way/8#map=17/1/2' })
  expect(body).toMatchObject({ placeId: 'way/8', editedFields: ['placeId'] })
  expect(await findBlockedIds(db, ['way/8'])).toEqual(new Set())
})

test('who read an older state is told the newer one, and overrules nothing', async () => {
  const { place, put, get } = await anImportedPlace()
  const first = await put({ phone: '+43 1 222', updatedAt: place.updatedAt })
  expect(first.status).toBe(200)
  const second = await put({ website: 'https://b.at/', updatedAt: place.updatedAt })
  expect([second.status, second.body.code, second.body.current]).toEqual([409, 'stale', first.body])
  expect(await get()).toEqual(first.body)
  expect((await put({ website: 'https://b.at/', updatedAt: first.body.updatedAt })).status).toBe(200)
})

test('who saves a place that is gone by then is told what became of it', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const [zoo, twin, park] = [
    await aPlace(db, { name: 'Zoo' }),
    await aPlace(db, { name: 'Twin' }),
    await aPlace(db),
  ]
  const saved = async (id: number) => {
    const { status, body } = await call('PUT', `/api/admin/places/${id}`, { phone: '1' })
    return [status, body.message]
  }
  await call('POST', '/api/admin/twins/join', { keep: zoo.id, drop: twin.id })
  expect(await saved(twin.id)).toEqual([404, 'No such place: it was joined into “Zoo” meanwhile'])
  for (const id of [zoo.id, park.id]) await call('DELETE', `/api/admin/places/${id}`)
  expect(await saved(park.id)).toEqual([404, 'No such place: it was deleted meanwhile'])
  expect(await saved(twin.id)).toEqual([404, 'No such place: it was joined into another one meanwhile'])
})

test('of two who change different fields without a date, both are heard', async () => {
  const { put, get } = await anImportedPlace()
  await Promise.all([put({ phone: '+43 1 222' }), put({ website: 'https://b.at/' }), put({ ageGroupMin: 3 })])
  expect(await get()).toMatchObject({
    ...{ phone: '+43 1 222', website: 'https://b.at/', ageGroupMin: 3 },
    editedFields: ['ageGroupMin', 'phone', 'website'],
  })
})

test('edits and imports of the same place do not wait for each other in vain', async () => {
  const { db, put, again } = await anImportedPlace()
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      if (n % 3 > 0) return (await put({ ageGroupMin: n })).status
      await again({ phone: `+43 1 ${10_000 + n}` }, `2025-01-0${n / 3 + 1}`)
      return 200
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await db.select().from(auditLog)).toHaveLength(8)
})

test('a released field says what the sources say', async () => {
  const { put, sourceValues } = await anImportedPlace({ phone: '+43 1 11111' })
  await put({ phone: '+43 1 222', lat: 48.3, description: 'Ours' })
  expect(await sourceValues()).toEqual({ phone: '+43 1 11111', lat: 48.2, lng: 16.37, description: null })
  const { body } = await put({ releasedFields: ['phone', 'lat'], phone: '+43 1 333' })
  expect(body).toMatchObject({ phone: '+43 1 11111', lat: 48.2, editedFields: ['description'] })
})

test('whatever an editor sets survives whatever an import brings', async () => {
  const { put, get, again, db } = await anImportedPlace()
  const museum = await aFunType(db, { slug: 'museum' })
  const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const edit = fc.record({
    phone: maybe('+43 1 1', null),
    website: maybe('https://own.at/', null),
    ageGroupMin: maybe(0, 4, null),
    isIndoor: maybe(true, false),
    addrStreet: maybe('Own Street', null),
    openingHours: maybe('24/7', null),
    selectedFunTypes: maybe([museum.id]),
    lat: maybe(48.21, 48.22),
  })
  const tags = fc.record({
    phone: maybe('+43 1 22222'),
    website: maybe('https://osm.at/'),
    min_age: maybe('3', '12'),
    indoor: maybe('yes', 'no'),
    'addr:street': maybe('Lindengasse'),
    'addr:housenumber': maybe('9'),
    opening_hours: maybe('Mo-Fr 09:00-18:00'),
    leisure: maybe('park'),
  })
  let year = 2025
  await fc.assert(
    fc.asyncProperty(edit, tags, async (wish, said) => {
      const { status, body: edited } = await put(wish)
      expect(status).toBe(200)
      year += 1
      await again(said, `${year}-01-01`)
      const place = await get()
      for (const field of edited.editedFields) expect([field, place[field]]).toEqual([field, edited[field]])
      expect(place.editedFields).toEqual(edited.editedFields)
    }),
    { numRuns: 20, seed: 7 },
  )
})

test.for(['0', 'x', '2147483647'])('%s is no place', async (id) => {
  const { call } = await testEditor(await testDatabase())
  expect((await call('PUT', `/api/admin/places/${id}`, { phone: '1' })).status).toBe(404)
  expect((await call('GET', `/api/admin/places/${id}/source-values`)).status).toBe(404)
})

/** A zoo in Vienna that OpenStreetMap brought, and the calls to edit it. */
async function anImportedPlace(tags: Record<string, string | undefined> = {}) {
  const db = await testDatabaseForImports()
  await aCity(db, { slug: 'vienna-test' })
  const editor = await testEditor(db)
  const again = (said: Record<string, string | undefined>, date: string) => {
    const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    const raw = {
      ...{ type: 'node', id: 1, lat: 48.2, lon: 16.37, timestamp: `${date}T00:00:00Z` },
      tags: { name: 'Lindenzoo', tourism: 'zoo', ...known },
    }
    const candidate =
      osmCandidateOf({ externalId: 'node/1', raw, sourceDate: new Date(date) }) ?? aCandidate()
    return db.transaction((tx) => storeCandidates(tx, [candidate], { asOf: new Date(date) }))
  }
  const [stored] = await again(tags, '2024-01-01')
  const path = `/api/admin/places/${stored?.placeId}`
  const get = async () => (await editor.call('GET', path)).body
  const put = (edit: object) => editor.call('PUT', path, edit)
  const sourceValues = async () => (await editor.call('GET', `${path}/source-values`)).body
  return { ...editor, db, put, get, again, sourceValues, place: await get() }
}
