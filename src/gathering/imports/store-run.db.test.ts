import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { deleteCity } from '../../editing/cities/admin-delete-city.queries.ts'
import { cities } from '../../guide/cities/city.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { RunTakenOver, startRun } from './import-run.queries.ts'
import { importRuns } from './import-run.table.ts'
import { storeRun } from './store-run.task.ts'

async function aRun() {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  const { id: cityId } = await aCity(db)
  const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
  const candidates = Array.from({ length: 12 }, (_, step) => aZoo(step + 1, { lat: 48 + step / 30 }))
  const nowhere = { covers: undefined, area: undefined }
  const data = { candidates, refused: new Map(), elements: 12, asOf: new Date('2026-01-01'), ...nowhere }
  return { db, run: { id, userId: null }, data, options: { cityId, batchSize: 3 } }
}

test('of two processes that store the same run one gives way, and nothing counts twice', async () => {
  const { db, run, data, options } = await aRun()
  const ends = await Promise.allSettled([storeRun(db, run, data, options), storeRun(db, run, data, options)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toBeInstanceOf(RunTakenOver)
  expect(await db.$count(places)).toBe(12)
  expect(await db.select().from(importRuns)).toMatchObject([{ state: 'done', added: 12, unchanged: 0 }])
})

test('records that were looked at one by one beforehand are one place where they are twins', async () => {
  const { db, run, data, options } = await aRun()
  const [node, way] = [
    { externalId: 'node/99', phone: '+43 1 87792940' },
    { externalId: 'way/99', setting: 'outdoor' as const },
  ]
  const candidates = [...data.candidates, ...[node, way].map((fields) => aCandidate({ ...fields, lat: 49 }))]
  await storeRun(db, run, { ...data, candidates }, { ...options, batchSize: 12 })
  expect(await db.$count(places)).toBe(13)
  expect(await db.select().from(places).where(eq(places.lat, 49))).toMatchObject([
    { phone: '+43 1 87792940', setting: 'outdoor' },
  ])
})

test('a run that is over is not stored again', async () => {
  const { db, run, data, options } = await aRun()
  await storeRun(db, run, data, options)
  await expect(storeRun(db, run, data, options)).rejects.toBeInstanceOf(RunTakenOver)
})

test('no run begins for a city that is gone', async () => {
  const db = await testDatabase()
  const { id: cityId } = await aCity(db)
  await db.delete(cities)
  const run = { origin: null, provider: 'openstreetmap', cityId } as const
  await expect(startRun(db, run)).rejects.toThrow('The city was deleted meanwhile')
})

test('a city that is deleted meanwhile gets no more places, and neither do its neighbours', async () => {
  const { db, run, data, options } = await aRun()
  await aCity(db, { name: 'Bratislava', lat: 48.1486, lng: 17.1077 })
  const { userId } = await testEditor(db)
  let deleted: Promise<unknown> | undefined
  const onProgress = () => {
    deleted ??= deleteCity(db, userId, options.cityId)
  }
  await expect(storeRun(db, run, data, { ...options, onProgress })).rejects.toThrow('deleted')
  await deleted
  expect(await db.$count(places)).toBe(0)
})
