import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { families } from '../../../tests/families.ts'
import { rowDigests } from '../../../tests/row-digests.ts'
import { anEmptyDatabase, testDatabase } from '../../../tests/test-database.ts'
import { aFile, aPicture } from '../../../tests/test-uploads.ts'
import { users } from '../../office/accounts/account.table.ts'
import { isPassword } from '../../office/accounts/password-hash.ts'
import { configs } from '../../office/configs/config.table.ts'
import { readSecret } from '../../office/configs/config-values.queries.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { adoptStore } from '../../office/files/store-owner.task.ts'
import { type Database, openDatabase } from '../../platform/database.ts'
import { migrateTo, newestMigration } from '../../platform/migrate.ts'
import { readSettings } from '../../platform/settings.ts'
import { hiddenTables, shownTables } from '../database-viewer/shown-tables.ts'
import { leftTables } from './backed-up-tables.queries.ts'
import { backUp } from './backup.task.ts'
import { readArchive } from './read-archive.task.ts'
import { restore } from './restore.task.ts'
import { withoutSecrets } from './without-secrets.ts'

const passphrase = 'four words and a number 7'
const geoapify = 'geoapify-0123456789'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A guide with a bit of everything that is hard to take along. */
async function aGuide() {
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
async function anEmptyGuide() {
  const { db, close } = openDatabase(await anEmptyDatabase())
  onTestFinished(close)
  return { db, store: folderStore(join(await aFolder(), 'images')) }
}

const entriesOf = async (file: string, opened?: string) => {
  const entries = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file, opened)) entries.set(name, bytes.toString())
  return entries
}

const taken = async (db: Database) => {
  const digests = await rowDigests(db)
  for (const name of leftTables) digests.delete(`public.${name}`)
  return digests
}

test('with its secrets a guide is put back row for row and byte for byte, under another APP_SECRET, and goes on', async () => {
  const { db, store, office } = await aGuide()
  const file = join(await aFolder(), 'guide.backup')
  const backup = await backUp({ db, store, settings: {} }, { file, passphrase })
  expect(backup).toMatchObject({ missing: [], pictures: 3 })
  const other = await anEmptyGuide()
  const settings = readSettings({ APP_SECRET: 'another secret of the site' })
  const restored = await restore({ ...other, settings }, { file, passphrase })
  expect(restored).toMatchObject({ rows: backup.rows, pictures: backup.pictures })
  const [{ sealed } = { sealed: '' }] = await other.db
    .select({ sealed: configs.value })
    .from(configs)
    .where(eq(configs.key, 'GEOAPIFY_API_KEY'))
  expect(sealed).not.toContain(geoapify)
  expect(await readSecret(other.db, settings, 'GEOAPIFY_API_KEY')).toBe(geoapify)
  await other.db
    .update(configs)
    .set({ value: geoapify, updatedAt: configs.updatedAt })
    .where(eq(configs.value, sealed))
  expect(await taken(other.db)).toEqual(await taken(db))
  for (const path of (await office.files()).filter((name) => name.endsWith('.webp')))
    expect([path, await other.store.read(path)]).toEqual([path, await store.read(path)])
  const next = async (of: Database) => (await of.execute(sql`select nextval('places_id_seq')`)).rows
  expect(await next(other.db)).toEqual(await next(db))
  // What triggers keep is kept on.
  await other.db.execute(sql`update places set is_active = not is_active`)
  expect(await driftedCounts(other.db)).toEqual([])
})

test('without them an archive holds none, and who had a password needs a new one', async () => {
  const { db, store } = await aGuide()
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

test('nothing is written where there is a guide, from a damaged archive, or from one of a newer guide', async () => {
  const { db, store } = await aGuide()
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
  const newer = join(folder, 'newer')
  await backUp({ db, store, settings: {} }, { file: newer })
  await expect(restore({ ...other, settings: {} }, { file: newer })).rejects.toThrow('newer version')
  expect(await rowDigests(other.db, ['public', 'drizzle'])).toEqual(new Map())
})

test('what an older version of the guide backed up is put back in the form of this one', async () => {
  const old = await anEmptyGuide()
  // Before a city had a count of its freshness, and a place reports.
  await old.db.transaction((tx) => migrateTo(tx, newestMigration() - 1))
  await old.db.execute(
    sql`insert into cities (name, country, lat, lng, slug) values ('Wien', 'Austria', 48, 16, 'wien')`,
  )
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ ...old, settings: {} }, { file })
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file })
  const { rows } = await other.db.execute(sql`select name, slug from cities`)
  expect(rows).toEqual([{ name: 'Wien', slug: 'wien' }])
  const { rows: done } = await other.db.execute(
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  )
  expect(done).toEqual([{ at: newestMigration() }])
})

test('every column that admins never see, and every hidden table, is left out without secrets', () => {
  const masked = Object.entries(shownTables).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  const left = Object.entries(withoutSecrets).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  // Values of configurations are sifted by their keys; jobs are not taken along at all.
  expect([...left, 'configs.value', 'jobs.input'].toSorted()).toEqual(masked.toSorted())
  // Of a shared plan there is a hash of a code that nobody can guess.
  expect(hiddenTables.filter((name) => !leftTables.includes(name))).toEqual(['shared_plans'])
})
