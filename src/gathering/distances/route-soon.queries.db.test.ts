import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DistanceScope } from './distance.queries.ts'
import { routeDistancesSoon } from './route-soon.queries.ts'

test('many changes make one waiting job that names each city and place once', async () => {
  const db = await testDatabase()
  await routeSoon(db, { placeIds: [3, 1] })
  await routeSoon(db, { placeIds: [3, 2], cityIds: [7] })
  await routeSoon(db, { cityIds: [7] })
  await routeSoon(db, { cityIds: [], placeIds: [] })
  expect(await db.select({ kind: jobs.kind, state: jobs.state, input: jobs.input }).from(jobs)).toEqual([
    { kind: 'route-distances', state: 'waiting', input: { cityIds: [7], placeIds: [1, 2, 3] } },
  ])
})

test('a job that runs already gets no more to do: another one follows it', async () => {
  const db = await testDatabase()
  await routeSoon(db, { placeIds: [1] })
  await db.update(jobs).set({ state: 'running' })
  await routeSoon(db, { placeIds: [2] })
  await routeSoon(db, { placeIds: [3] })
  expect(await db.select({ state: jobs.state, input: jobs.input }).from(jobs).orderBy(jobs.state)).toEqual([
    { state: 'running', input: { cityIds: [], placeIds: [1] } },
    { state: 'waiting', input: { cityIds: [], placeIds: [2, 3] } },
  ])
})

test('many places are told by the cities near them, so that what waits stays short', async () => {
  const db = await testDatabase()
  const [vienna] = [await aCity(db), await aCity(db, { name: 'Rome', lat: 41.9, lng: 12.5 })]
  const { id: near } = await aPlace(db)
  const others = Array.from({ length: 100 }, (_, at) => near + 1 + at)
  await routeSoon(db, { placeIds: [near] })
  await routeSoon(db, { placeIds: [near, ...others] })
  await routeSoon(db, { placeIds: others.concat(others) })
  expect(await db.select({ input: jobs.input }).from(jobs)).toEqual([
    { input: { cityIds: [vienna.id], placeIds: [near] } },
  ])
})

test('what is edited while a job waits for long is told by cities too, before it grows without end', async () => {
  const db = await testDatabase()
  const vienna = await aCity(db)
  const { id: near } = await aPlace(db)
  for (let start = 0; start <= 1000; start += 100)
    await routeSoon(db, { placeIds: Array.from({ length: 100 }, (_, at) => near + start + at) })
  expect(await db.select({ input: jobs.input }).from(jobs)).toEqual([
    { input: { cityIds: [vienna.id], placeIds: [] } },
  ])
})

test('nothing is asked for when the change was undone', async () => {
  const db = await testDatabase()
  await expect(
    db.transaction(async (tx) => {
      await routeDistancesSoon(tx, { placeIds: [1] }, null)
      throw new Error('The place could not be saved')
    }),
  ).rejects.toThrow('could not be saved')
  expect(await db.$count(jobs)).toBe(0)
})

test.for([
  ['PATCH', '/api/admin/places/1/toggle-status', {}],
  ['PUT', '/api/admin/places/1', { isActive: true }],
  ['PATCH', '/api/admin/places', { ids: [1], changes: { isActive: true } }],
] as const)('a place that visitors see from now on is routed: %s %s', async ([method, path, body]) => {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await aPlace(db, { isActive: false })
  expect((await call(method, path, body)).status).toBe(200)
  expect(await db.select({ input: jobs.input }).from(jobs)).toEqual([
    { input: { cityIds: [], placeIds: [1] } },
  ])
  await call('PATCH', '/api/admin/places/1/toggle-status', {})
  expect(await db.$count(jobs)).toBe(1)
})

const routeSoon = (db: Database, scope: DistanceScope) =>
  db.transaction((tx) => routeDistancesSoon(tx, scope, null))
