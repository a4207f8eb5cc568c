import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../tests/factories.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { anUploader } from '../../tests/test-uploads.ts'
import { auditLog } from '../accounts/account.table.ts'
import { sweepImages } from './sweep-images.task.ts'

const log = pino({ level: 'silent' })
const bytes = new Uint8Array([1, 2, 3])

async function aStore() {
  const db = await testDatabase()
  const place = await aPlace(db)
  const uploader = await anUploader(db)
  const keep = async (path: string) => {
    await anImage(db, place, { storagePath: path })
    await uploader.store.write(path, bytes)
    return path
  }
  const sweep = (leaveMs = -1000) => sweepImages({ db, log, store: uploader.store }, { leaveMs })
  return { db, place, keep, sweep, ...uploader }
}

test('files that no row names are removed with what was half written; all widths of the others stay', async () => {
  const { keep, store, sweep, files } = await aStore()
  const photo = await keep('places/ab/cd-1600x900.webp')
  await store.write('places/ab/cd-1600x900.320.webp', bytes)
  for (const orphan of ['places/ab/ef-800x600.webp', 'places/ab/ef-800x600.320.webp', 'site/x.webp.1.part'])
    await store.write(orphan, bytes)
  expect(await sweep()).toBe(3)
  expect(await files()).toEqual(['places/ab/cd-1600x900.320.webp', photo])
})

test('what was stored within the hour stays: its row may be on its way', async () => {
  const { store, sweep, files } = await aStore()
  await store.write('places/ab/ef-800x600.webp', bytes)
  expect(await sweep(3_600_000)).toBe(0)
  expect(await files()).toHaveLength(1)
})

test('photos of a place that was deleted stay for the 30 days in which it can be brought back', async () => {
  const { db, place, keep, call, sweep, files } = await aStore()
  const path = await keep('places/ab/cd-1600x900.webp')
  await call('DELETE', `/api/admin/places/${place.id}`)
  expect([await sweep(), await files()]).toEqual([0, [path]])
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await db.update(auditLog).set({ at: longAgo }).where(eq(auditLog.entity, 'places'))
  expect([await sweep(), await files()]).toEqual([1, []])
})

test('the file of an image deleted as such does not wait for anything', async () => {
  const { db, place, call, store, sweep, files } = await aStore()
  const image = await anImage(db, place, { storagePath: 'places/ab/cd-1600x900.webp' })
  await call('DELETE', `/api/admin/places/images/${image.id}`)
  await store.write('places/ab/cd-1600x900.webp', bytes)
  expect([await sweep(), await files()]).toEqual([1, []])
})

test('nothing is removed by a server that was started with another database', async () => {
  const { keep, store, sweep, files } = await aStore()
  await keep('places/ab/cd-1600x900.webp')
  for (let number = 0; number < 30; number++) await store.write(`places/ab/${number}-80x60.webp`, bytes)
  expect(await sweep()).toBe(0)
  expect(await files()).toHaveLength(31)
})
