import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { anEmptyDatabase } from '../../../tests/test-database.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { adoptStore } from '../../office/files/store-owner.task.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { isOlder, migrateTo, newestMigration } from '../../platform/database/migrate.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { restore } from './restore.task.ts'
import { upgrade } from './upgrade.task.ts'

/** Before the newest migration, with a city. */
async function anOlderGuide() {
  const dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'))
  const config = await anEmptyDatabase()
  const opened = [openDatabase(config), openDatabase(config)] as const
  onTestFinished(async () => {
    for (const { close } of opened) await close()
    await rm(dataDir, { recursive: true })
  })
  const [{ db }, { db: beside }] = opened
  await db.transaction((tx) => migrateTo(tx, newestMigration() - 1))
  await db.execute(
    sql`insert into cities (name, country, lat, lng, slug) values ('Wien', 'Austria', 48, 16, 'wien')`,
  )
  return { db, beside, dataDir, settings: readSettings({ DATA_DIR: dataDir }) }
}

async function anotherGuide() {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(close)
  return db
}

test('one of two servers that bring a newer version backs up the rows first; going back takes them', async () => {
  const { db, beside, dataDir, settings } = await anOlderGuide()
  const store = folderStore(join(dataDir, 'images'))
  await adoptStore(db, store)
  const counts = await Promise.all([upgrade(db, settings), upgrade(beside, settings)])
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await isOlder(db)).toBe(false)
  expect(await upgrade(db, settings)).toBe(0)
  const [name = '', ...more] = await readdir(join(dataDir, 'backups'))
  expect(name).toMatch(/^guide-.*-before-upgrade\.backup$/)
  expect(more).toEqual([])
  const back = await anotherGuide()
  expect(await isOlder(back)).toBe(false)
  const { manifest } = await restore(
    { db: back, store, settings: {} },
    { file: join(dataDir, 'backups', name) },
  )
  expect(manifest).toMatchObject({ hasPictures: false, hasSecrets: false })
  expect(manifest.migration).toBeLessThan(newestMigration())
  const { rows } = await back.execute(sql`select name from cities`)
  expect(rows).toEqual([{ name: 'Wien' }])
})

test('where it cannot be backed up nothing changes, until the owner goes on without', async () => {
  const { db, dataDir, settings } = await anOlderGuide()
  await writeFile(join(dataDir, 'backups'), 'no folder')
  await expect(upgrade(db, settings)).rejects.toThrow('BACKUP_BEFORE_UPGRADE=off')
  expect(await isOlder(db)).toBe(true)
  expect(await upgrade(db, { ...settings, BACKUP_BEFORE_UPGRADE: 'off' })).toBe(1)
})
