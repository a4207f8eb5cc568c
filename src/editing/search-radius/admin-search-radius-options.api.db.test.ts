import { expect, test } from 'vitest'
import { aCity, aPlace, aRadiusOption } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { placeDistances } from '../../gathering/distances/place-distance.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { refreshDistancesKind } from './refresh-distances.task.ts'

const path = '/api/admin/search-radius-options'

test('editors see all options by sort order, then radius; visitors the active ones', async () => {
  const db = await testDatabase()
  const { call, publicJson } = await testEditor(db)
  await aRadiusOption(db, { radiusKm: 50, sortOrder: 1 })
  await aRadiusOption(db, { radiusKm: 100, sortOrder: 0, isActive: false })
  await aRadiusOption(db, { radiusKm: 10, sortOrder: 1 })
  const { body } = await call('GET', path)
  expect(body.map(({ radiusKm }: { radiusKm: number }) => radiusKm)).toEqual([100, 10, 50])
  expect(body[0]).toEqual({
    ...{ id: expect.any(Number), radiusKm: 100, displayName: 'Within 100 km' },
    ...{ isActive: false, sortOrder: 0 },
  })
  expect(await publicJson('/api/search-radius-options')).toHaveLength(2)
})

test('a new option is active and of sort order 0 unless told otherwise', async () => {
  const db = await testDatabase()
  const { call, lastChange, userId } = await testEditor(db)
  const { status, body } = await call('POST', path, { radiusKm: 5, displayName: '  Around the corner ' })
  const option = {
    ...{ id: body.id, radiusKm: 5, displayName: 'Around the corner' },
    ...{ isActive: true, sortOrder: 0 },
  }
  expect([status, body]).toEqual([200, option])
  const entityId = String(body.id)
  expect(await lastChange()).toMatchObject({
    ...{ userId, action: 'create', entity: 'search_radius_options', entityId, before: null, after: option },
  })
})

test.for([
  [{ radiusKm: 0, displayName: 'None' }, 422, 'radiusKm'],
  [{ radiusKm: 1001, displayName: 'Far' }, 422, 'radiusKm'],
  [{ radiusKm: 5, displayName: '  ' }, 422, 'displayName'],
  [{ radiusKm: 5, displayName: 'x'.repeat(101) }, 422, 'displayName'],
  [{ radiusKm: 5.5, displayName: 'Half' }, 400, 'radiusKm'],
  [{ radiusKm: '5', displayName: 'Text' }, 400, 'radiusKm'],
  [{ displayName: 'No radius' }, 400, 'radiusKm'],
  [{ radiusKm: 5, displayName: 'Far down', sortOrder: 2 ** 31 }, 422, 'sortOrder'],
  [{ radiusKm: 5, displayName: 'Maybe', isActive: 'yes' }, 400, 'isActive'],
] as const)('%o is refused with %i and names the field %s', async ([option, status, field]) => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const { status: answered, body } = await call('POST', path, option)
  expect([answered, body.issues[0]?.path]).toEqual([status, field])
  expect((await call('GET', path)).body).toEqual([])
})

test('1 and 1000 km are radii', async () => {
  const db = await testDatabase()
  await keepTestJobs(db, [refreshDistancesKind])
  const { call } = await testEditor(db)
  for (const radiusKm of [1, 1000])
    expect((await call('POST', path, { radiusKm, displayName: 'Edge' })).status).toBe(200)
})

test('a radius is offered once only', async () => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  const other = await aRadiusOption(db, { radiusKm: 25 })
  await aRadiusOption(db, { radiusKm: 50 })
  const refused = {
    status: 409,
    body: {
      ...{ code: 'taken', message: 'There is an option with this radius already' },
      issues: [expect.objectContaining({ path: 'radiusKm' })],
    },
  }
  expect(await call('POST', path, { radiusKm: 50, displayName: 'Twice' })).toEqual(refused)
  expect(await call('PUT', `${path}/${other.id}`, { radiusKm: 50 })).toEqual(refused)
})

test('a change touches the sent fields only, and is noted', async () => {
  const db = await testDatabase()
  const { call, lastChange } = await testEditor(db)
  const { id } = await aRadiusOption(db, { radiusKm: 25, sortOrder: 3 })
  const { status, body } = await call('PUT', `${path}/${id}`, { isActive: false })
  expect([status, body]).toEqual([
    200,
    { id, radiusKm: 25, displayName: 'Within 25 km', isActive: false, sortOrder: 3 },
  ])
  expect((await call('GET', path)).body).toEqual([body])
  expect(await lastChange()).toMatchObject({ before: { isActive: true }, after: { isActive: false } })
  expect((await call('PUT', `${path}/${id}`, {})).body).toEqual(body)
})

test('a deleted option is gone, and noted as it was', async () => {
  const db = await testDatabase()
  const { call, lastChange } = await testEditor(db)
  const { id } = await aRadiusOption(db, { radiusKm: 25 })
  expect(await call('DELETE', `${path}/${id}`)).toEqual({ status: 200, body: { success: true } })
  expect((await call('GET', path)).body).toEqual([])
  expect(await lastChange()).toMatchObject({ action: 'delete', before: { id, radiusKm: 25 }, after: null })
  expect((await call('DELETE', `${path}/${id}`)).status).toBe(404)
})

test.for(['0', '-1', '1.5', 'abc', '2147483648', '1e3', '99'])('%s is no option', async (id) => {
  const { call } = await testEditor(await testDatabase())
  expect((await call('PUT', `${path}/${id}`, { isActive: true })).status).toBe(404)
  expect((await call('DELETE', `${path}/${id}`)).status).toBe(404)
})

test('a wider search finds its distances, also when it is switched on later', async () => {
  const db = await testDatabase()
  await keepTestJobs(db, [refreshDistancesKind])
  const { call } = await testEditor(db)
  await aCity(db)
  await aPlace(db, { name: 'Zoo Salzburg', lat: 47.76, lng: 13.06 })
  const distances = () => db.select().from(placeDistances)
  const { body } = await call('POST', path, { radiusKm: 300, displayName: 'A weekend', isActive: false })
  expect(await distances()).toEqual([])
  await call('PUT', `${path}/${body.id}`, { isActive: true })
  const [distance] = await distances()
  expect(distance?.radiusDistanceKm).toBeGreaterThan(200)
})

test('who prefers to follow a wider horizon gets where, and the option at once', async () => {
  const db = await testDatabase()
  const { request } = await testEditor(db)
  const option = { radiusKm: 400, displayName: 'Far' }
  const answer = await request('POST', path, option, { Prefer: 'respond-async' })
  const [job] = await db.select().from(jobs)
  expect(await answer.json()).toMatchObject(option)
  expect(answer.headers.get('Location')).toBe(`/api/admin/jobs/${job?.id}`)
  expect(job).toMatchObject({ kind: 'refresh-distances', state: 'waiting' })
})
