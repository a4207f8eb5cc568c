import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { noteFetched } from '../../gathering/imports/import-run.queries.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'

const path = '/api/admin/cities'
const graz = { name: 'Graz', country: 'Austria', lat: 47.0707, lng: 15.4395 }

test.for([path, '/api/cities'])('POST %s adds a city that visitors find at once', async (address) => {
  const { call, lastChange, publicJson, userId } = await anOffice()
  const { status, body } = await call('POST', address, { ...graz, slug: 'graz' })
  const city = { id: body.id, ...graz, slug: 'graz', placesFetched: false, fetchEveryDays: null }
  expect([status, body]).toEqual([200, { ...city, updatedAt: expect.any(String) }])
  const entityId = String(body.id)
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'create', entity: 'cities', entityId, before: null, after: city },
  })
  const { fetchEveryDays: _, ...seen } = city
  expect(await publicJson('/api/cities')).toEqual([seen])
  expect(await publicJson('/api/cities/search?q=graz')).toHaveLength(1)
  expect(await publicJson('/api/cities/by-country')).toMatchObject([{ country: 'Austria' }])
})

test('each city tells how many places it shows, how many wait for a review and how many have no photo, as its lists do', async () => {
  const { db, call } = await anOffice()
  const [vienna, empty] = [await aCity(db), await aCity(db, { name: 'Graz' })]
  await anImage(db, await aPlace(db, { cities: [vienna], isReviewed: true }))
  await aPlace(db, { cities: [vienna], isActive: false })
  await aPlace(db, { cities: [vienna] })
  await db.insert(importRuns).values({ cityId: vienna.id, provider: 'openstreetmap', state: 'done' })
  const counts = (await call('GET', path)).body
  expect(counts).toEqual([
    { id: vienna.id, places: 2, unreviewed: 2, withoutPhoto: 2, isStale: false },
    { id: empty.id, places: 0, unreviewed: 0, withoutPhoto: 0, isStale: true },
  ])
  for (const [filter, total] of [
    ['isActive=true', 2],
    ['isReviewed=false', 2],
    ['hasPhoto=false', 2],
  ] as const) {
    const { body } = await call('GET', `/api/admin/places?cityId=${vienna.id}&${filter}`)
    expect(body.pagination.total).toBe(total)
  }
})

test('a new city knows the places near it', async () => {
  const { db, call } = await anOffice()
  await aPlace(db, { lat: 47.08, lng: 15.44 })
  await aPlace(db, { lat: 48.2, lng: 16.37 })
  const { body } = await call('POST', path, graz)
  const distances = await db.select().from(placeDistances).where(eq(placeDistances.cityId, body.id))
  expect(distances.map(({ radiusDistanceKm }) => Math.round(radiusDistanceKm))).toEqual([1])
})

test('the ways by road of a new and of a moved city are asked for, in one go; those of a renamed one are not', async () => {
  const { db, call } = await anOffice()
  const [moved, renamed] = [await aCity(db), await aCity(db, { name: 'Krems' })]
  await call('PUT', `${path}/${renamed.id}`, { name: 'Krems an der Donau' })
  expect(await db.select().from(jobs)).toEqual([])
  await call('PUT', `${path}/${moved.id}`, { lat: 48.3 })
  const { body } = await call('POST', path, graz)
  expect(await db.select().from(jobs)).toMatchObject([
    { kind: 'route-distances', state: 'waiting', input: { cityIds: [moved.id, body.id], placeIds: [] } },
  ])
})

test.for([
  ['Málaga', undefined, 'm-laga'],
  ['Málaga', ' ', 'm-laga'],
  ['Málaga', 'malaga', 'malaga'],
  ['Αθήνα', '', 'athina'],
  ['<script>alert(1)</script>', '', 'script-alert-1-script'],
] as const)('%s with the slug %o is addressed as %s', async ([name, slug, expected]) => {
  const { call } = await anOffice()
  const { body } = await call('POST', path, { ...graz, name, slug })
  expect(body).toMatchObject({ name, slug: expected })
})

const refusals = [
  [{ name: ' ' }, 422, 'name'],
  [{ name: 5 }, 400, 'name'],
  [{ name: 'x'.repeat(101) }, 422, 'name'],
  [{ name: 'Gr\naz' }, 422, 'name'],
  [{ country: '' }, 422, 'country'],
  [{ lat: 90.1 }, 422, 'lat'],
  [{ lat: '47' }, 400, 'lat'],
  [{ lat: null }, 400, 'lat'],
  [{ lng: -180.5 }, 422, 'lng'],
  [{ slug: 'Graz!' }, 422, 'slug'],
  [{ slug: 'search' }, 422, 'slug'],
  [{ slug: 'by-country' }, 422, 'slug'],
  [{ fetchEveryDays: 0 }, 422, 'fetchEveryDays'],
  [{ fetchEveryDays: 366 }, 422, 'fetchEveryDays'],
] as const

