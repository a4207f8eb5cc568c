import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType, aSeason } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { places } from '../../guide/places/place.table.ts'
import { startRun } from './import-run.queries.ts'
import { storeRun } from './store-run.task.ts'

/** A zoo that an editor has added with its OSM id, and an import that calls it otherwise. */
async function aHandMadePlace() {
  const db = await testDatabase()
  const zoo = await aFunType(db, { slug: 'zoo' })
  const museum = await aFunType(db, { slug: 'museum' })
  const summer = await aSeason(db, { name: 'summer' })
  const { id: cityId } = await aCity(db)
  const { call } = await testEditor(db)
  const fields = { name: 'Tiergarten', lat: 48.2, lng: 16.37, placeId: 'node/1', description: 'Ours' }
  const { status, body } = await call('POST', '/api/admin/places', {
    ...{ ...fields, funTypes: [museum.id, zoo.id], seasons: [summer.id] },
  })
  expect(status).toBe(201)
  const placePath = `/api/admin/places/${body.id}`
  const seen = async () => {
    const { updatedAt: _, ...place } = (await call('GET', placePath)).body
    return place
  }
  const importZoo = async () => {
    const id = await startRun(db, { origin: null, provider: 'openstreetmap', cityId })
    const candidates = [aZoo(1, { name: 'Tierpark', lat: 48.21 })]
    const data = { candidates, refused: new Map(), elements: 1, area: undefined, covers: undefined }
    await storeRun(db, { id, userId: null }, { ...data, asOf: new Date('2026-01-01') }, { cityId })
    return id
  }
  const undo = async (run: number) => (await call('POST', `/api/admin/import-runs/${run}/undo`)).body
  return { db, call, placePath, seen, importZoo, undo }
}

test('a place made by hand is as it was when the import that found it is undone', async () => {
  const { seen, importZoo, undo } = await aHandMadePlace()
  const before = await seen()
  const run = await importZoo()
  expect(await seen()).toMatchObject({ name: 'Tiergarten', categories: ['tourism=zoo'] })
  expect(await undo(run)).toEqual({ removed: 0, restored: 1, kept: [], keptInAll: 0 })
  expect(await seen()).toEqual(before)
})

test('what an editor changed of it after the import stays when that is undone', async () => {
  const { call, db, placePath, seen, importZoo, undo } = await aHandMadePlace()
  const run = await importZoo()
  expect((await call('PUT', placePath, { description: 'Newer', lat: 48.3 })).status).toBe(200)
  await undo(run)
  expect(await seen()).toMatchObject({ name: 'Tiergarten', description: 'Newer', lat: 48.3, categories: [] })
  const [stored] = await db.select().from(places).where(eq(places.placeId, 'node/1'))
  expect(stored?.editedFields).toEqual(expect.arrayContaining(['description', 'lat', 'lng']))
})
