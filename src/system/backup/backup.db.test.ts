import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, aFullGuide, anEmptyGuide, geoapify } from '../../../tests/backed-up-guides.ts'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { driftedWords } from '../../../tests/drifted-words.ts'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { rowDigests } from '../../../tests/row-digests.ts'
import { testEngine } from '../../../tests/test-database.ts'
import type { DistanceScope } from '../../gathering/distances/distance.queries.ts'
import { routeDistancesSoon } from '../../gathering/distances/route-soon.queries.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { configs } from '../../office/configs/config.table.ts'
import { readSecret } from '../../office/configs/config-values.queries.ts'
import { fileRemovals } from '../../office/files/file-removal.table.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { hiddenTables, shownTables } from '../database-viewer/shown-tables.ts'
import { leftTables } from './backed-up-tables.queries.ts'
import { backUp } from './backup.task.ts'
import { readArchive } from './read-archive.task.ts'
import { restore } from './restore.task.ts'
import { withoutSecrets } from './without-secrets.ts'

const { kind } = await testEngine()

const onPostgresql = test.skipIf(kind === 'embedded')

const passphrase = 'four words and a number 7'

const taken = async (db: Database) => {
  const digests = await rowDigests(db)
  for (const name of leftTables) digests.delete(`public.${name}`)
  return digests
}

test('with its secrets a guide is put back row for row and byte for byte, under another APP_SECRET, and goes on', async () => {
  const { db, store, office } = await aFullGuide()
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

test('photos of a deleted place go along as long as it may come back, and are noted to go then', async () => {
  const { db, store, office } = await aFullGuide()
  const [photo] = await db.select().from(placeImages).where(isNotNull(placeImages.storagePath))
  const path = photo?.storagePath ?? ''
  await office.call('DELETE', `/api/admin/places/${photo?.placeId}`)
  const [first, second] = [join(await aFolder(), 'guide.backup'), join(await aFolder(), 'guide.backup')]
  expect(await backUp({ db, store, settings: {} }, { file: first })).toMatchObject({
    missing: [],
    pictures: 3,
  })
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file: first })
  expect(await other.store.read(path)).toEqual(await store.read(path))
  expect(await other.db.select({ path: fileRemovals.path }).from(fileRemovals)).toEqual([{ path }])
  // Of that guide, too.
  expect(await backUp({ ...other, settings: {} }, { file: second })).toMatchObject({
    missing: [],
    pictures: 3,
  })
  await db.update(auditLog).set({ at: sql`now() - interval '31 days'` })
  expect(
    await backUp({ db, store, settings: {} }, { file: join(await aFolder(), 'late.backup') }),
  ).toMatchObject({
    ...{ missing: [], pictures: 0 },
  })
})

test('ways by road that were still to be asked for are asked for in the guide that is put back', async () => {
  const { db, store } = await aFullGuide()
  const [{ id: cityId }, { id: placeId }] = [await aCity(db), await aPlace(db)]
  const routeSoon = (scope: DistanceScope) => db.transaction((tx) => routeDistancesSoon(tx, scope, null))
  await routeSoon({ cityIds: [cityId] })
  await db.update(jobs).set({ state: 'running' })
  await routeSoon({ placeIds: [placeId] })
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file })
  const { kind, state, input, isQuiet } = jobs
  expect(await other.db.select({ kind, state, input, isQuiet }).from(jobs)).toEqual([
    {
      kind: 'route-distances',
      state: 'waiting',
      input: { cityIds: [cityId], placeIds: [placeId] },
      isQuiet: true,
    },
  ])
})

test('words that another engine’s rules made of names are made anew by the rules of the one that is put back into', async () => {
  const { db, store } = await aFullGuide()
  // As one says it that knows no superscripts.
  const [own, others] = [sql`select words_of_all_places()`, sql`update place_words set word = word || '²'`]
  await db.execute(others)
  onTestFinished(async () => void (await db.execute(own)))
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file })
  const other = await anEmptyGuide()
  await restore({ ...other, settings: {} }, { file })
  expect(await driftedWords(other.db)).toEqual([])
  const { rows } = await other.db.execute(
    sql`select distinct word from place_words where word like 'zoo%' and not is_name`,
  )
  expect(rows).toEqual([{ word: 'zoo' }])
})