test.for([...refusals, [{ name: undefined }, 400, 'name'], [{ name: '東京' }, 422, 'slug']] as const)(
  'a new city with %o is refused with %i, which names the field %s',
  async ([part, status, field]) => {
    const { call, publicJson } = await anOffice()
    const { status: answered, body } = await call('POST', path, { ...graz, ...part })
    expect([answered, body.issues[0]?.path]).toEqual([status, field])
    expect(await publicJson('/api/cities')).toEqual([])
  },
)

test.for([...refusals, [{ slug: '' }, 422, 'slug'], [{ updatedAt: 'yesterday' }, 422, 'updatedAt']] as const)(
  'a change to %o is refused with %i, which names the field %s',
  async ([part, status, field]) => {
    const { db, call, publicJson } = await anOffice()
    const { id } = await aCity(db)
    const before = await publicJson('/api/cities')
    const { status: answered, body } = await call('PUT', `${path}/${id}`, part)
    expect([answered, body.issues[0]?.path]).toEqual([status, field])
    expect(await publicJson('/api/cities')).toEqual(before)
  },
)

test('the corners of the world are positions, and so is 0', async () => {
  const { call } = await anOffice()
  for (const [lat, lng] of [
    [90, 180],
    [-90, -180],
    [0, 0],
  ])
    expect((await call('POST', path, { ...graz, slug: `at-${lat}`, lat, lng })).status).toBe(200)
})

test('a slug is of one city only, also when many ask for it at once', async () => {
  const { db, call } = await anOffice()
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', path, graz)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of refused)
    expect([status, body.code, body.issues[0].path]).toEqual([409, 'taken', 'slug'])
  const other = await aCity(db)
  const { status, body } = await call('PUT', `${path}/${other.id}`, { slug: 'graz' })
  expect([status, body.issues[0].path]).toEqual([409, 'slug'])
})

test('a change touches the sent fields only, and is noted with what stood there', async () => {
  const { db, call, lastChange } = await anOffice()
  const { id, slug } = await aCity(db)
  const { status, body } = await call('PUT', `${path}/${id}`, {
    name: 'Wien',
    country: 'Austria',
    fetchEveryDays: 7,
  })
  expect([status, body]).toEqual([
    200,
    {
      id,
      slug,
      name: 'Wien',
      country: 'Austria',
      lat: 48.2082,
      lng: 16.3738,
      placesFetched: false,
      fetchEveryDays: 7,
      updatedAt: expect.any(String),
    },
  ])
  expect(await lastChange()).toMatchObject({
    before: { name: 'Vienna', fetchEveryDays: null },
    after: { name: 'Wien', fetchEveryDays: 7 },
  })
  expect((await call('PUT', `${path}/${id}`, {})).body).toEqual(body)
  expect((await call('PUT', `${path}/${id}`, { fetchEveryDays: null })).body.fetchEveryDays).toBeNull()
})

test('who read an older state of a city is told the newer one, and overrules nothing', async () => {
  const { call, anEdit, address } = await anOpenEdit()
  const theirs = await anEdit({ name: 'Wien', fetchEveryDays: 7 })
  expect(theirs.status).toBe(200)
  const mine = await anEdit({ fetchEveryDays: 30 })
  expect([mine.status, mine.body.code, mine.body.current]).toEqual([409, 'stale', theirs.body])
  const { places: _, ownPlaces: __, ...known } = (await call('GET', address)).body
  expect(known).toEqual(theirs.body)
  const knowing = { fetchEveryDays: 30, updatedAt: theirs.body.updatedAt }
  expect((await call('PUT', address, knowing)).body).toMatchObject({ name: 'Wien', fetchEveryDays: 30 })
})

