import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { folderStore } from '../src/office/files/image-store.task.ts'
import { adoptStore } from '../src/office/files/store-owner.task.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { aCity, anImage, aPlace } from './factories.ts'
import { families } from './families.ts'
import { anEmptyDatabase, testDatabase } from './test-database.ts'
import { aFile, aPicture } from './test-uploads.ts'

export const geoapify = 'geoapify-0123456789'

export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A guide with a bit of everything that is hard to take along. */
export async function aFullGuide() {
  const db = await testDatabase()
  const { office, family } = await families(db)
  const vienna = await aCity(db, { name: 'Wien "die" Stadt\n' })
  const zoo = await aPlace(db, {
    name: 'Zoo <script>',
    cities: [vienna],
    lat: 48.182437219,
    seasons: ['summer'],
  })
  const gone = await aPlace(db, { name: 'Gone' })
  await office.call('PUT', `/api/admin/places/${zoo.id}`, { phone: '+43 1', isReviewed: true })
  const photo = aFile(await aPicture({ width: 700, height: 500 }).jpeg().toBuffer())
  expect(await office.upload(`/api/admin/places/${zoo.id}/images/upload`, photo)).toMatchObject({
    status: 200,
  })
  await anImage(db, zoo, {
    publicUrl: 'https://a.example/a.jpg',
    signedUrl: 'https://a.example/?signature=s3cret',
    storagePath: null,
  })
  await office.call('DELETE', `/api/admin/places/${gone.id}`)
  await office.call('POST', '/api/configs', { key: 'GEOAPIFY_API_KEY', value: geoapify })
  await office.call('POST', '/api/configs', { key: 'MAX_FEATURED', value: '12' })
  await family().tell(zoo.slug, 'closed', { sentence: 'The gate is locked.' })
  await db.execute(
    sql`insert into shared_plans (edit_hash, view_hash, plan) values ('e', 'v', '{"days": []}')`,
  )
  await adoptStore(db, office.store)
  return { db, store: office.store, office }
}

/** Where one is put back. */
export async function anEmptyGuide() {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(close)
  return { db, store: folderStore(join(await aFolder(), 'images')) }
}
