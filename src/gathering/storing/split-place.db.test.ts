import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { cityPlaces } from '../../guide/cities/city.table.ts'
import { placeSources, places } from '../../guide/places/place.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeDistances } from '../distances/place-distance.table.ts'
import { storeCandidates } from './store-candidates.queries.ts'

const older = aZoo(1, { name: 'Tiergarten', lat: 48.2, date: '2024-01-01' })
const newer = aZoo(2, { name: 'Tiergarten', lat: 48.2005, date: '2025-01-01' })

const store = (db: Database, cityId: number) =>
  db.transaction((tx) => storeCandidates(tx, [older, newer], { asOf: new Date('2026-01-01'), cityId }))

/** One place that two records were joined in. */
async function aJoinedPlace() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db)
  await store(db, cityId)
  const [place, ...others] = await db.select().from(places)
  if (!place || others.length > 0) throw new Error('The records were not joined')
  return { db, cityId, place, ...(await testEditor(db)) }
}

const record = (id: number) => ({ provider: 'openstreetmap', externalId: `node/${id}` })

test('a record becomes a place of its own and stays so when it is imported again', async () => {
  const { db, cityId, place, call, lastChange } = await aJoinedPlace()
  expect(place.placeId).toBe('node/2')
  const { status, body } = await call('POST', `/api/admin/places/${place.id}/split`, { sources: [record(2)] })
  expect([status, body]).toEqual([200, { placeId: expect.any(Number), slug: 'tiergarten-vienna' }])
  const both = () => db.select().from(places).orderBy(asc(places.id))
  const split = await both()
  expect(split).toMatchObject([
    { id: place.id, slug: 'tiergarten', placeId: 'node/1', lat: 48.2 },
    { id: body.placeId, slug: 'tiergarten-vienna', placeId: 'node/2', lat: 48.2005, isActive: true },
  ])
  expect(await lastChange()).toMatchObject({ entity: 'places', entityId: String(place.id), action: 'update' })
  expect(await db.$count(cityPlaces, eq(cityPlaces.cityId, cityId))).toBe(2)
  expect(await db.$count(placeDistances)).toBe(2)
  // The first place lies elsewhere now.
  expect(await db.select().from(jobs)).toMatchObject([
    { kind: 'route-distances', input: { cityIds: [], placeIds: [place.id, body.placeId] } },
  ])
  await store(db, cityId)
  expect(await both()).toEqual(split)
})

test.for([
  [[], 422],
  [[record(1), record(2)], 422],
  [[record(3)], 422],
  ['node/1', 400],
] as const)('splitting off %o is refused with %i', async ([sources, status]) => {
  const { db, place, call } = await aJoinedPlace()
  const answer = await call('POST', `/api/admin/places/${place.id}/split`, { sources })
  expect([answer.status, answer.body.issues[0]?.path]).toEqual([status, 'sources'])
  expect(await db.$count(places)).toBe(1)
  expect(await db.$count(placeSources, eq(placeSources.placeId, place.id))).toBe(2)
})

test('there is nothing to split where there is no place', async () => {
  const { call } = await aJoinedPlace()
  expect((await call('POST', '/api/admin/places/999/split', { sources: [record(1)] })).status).toBe(404)
})