test('of many who save the same state at once one is heard, and each version is later than the one before', async () => {
  const { anEdit, city } = await anOpenEdit()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => anEdit({ fetchEveryDays: n + 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  const versions = [city.updatedAt]
  for (const name of ['Wien', 'Vienna', 'Wien', 'Vienna'])
    versions.push((await anEdit({ name, updatedAt: undefined })).body.updatedAt)
  expect(versions).toEqual([...new Set(versions)].toSorted())
})

test('neither an import nor a change of nothing makes what an editor read an older state', async () => {
  const { db, anEdit, city } = await anOpenEdit()
  await noteFetched(db, city.id)
  expect((await anEdit({ name: city.name })).body).toMatchObject({ updatedAt: city.updatedAt })
  expect((await anEdit({ name: 'Wien' })).body).toMatchObject({ name: 'Wien', placesFetched: true })
})

test('a city that was deleted meanwhile is not there for an edit or another deletion; what was its last state is kept', async () => {
  const { call, anEdit, lastChange, publicJson, address } = await anOpenEdit()
  await anEdit({ name: 'Wien' })
  const deletions = await Promise.all([call('DELETE', address), call('DELETE', address)])
  expect(deletions.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await lastChange()).toMatchObject({ action: 'delete', before: { city: { name: 'Wien' } } })
  expect((await anEdit({ name: 'Vindobona' })).status).toBe(404)
  expect(await publicJson('/api/cities')).toEqual([])
})

test('a city that comes back from its history is the version that was deleted', async () => {
  const { call, anEdit, lastChange, address } = await anOpenEdit()
  const { body: renamed } = await anEdit({ name: 'Wien' })
  await call('DELETE', address)
  await call('POST', `/api/admin/history/${(await lastChange())?.id}/restore`)
  expect((await anEdit({ fetchEveryDays: 7 })).body.current).toEqual(renamed)
  expect((await anEdit({ fetchEveryDays: 7, updatedAt: renamed.updatedAt })).status).toBe(200)
})

test('a city that moves is measured anew', async () => {
  const { db, call } = await anOffice()
  const { id } = await aCity(db)
  await aPlace(db, { name: 'Prater', lat: 48.2, lng: 16.37 })
  await aPlace(db, { name: 'Schlossberg', lat: 47.08, lng: 15.44 })
  await call('PUT', `${path}/${id}`, { lat: 47.0707, lng: 15.4395 })
  const [near, ...others] = await db.select().from(placeDistances).where(eq(placeDistances.cityId, id))
  expect(Math.round(near?.radiusDistanceKm ?? 0)).toBe(1)
  expect(others).toEqual([])
})

test('a city that changes its slug is found at the old one too', async () => {
  const { db, call, publicJson } = await anOffice()
  const { id } = await aCity(db, { slug: 'vienna' })
  await call('PUT', `${path}/${id}`, { slug: 'wien' })
  expect(await publicJson('/api/cities/vienna')).toMatchObject({ id, slug: 'wien' })
})

test('an editor sees how many places a city has, and how many are its alone', async () => {
  const { db, call } = await anOffice()
  const [vienna, krems] = [await aCity(db), await aCity(db, { name: 'Krems' })]
  await aPlace(db, { cities: [vienna] })
  await aPlace(db, { cities: [vienna] })
  await aPlace(db, { cities: [vienna, krems] })
  expect((await call('GET', `${path}/${vienna.id}`)).body).toMatchObject({ places: 3, ownPlaces: 2 })
  expect((await call('GET', `${path}/${krems.id}`)).body).toMatchObject({ places: 1, ownPlaces: 0 })
})

test('with a city the places go that belong to no other; what brings them back is noted', async () => {
  const { db, call, lastChange, publicJson, userId } = await anOffice()
  const [vienna, krems] = [await aCity(db, { slug: 'vienna' }), await aCity(db, { name: 'Krems' })]
  await call('PUT', `${path}/${vienna.id}`, { slug: 'wien' })
  const own = await aPlace(db, { name: 'Prater', placeId: 'way/1', cities: [vienna], seasons: ['summer'] })
  const shared = await aPlace(db, { name: 'Wachau', cities: [vienna, krems] })
  const free = await aPlace(db, { name: 'Anywhere' })
  await anImage(db, own)
  const source = { placeId: own.id, provider: 'openstreetmap', externalId: 'way/1', raw: { tags: {} } }
  await db.insert(placeSources).values(source)
  expect(await call('DELETE', `${path}/${vienna.id}`)).toEqual({
    ...{ status: 200, body: { success: true, historyId: expect.any(Number) } },
  })

  const left = await db.select({ id: places.id }).from(places).orderBy(places.id)
  expect(left.map(({ id }) => id)).toEqual([shared.id, free.id])
  expect(await publicJson('/api/cities')).toHaveLength(1)
  const distances = await db.select().from(placeDistances).where(eq(placeDistances.cityId, vienna.id))
  expect(distances).toEqual([])
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'delete', entity: 'cities', entityId: String(vienna.id), after: null },
    before: {
      city: { id: vienna.id, name: 'Vienna', slug: 'wien', lat: 48.2082 },
      cityPlaces: [{ place_id: own.id }, { place_id: shared.id }],
      oldCitySlugs: [{ slug: 'vienna' }],
      places: [
        {
          place: { id: own.id, name: 'Prater', place_id: 'way/1' },
          placeSources: [{ provider: 'openstreetmap', external_id: 'way/1', raw: { tags: {} } }],
          placeTypes: [{ rank: 0 }],
          placeAvailabilities: [{}],
          cityPlaces: [{ city_id: vienna.id }],
          placeImages: [{ image_type: 'manual_upload' }],
        },
      ],
    },
  })
})

