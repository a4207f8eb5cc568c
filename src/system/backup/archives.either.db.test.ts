import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, aFullGuide, anEmptyGuide, geoapify } from '../../../tests/backed-up-guides.ts'
import { aSmallDisk } from '../../../tests/faults/small-disk.ts'
import { freePort } from '../../../tests/guides/guide-process.ts'
import { rowDigests } from '../../../tests/row-digests.ts'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { users } from '../../office/accounts/account/account.table.ts'
import { isPassword } from '../../office/accounts/account/password-hash.ts'
import { bucketStore } from '../../office/files/bucket-store.task.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { newestMigration } from '../../platform/database/migrate.ts'
import { backUp } from './backup.task.ts'
import { manifestName, parseManifest } from './manifest.ts'
import { readArchive } from './read-archive.task.ts'
import { restore } from './restore.task.ts'
import { writeArchive } from './write-archive.task.ts'

const entriesOf = async (file: string) => {
  const entries = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file)) entries.set(name, bytes.toString())
  return entries
}

test('without them an archive holds none, and who had a password needs a new one', async () => {
  const { db, store } = await aFullGuide()
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const all = [...(await entriesOf(file)).values()].join('\n')
  const [account] = await db.select().from(users)
  for (const secret of [geoapify, account?.password ?? '?', 's3cret']) expect(all).not.toContain(secret)
  expect(all).toContain('MAX_FEATURED')
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file })
  const put = await other.db.select().from(users)
  expect(put.map(({ username }) => username)).toContain(account?.username)
  for (const { password } of put) expect(await isPassword('', password)).toBe(false)
})

test('the folder that putting back makes is its owner’s alone', async () => {
  const { db, store } = await aFullGuide()
  const folder = await aFolder()
  const [file, dataDir] = [join(folder, 'guide.backup'), join(folder, 'new')]
  await backUp({ db, store, settings: {} }, { file })
  const { db: other } = await anEmptyGuide()
  await restore({ db: other, store: folderStore(join(dataDir, 'images')), settings: {} }, { file })
  for (const made of [dataDir, join(dataDir, 'images')])
    expect((await stat(made)).mode & 0o777, made).toBe(0o700)
})

const ofNewerGuide = (bytes: Buffer) =>
  Buffer.from(
    JSON.stringify({ ...parseManifest(bytes, Number.MAX_SAFE_INTEGER), migration: newestMigration() + 1 }),
  )

test('nothing is written where there is a guide, from a damaged archive, or from one of a newer guide', async () => {
  const { db, store } = await aFullGuide()
  const folder = await aFolder()
  const file = join(folder, 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const before = await rowDigests(db)
  const elsewhere = folderStore(join(folder, 'images'))
  await expect(restore({ db, store: elsewhere, settings: {} }, { file })).rejects.toThrow(
    'There is a guide here already',
  )
  expect(await rowDigests(db)).toEqual(before)
  const other = await anEmptyGuide()
  await expect(restore({ ...other, store, settings: {} }, { file })).rejects.toThrow(
    'Pictures of a guide lie here',
  )
  const bytes = await readFile(file)
  const half = join(folder, 'half')
  await writeFile(half, bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1))
  await expect(restore({ ...other, settings: {} }, { file: half })).rejects.toThrow('is damaged')
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1e12
    where created_at = ${newestMigration()}`)
  onTestFinished(async () => {
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1e12 where created_at > 1e12 * 2.5`,
    )
  })
  // It would not know which of their columns are secret.
  const newer = join(folder, 'newer')
  await expect(backUp({ db, store, settings: {} }, { file: newer })).rejects.toThrow('of a newer version')
  await writeArchive(newer, undefined, async (add) => {
    for await (const { name, bytes } of readArchive(file, undefined))
      await add(name, name === manifestName ? ofNewerGuide(bytes) : bytes)
  })
  await expect(restore({ ...other, settings: {} }, { file: newer })).rejects.toThrow('newer version')
  expect(await rowDigests(other.db, ['public', 'drizzle'])).toEqual(new Map())
})

test('a database whose tables alone were dropped is not taken for an empty one', async () => {
  const { db, store } = await aFullGuide()
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const other = await anEmptyGuide()
  await other.db.execute(sql`create schema drizzle`)
  await other.db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`,
  )
  await expect(restore({ ...other, settings: {} }, { file })).rejects.toThrow('or what is left of one')
})

test('pictures that cannot be read end a back-up with a sentence, and no archive is there', async () => {
  const { db } = await aFullGuide()
  const bucket = await bucketServer()
  const folder = await aFolder()
  const backUpFrom = (address: string) =>
    backUp({ db, store: bucketStore(address), settings: {} }, { file: join(folder, 'guide.backup') })
  await expect(backUpFrom(bucket.addressOf('another secret'))).rejects.toThrow(
    /^The picture places.* cannot be read: The storage answers 403/,
  )
  await expect(backUpFrom(`http://key:secret@127.0.0.1:${await freePort()}/guide`)).rejects.toThrow(
    /^The picture places.* cannot be read: The storage cannot be reached \(ECONNREFUSED\)/,
  )
  expect(await readdir(folder)).toEqual([])
})

test('a full disk ends a restore with a sentence and without a row; with room the same call goes through', async (context) => {
  const disk = await aSmallDisk(1)
  if (!disk) return context.skip('no disk may be mounted here')
  onTestFinished(disk.remove)
  const { db, store } = await aFullGuide()
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const { db: empty } = await anEmptyGuide()
  const ontoIt = () =>
    restore({ db: empty, store: folderStore(join(disk.folder, 'images')), settings: {} }, { file })
  await disk.fill()
  await expect(ontoIt()).rejects.toThrow(
    /^Nothing was restored, since .* cannot be stored: its disk is full\.$/,
  )
  expect(await rowDigests(empty, ['public', 'drizzle'])).toEqual(new Map())
  await disk.free()
  expect(await ontoIt()).toMatchObject({ pictures: 3 })
})
