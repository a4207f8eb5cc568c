import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { anEmptyDatabase, testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { ownedStore } from '../../office/files/owned-store.task.ts'
import { siteStore } from '../../office/files/site-store.task.ts'
import { adoptStore, findStoreOwner } from '../../office/files/store-owner.task.ts'
import { tendStore } from '../../office/files/tend-store.task.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'

const photo = 'places/ab/cd-300x200.webp'
const bytes = new Uint8Array([1, 2, 3])

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function anotherDatabase(): Promise<Database> {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(() => close())
  await migrate(db)
  return db
}

/** What a start says of the pictures. */
async function saidByStart(db: Database, settings: Settings): Promise<string[]> {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => said.push(JSON.parse(line).msg) })
  await tendStore({ db, log, settings })
  return said
}

/** A guide with these settings and one editor, a place, and how to send photos to it and get them. */
async function aGuide(db: Database, settings: Settings) {
  await db.execute(sql`truncate users cascade`)
  const place = await aPlace(db)
  const guide = await anUploader(db, { store: ownedStore(db, siteStore(settings)) })
  const upload = async (side: number) => {
    const picture = await aPicture({ width: side, height: side }).png().toBuffer()
    return guide.upload(`/api/admin/places/${place.id}/images/upload`, aFile(picture))
  }
  return { place, upload, statusOf: async (path: string) => (await guide.get(`/api/images/${path}`)).status }
}

test('a start with another database removes no picture; none is shown or added until either of both remedies', async () => {
  const [db, otherDb] = [await testDatabase(), await anotherDatabase()]
  const bucket = await bucketServer()
  for (const setting of [{ DATA_DIR: await aFolder() }, { STORAGE_URL: bucket.addressOf() }]) {
    const settings = { ...readSettings({}), ...setting }
    const guide = await aGuide(db, settings)
    const { storagePath } = (await guide.upload(20)).body
    expect(await saidByStart(db, settings)).toEqual([])

    const name = Object.keys(setting)[0]
    expect(await saidByStart(otherDb, settings)).toEqual([
      expect.stringMatching(
        new RegExp(`belong to another database.*point ${name} .*back.*npm run adopt-pictures$`),
      ),
    ])
    const other = await aGuide(otherDb, settings)
    await anImage(otherDb, other.place, { storagePath })
    expect(await other.statusOf(storagePath)).toBe(503)
    expect(await other.upload(30)).toMatchObject({
      status: 503,
      body: { code: 'foreign_store', message: expect.stringContaining('belong to another database') },
    })
    expect([await saidByStart(db, settings), await guide.statusOf(storagePath)]).toEqual([[], 200])

    await adoptStore(otherDb, siteStore(settings))
    expect([await other.statusOf(storagePath), (await other.upload(30)).status]).toEqual([200, 200])
    expect(await saidByStart(otherDb, settings)).toEqual([])
    expect(await saidByStart(db, settings)).toHaveLength(1)
  }
})

test('pictures without a marker are of the database that knows one of them, and of no other', async () => {
  const db = await testDatabase()
  const folder = await aFolder()
  const store = folderStore(folder)
  await store.write(photo, bytes)
  expect(await findStoreOwner(db, store)).toMatchObject({ isOurs: false, marked: undefined })
  await anImage(db, await aPlace(db), { storagePath: photo })
  expect(await findStoreOwner(db, store)).toEqual({ isOurs: true })
  await db.execute(sql`truncate place_images`)
  expect(await findStoreOwner(db, store)).toEqual({ isOurs: true })
  expect(await findStoreOwner(db, folderStore(join(folder, 'new')))).toEqual({ isOurs: true })
})

test('a copy of pictures and database is one guide as before, and another database with them is not', async () => {
  const db = await testDatabase()
  const [folder, copy] = [await aFolder(), await aFolder()]
  expect(await findStoreOwner(db, folderStore(folder))).toEqual({ isOurs: true })
  await cp(folder, copy, { recursive: true })
  expect(await findStoreOwner(db, folderStore(copy))).toEqual({ isOurs: true })
  await db.execute(sql`truncate installation`)
  expect(await findStoreOwner(db, folderStore(copy))).toMatchObject({ isOurs: false })
})

test('servers that start at once on an empty store all have it', async () => {
  const db = await testDatabase()
  for (let round = 0; round < 40; round++) {
    const folder = await aFolder()
    const owners = await Promise.all(Array.from({ length: 6 }, () => findStoreOwner(db, folderStore(folder))))
    expect(new Set(owners.map(({ isOurs }) => isOurs))).toEqual(new Set([true]))
  }
})

test('pictures are given to no database that holds no guide, as one is whose settings were mistyped', async () => {
  const store = folderStore(await aFolder())
  const owner = await testDatabase()
  await adoptStore(owner, store)
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(() => close())
  await expect(adoptStore(db, store)).rejects.toThrow('There is no guide here yet.')
  expect(await findStoreOwner(owner, store)).toEqual({ isOurs: true })
})