test('of two cities deleted at once no place stays that belonged to both', async () => {
  const { db, call } = await anOffice()
  const [vienna, krems] = [await aCity(db), await aCity(db, { name: 'Krems' })]
  await aPlace(db, { cities: [vienna, krems] })
  const answers = await Promise.all([vienna, krems].map(({ id }) => call('DELETE', `${path}/${id}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await db.select().from(places)).toEqual([])
})

test('the places of a deleted city are not kept out: an import may bring them again', async () => {
  const { db, call } = await anOffice()
  const vienna = await aCity(db)
  await aPlace(db, { placeId: 'way/1', cities: [vienna] })
  await call('DELETE', `${path}/${vienna.id}`)
  const { rows } = await db.execute('select * from blocked_osm_ids')
  expect(rows).toEqual([])
})

test.for(['0', '-1', '1.5', 'abc', '2147483648', '99'])('%s is no city', async (id) => {
  const { call } = await anOffice()
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(
      (await call(method, `${path}/${id}`, method === 'PUT' ? { name: 'Wien' } : undefined)).status,
    ).toBe(404)
})

test('the built-in cities of a country are added once, with their distances, and noted', async () => {
  const { db, call, publicJson, userId } = await anOffice()
  await aPlace(db)
  expect(await populate(call, ['Austria', 'Croatia'])).toEqual({ citiesAdded: 10 })
  const cities = await publicJson('/api/cities')
  expect(cities.filter(({ country }: { country: string }) => country === 'Austria')).toHaveLength(5)
  expect((await db.select().from(placeDistances)).length).toBeGreaterThan(0)
  const notes = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'cities'))
    .orderBy(desc(auditLog.id))
  expect(notes).toHaveLength(10)
  const last = cities.toSorted((a: { id: number }, b: { id: number }) => b.id - a.id)[0]
  expect(notes.find(({ entityId }) => entityId === String(last.id))).toMatchObject({
    ...{ userId, action: 'create', before: null, after: { ...last, fetchEveryDays: null } },
  })
  expect(await populate(call, ['Austria', 'Austria', 'Croatia'])).toEqual({ citiesAdded: 0 })
})

test('a city that an editor added under another slug does not come twice', async () => {
  const { call } = await anOffice()
  await call('POST', path, { name: 'málaga', country: 'Spain', lat: 36.7213, lng: -4.4214, slug: 'm-laga' })
  expect(await populate(call, ['Spain'])).toEqual({ citiesAdded: 4 })
})

test('a deleted built-in city comes back when it is asked for', async () => {
  const { db, call } = await anOffice()
  await populate(call, ['Austria'])
  const { rows } = await db.execute<{ id: number }>("select id from cities where slug = 'vienna'")
  await call('DELETE', `${path}/${rows[0]?.id}`)
  expect(await populate(call, ['Austria'])).toEqual({ citiesAdded: 1 })
})

test.for([
  [{}, 400],
  [{ countries: 'Austria' }, 400],
  [{ countries: [] }, 422],
  [{ countries: ['Austria', 'Atlantis'] }, 422],
] as const)('to populate %o is refused with %i', async ([body, status]) => {
  const { call, publicJson } = await anOffice()
  const answer = await call('POST', `${path}/populate`, body)
  expect([answer.status, answer.body.issues[0].path]).toEqual([status, 'countries'])
  expect(await publicJson('/api/cities')).toEqual([])
})

test('22 countries of five cities each are built in', () => {
  expect(builtInCountries.map(({ country }) => country)).toEqual([
    ...['France', 'Germany', 'Spain', 'Italy', 'United Kingdom', 'Netherlands', 'Belgium', 'Austria'],
    ...['Switzerland', 'Poland', 'Czech Republic', 'Hungary', 'Portugal', 'Greece', 'Denmark', 'Sweden'],
    ...['Norway', 'Finland', 'Romania', 'Bulgaria', 'Croatia', 'Ireland'],
  ])
  expect(builtInCountries.map(({ cities }) => cities.length)).toEqual(Array(22).fill(5))
})

type Call = Awaited<ReturnType<typeof testEditor>>['call']

const populate = async (call: Call, countries: string[]) =>
  (await call('POST', `${path}/populate`, { countries })).body

/** Vienna as an editor has read it; `anEdit` saves a change of what was read then. */
async function anOpenEdit() {
  const office = await anOffice()
  const address = `${path}/${(await aCity(office.db)).id}`
  const { body: city } = await office.call('GET', address)
  const anEdit = (change: object) => office.call('PUT', address, { updatedAt: city.updatedAt, ...change })
  return { ...office, address, city, anEdit }
}

async function anOffice() {
  const db = await testDatabase()
  return { db, ...(await testEditor(db)) }
}