test('what somebody else keeps in the guide’s database stops no putting back: it is left out, and named', async () => {
  const { db, store } = await aFullGuide()
  await db.execute(sql`create table owners_notes (id serial primary key, note text)`)
  await db.execute(sql`insert into owners_notes (note) values ('Call the zoo')`)
  await db.execute(sql`alter table places add column owners_mark text default 'seen'`)
  onTestFinished(async () => {
    await db.execute(sql`drop table owners_notes`)
    await db.execute(sql`alter table places drop column owners_mark`)
  })
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file, passphrase })
  const other = await anEmptyGuide()
  const { leftOut } = await restore({ ...other, settings: {} }, { file, passphrase })
  expect(leftOut).toEqual(['owners_notes', 'places.owners_mark'])
  const [names, namesBefore] = [other.db, db].map((of) =>
    of.execute(sql`select name from places order by id`),
  )
  expect((await names)?.rows).toEqual((await namesBefore)?.rows)
})

test('tables of somebody else that refer to each other in a circle, and to ours and back, stop no back-up', async () => {
  const { db, store } = await aFullGuide()
  await db.execute(
    sql`create table owners_notes (id integer primary key, place_id integer references places)`,
  )
  await db.execute(sql`
    create table owners_calls (id integer primary key, note_id integer references owners_notes)`)
  await db.execute(sql`alter table owners_notes add column call_id integer references owners_calls`)
  await db.execute(sql`alter table places add column owners_note integer references owners_notes`)
  onTestFinished(async () => {
    await db.execute(sql`alter table places drop column owners_note`)
    await db.execute(sql`drop table owners_notes, owners_calls`)
  })
  const file = join(await aFolder(), 'guide.backup')
  await backUp({ db, store, settings: {} }, { file, passphrase })
  const other = await anEmptyGuide()
  const { leftOut } = await restore({ ...other, settings: {} }, { file, passphrase })
  expect(leftOut.toSorted()).toEqual(['owners_calls', 'owners_notes', 'places.owners_note'])
  expect(await other.db.$count(places)).toBe(await db.$count(places))
})

onPostgresql(
  'a table of somebody else that the login of the guide may not read is named by who refuses to back up',
  async () => {
    const { db, store } = await aFullGuide()
    const login = sql.identifier(`guide_${randomUUID()}`)
    await db.execute(sql`create role ${login}`)
    await db.execute(sql`grant usage on schema drizzle to ${login}`)
    await db.execute(sql`grant select on all tables in schema public, drizzle to ${login}`)
    await db.execute(sql`create table owners_notes (id integer primary key)`)
    onTestFinished(async () => {
      await db.execute(sql`drop table owners_notes`)
      await db.execute(sql`drop owned by ${login}`)
      await db.execute(sql`drop role ${login}`)
    })
    const transaction: Database['transaction'] = (work, config) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local role ${login}`)
        return work(tx)
      }, config)
    const guide: Database = Object.assign(Object.create(db), { transaction })
    const file = join(await aFolder(), 'guide.backup')
    await expect(backUp({ db: guide, store, settings: {} }, { file })).rejects.toThrow(
      "The guide's login may not read owners_notes in the schema public",
    )
  },
)

test('every column that admins never see, and every hidden table, is left out without secrets', () => {
  const masked = Object.entries(shownTables).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  const left = Object.entries(withoutSecrets).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  // Values of configurations are sifted by their keys; jobs and webhooks are not taken along at all.
  expect([...left, 'configs.value', 'jobs.input', 'webhooks.secret'].toSorted()).toEqual(masked.toSorted())
  // Of a shared plan there is a hash of a code that nobody can guess.
  expect(hiddenTables.filter((name) => !leftTables.includes(name))).toEqual(['shared_plans'])
})

test('the address of a webhook, which lets in whoever knows it, is in no archive without secrets', async () => {
  const { db, store, office } = await aFullGuide()
  const address = 'https://chat.example/hooks/T0-s3cret'
  const made = await office.call('POST', '/api/admin/webhooks', { url: address, topics: ['place'] })
  await office.call('PATCH', `/api/admin/webhooks/${made.body.id}`, { url: `${address}-2` })
  await office.call('DELETE', `/api/admin/webhooks/${made.body.id}`)
  const [open, sealed] = [join(await aFolder(), 'guide.backup'), join(await aFolder(), 'guide.backup')]
  await backUp({ db, store, settings: {} }, { file: open })
  await backUp({ db, store, settings: {} }, { file: sealed, passphrase })
  const texts = async (file: string, opened?: string) => {
    const found: string[] = []
    for await (const { bytes } of readArchive(file, opened)) found.push(bytes.toString())
    return found.join()
  }
  expect(await texts(open)).not.toContain(address)
  expect(await texts(sealed, passphrase)).toContain(address)
})
