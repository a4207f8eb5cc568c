import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { anUploader } from '../../../tests/test-uploads.ts'
import { noteUnnamedFile } from '../../office/files/file-removals.queries.ts'
import { sweepFiles } from '../../office/files/sweep-files.task.ts'
import { staticAssets } from '../../site/site-assets/static-asset.table.ts'

const log = pino({ level: 'silent' })
const bytes = new Uint8Array([1, 2, 3])
const photo = 'places/ab/cd-1600x900.webp'

async function aStore() {
  const db = await testDatabase()
  const place = await aPlace(db)
  const uploader = await anUploader(db)
  const keep = async (path = photo) => {
    await uploader.store.write(path, bytes)
    return anImage(db, place, { storagePath: path })
  }
  const sweep = () => sweepFiles({ db, log, store: uploader.store })
  const pass = (days: number) =>
    db.execute(sql`update file_removals set due_at = due_at - ${days} * interval '1 day'`)
  return { db, place, keep, sweep, pass, ...uploader }
}

test('what this database does not know stays, and so does what a row names', async () => {
  const { store, keep, sweep, files } = await aStore()
  await keep()
  for (const unknown of ['places/ab/ef-800x600.webp', 'places/ab/ef-800x600.320.webp', 'site/x.webp'])
    await store.write(unknown, bytes)
  expect([await sweep(), await files()]).toEqual([
    0,
    [photo, 'places/ab/ef-800x600.320.webp', 'places/ab/ef-800x600.webp', 'site/x.webp'],
  ])
})

test('a file that no row came to name goes when its time is over, with all widths and what was half written', async () => {
  const { db, store, keep, sweep, pass, files } = await aStore()
  await keep()
  await noteUnnamedFile(db, 'places/ab/ef-800x600.webp', { hours: 1 })
  for (const written of ['places/ab/ef-800x600.webp.part', 'places/ab/ef-800x600.320.webp'])
    await store.write(written, bytes)
  expect([await sweep(), (await files()).length]).toEqual([0, 3])
  await pass(1)
  expect([await sweep(), await files()]).toEqual([1, [photo]])
})

test('photos of a place that was deleted stay for the 30 days in which it can be brought back', async () => {
  const { place, keep, call, sweep, pass, files } = await aStore()
  await keep()
  await call('DELETE', `/api/admin/places/${place.id}`)
  await pass(30)
  expect([await sweep(), await files()]).toEqual([0, [photo]])
  await pass(1)
  expect([await sweep(), await files()]).toEqual([1, []])
})

test('a place that was brought back keeps its photos', async () => {
  const { place, keep, call, sweep, pass, files } = await aStore()
  await keep()
  await call('DELETE', `/api/admin/places/${place.id}`)
  const [deletion] = (await call('GET', '/api/admin/history')).body.data
  expect((await call('POST', `/api/admin/history/${deletion.id}/restore`)).status).toBe(200)
  await pass(99)
  expect([await sweep(), await files()]).toEqual([0, [photo]])
})

test('the file of an image deleted as such does not wait; where it cannot be removed, the next sweep does', async () => {
  const { keep, call, store, sweep, files } = await aStore()
  const image = await keep()
  // Nothing can be removed where a folder lies.
  await store.write('places/ab/cd-1600x900.320.webp/in-the-way', bytes)
  expect((await call('DELETE', `/api/admin/places/images/${image.id}`)).status).toBe(200)
  expect(await sweep()).toBe(0)
  await store.remove('places/ab/cd-1600x900.320.webp/in-the-way')
  expect(await files()).toEqual([])
})

test('files that cannot be removed keep none of the others from going', async () => {
  const { db, store, sweep, pass, files } = await aStore()
  for (let nr = 10; nr < 21; nr++) {
    const path = `places/ab/${nr}-800x600.webp`
    await noteUnnamedFile(db, path, { hours: nr })
    // Nothing can be removed where a folder lies.
    await store.write(nr < 20 ? `${path}/in-the-way` : path, bytes)
  }
  await pass(1)
  expect([await sweep(), (await files()).length]).toEqual([0, 11])
  expect([await sweep(), (await files()).length]).toEqual([1, 10])
})

test('a file that two rows name stays until both are gone', async () => {
  const { db, keep, call, sweep, pass, files } = await aStore()
  const image = await keep()
  const [asset] = await db
    .insert(staticAssets)
    .values({ assetType: 'banner', name: 'The same', storagePath: photo })
    .returning()
  await call('DELETE', `/api/admin/places/images/${image.id}`)
  expect([await sweep(), await files()]).toEqual([0, [photo]])
  await call('DELETE', `/api/static-assets/${asset?.id}`)
  await pass(99)
  await sweep()
  expect(await files()).toEqual([])
})

test('no row can name a file whose removal has begun', async () => {
  const { db, keep } = await aStore()
  await noteUnnamedFile(db, photo, { hours: 1 })
  await db.execute(sql`update file_removals set is_begun = true`)
  await expect(keep()).rejects.toMatchObject({ cause: { code: '55006' } })
})
