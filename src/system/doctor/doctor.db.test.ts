import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { driftedWords } from '../../../tests/drifted-words.ts'
import { aCity, anAccount, anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { sealTwoStepSecret } from '../../office/accounts/two-step/two-step-secret.ts'
import { seal } from '../../office/configs/sealed-text.ts'
import { fileRemovals } from '../../office/files/file-removal.table.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { adoptStore } from '../../office/files/store-owner.task.ts'
import { storedFiles } from '../../office/files/stored-files.task.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createWebhook } from '../webhooks/webhook.queries.ts'
import { checkCounts } from './drifted-counts.queries.ts'
import { checkRights } from './file-rights.task.ts'
import type { Check } from './finding.ts'
import { checkLetterRules } from './letter-rules.queries.ts'
import { checkDistances } from './missing-distances.task.ts'
import { checkOwnCare } from './own-care.queries.ts'
import { checkPictures } from './picture-files.task.ts'
import { checkJobs } from './stuck-jobs.queries.ts'
import { checkKeys } from './unreadable-keys.queries.ts'

/** What it says in a dry run, then when it mends, then of what is left. */
async function inTurn(check: Check) {
  const said = async (isDryRun: boolean) =>
    (await check({ isDryRun })).map(({ text, isMended }) => `${isMended ? 'mended' : 'left'}: ${text}`)
  return { dry: await said(true), mending: await said(false), after: await said(false) }
}

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('distances that are missing are filled in', async () => {
  const db = await testDatabase()
  await aPlace(db, { cities: [await aCity(db)] })
  await db.execute(sql`delete from place_distances`)
  expect(await inTurn(checkDistances(db))).toEqual({
    dry: ['left: 1 distance between a city and a place was missing.'],
    mending: ['mended: 1 distance between a city and a place was missing and filled in.'],
    after: [],
  })
})

test('words and orders of names that another PostgreSQL made are made anew; of a guide that nobody noted it of nothing is said', async () => {
  const db = await testDatabase()
  onTestFinished(async () => void (await db.execute(sql`comment on table place_words is null`)))
  await aPlace(db, { name: 'Zoo' })
  const check = checkLetterRules(db)
  expect(await inTurn(check)).toEqual({ dry: [], mending: [], after: [] })
  await db.execute(sql`comment on table place_words is 'PostgreSQL 9'`)
  // As one says it that knows no superscripts.
  await db.execute(sql`update place_words set word = word || '²'`)
  const before = await filesOfOrders(db)
  const what = 'Names were put in order and searched by the rules of another PostgreSQL or library of letters'
  expect(await inTurn(check)).toEqual({
    dry: [`left: ${what}.`],
    mending: [`mended: ${what}; both were made anew.`],
    after: [],
  })
  expect(await driftedWords(db)).toEqual([])
  expect(await filesOfOrders(db)).not.toEqual(before)
})

/** An index that is made anew lies in another file. */
const filesOfOrders = async (db: Database) =>
  (await db.execute(sql`select pg_relation_filenode('places_in_order'::regclass) as file`)).rows

const onPostgresql = test.runIf(inject('templateDatabase'))

onPostgresql('tables that PostgreSQL is told not to look after are named', async () => {
  const db = await testDatabase()
  onTestFinished(async () => void (await db.execute(sql`alter table places reset (autovacuum_enabled)`)))
  const { rows } = await db.execute(sql`show autovacuum`)
  const left = (what: string) =>
    `left: ${what}: turn it on, or searches of a full guide become slow and its tables ever larger.`
  // A server for tests may do without.
  const all = rows[0]?.autovacuum === 'off' ? [left('PostgreSQL has autovacuum or track_counts off')] : []
  expect((await inTurn(checkOwnCare(db))).dry).toEqual(all)
  await db.execute(sql`alter table places set (autovacuum_enabled = off)`)
  expect((await inTurn(checkOwnCare(db))).after).toEqual([...all, left('autovacuum is off for places')])
})

test('kept numbers that drifted are counted anew', async () => {
  const db = await testDatabase()
  await aPlace(db, { cities: [await aCity(db)] })
  await db.execute(sql`update kept_counts set number = number + 1 where subject = 'all'`)
  expect(await inTurn(checkCounts(db))).toEqual({
    dry: ['left: 1 kept number of places was wrong.'],
    mending: ['mended: 1 kept number of places was wrong; all are counted anew.'],
    after: [],
  })
  expect(await driftedCounts(db)).toEqual([])
})

test('a job that nobody will do fails with a sentence; others go on', async () => {
  const db = await testDatabase()
  const long = {
    input: {},
    progress: { done: 0, total: 0, items: [] },
    createdAt: new Date(Date.now() - 3_600_000),
  }
  await db.insert(jobs).values([
    { kind: 'of-old', state: 'running', ...long },
    { kind: 'back-up', state: 'running', ...long },
  ])
  expect(await inTurn(checkJobs(db, ['back-up']))).toEqual({
    dry: ['left: 1 job would never have come to an end (of-old).'],
    mending: ['mended: 1 job would never have come to an end (of-old) and now counts as failed.'],
    after: [],
  })
  const states = await db.select({ kind: jobs.kind, state: jobs.state }).from(jobs).orderBy(jobs.kind)
  expect(states.map(({ kind, state }) => [kind, state])).toEqual([
    ['back-up', 'running'],
    ['of-old', 'failed'],
  ])
})

test('files that nothing names are noted to go, young ones are left alone, missing ones are said', async () => {
  const db = await testDatabase()
  const dataDir = await aFolder()
  const store = folderStore(join(dataDir, 'images'))
  await adoptStore(db, store)
  const [named, orphan, young, missing] = ['a', 'b', 'c', 'd'].map((name) => `places/00/${name}-700x500.webp`)
  const place = await aPlace(db)
  await anImage(db, place, { storagePath: named })
  const files = [
    named,
    named?.replace('.webp', '.320.webp'),
    orphan,
    orphan?.replace('.webp', '.640.webp'),
    young,
  ]
  const longAgo = new Date('2026-01-01')
  for (const path of files) {
    await store.write(String(path), Buffer.from('bytes'))
    if (path !== young) await utimes(join(dataDir, 'images', String(path)), longAgo, longAgo)
  }
  const check = checkPictures({
    db,
    store,
    files: () => storedFiles({ DATA_DIR: dataDir, STORAGE_URL: undefined }),
  })
  expect(await inTurn(check)).toEqual({
    dry: ['left: 1 stored picture is named by nothing.'],
    mending: [
      'mended: 1 stored picture is named by nothing; it goes in 31 days, unless something names it by then.',
    ],
    after: [],
  })
  const noted = await db.select().from(fileRemovals)
  expect(noted.map(({ path }) => path)).toEqual([orphan])
  await anImage(db, place, { storagePath: missing, isPrimary: false })
  expect(
    (await check({ isDryRun: false })).map(({ text, isMended }) => [text.split(':')[0], isMended]),
  ).toEqual([[`1 picture is named and not there, such as ${missing}`, false]])
})

test('files of another database are nobody else’s to judge', async () => {
  const db = await testDatabase()
  const folder = await aFolder()
  await writeFile(join(folder, 'installation.txt'), 'another one\n')
  const store = folderStore(folder)
  const none = async function* () {}
  const { after } = await inTurn(checkPictures({ db, store, files: none }))
  expect(after).toEqual([expect.stringMatching(/^left: The stored pictures belong to another/)])
})

test('who only looks takes no place for pictures that is nobody’s yet', async () => {
  const [db, folder] = [await testDatabase(), await aFolder()]
  const none = async function* () {}
  const check = checkPictures({ db, store: folderStore(folder), files: none })
  expect(await check({ isDryRun: true })).toEqual([])
  expect(await readdir(folder)).toEqual([])
  expect(await check({ isDryRun: false })).toEqual([])
  expect(await readdir(folder)).toEqual(['installation.txt'])
})

test('only the owner looks into the data folder, and may write all in it', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'images'))
  const file = join(folder, 'images', 'a.webp')
  await writeFile(file, 'bytes')
  await chmod(file, 0o400)
  await chmod(folder, 0o755)
  expect(await inTurn(checkRights(folder))).toEqual({
    dry: [
      `left: Others than its owner could look into ${folder}.`,
      `left: 1 file below ${folder} could not be written by its owner, such as ${file}.`,
    ],
    mending: [
      `mended: Others than its owner could look into ${folder}; now they cannot.`,
      `mended: 1 file below ${folder} could not be written by its owner, such as ${file}; now they can.`,
    ],
    after: [],
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('where nothing was stored yet, as on PostgreSQL and S3, all rights are in order', async () => {
  expect(await checkRights(join(await aFolder(), 'data'))({ isDryRun: true })).toEqual([])
})

test('of a link in the place of the data folder the folder counts that it leads to', async () => {
  const [folder, link] = [await aFolder(), join(await aFolder(), 'data')]
  await symlink(folder, link)
  expect(await checkRights(link)({ isDryRun: true })).toEqual([])
})

test.skipIf(process.getuid?.() !== 0)(
  'folders that a command left which was run as root are told to their owner, who may not look into them',
  async () => {
    const [folder, nobody] = [await aFolder(), 65_534]
    const left = join(folder, 'images')
    for (const name of [left, join(folder, 'lost+found')]) await mkdir(name, { mode: 0o700 })
    await chown(folder, nobody, nobody)
    const code = `
      const { checkRights } = await import(${JSON.stringify(new URL('./file-rights.task.ts', import.meta.url).href)})
      console.log(JSON.stringify(await checkRights(${JSON.stringify(folder)})({ isDryRun: false })))`
    const args = ['--input-type=module', '--eval', code]
    const said = spawnSync(process.execPath, args, { uid: nobody, gid: nobody, encoding: 'utf8' })
    expect(JSON.parse(said.stdout || JSON.stringify(said.stderr))).toEqual([
      {
        text: `1 file below ${folder} could not be written by its owner, such as ${left}: as root, run chown -R ${nobody}:${nobody} ${folder} && chmod -R u+rwX ${folder}`,
        isMended: false,
      },
    ])
  },
)

test('what another APP_SECRET has sealed is said by whose it is, and who can mend it', async () => {
  const db = await testDatabase()
  const [before, now] = ['the secret of last year', 'the secret of this year']
  const { id } = await anAccount(db, { username: 'marta' })
  await db.execute(sql`insert into two_steps (user_id, secret, confirmed_at)
    values (${id}, ${await sealTwoStepSecret(id, 'AAAA', before)}, now())`)
  await db.execute(sql`insert into configs (key, value)
    values ('UNSPLASH_ACCESS_KEY', ${await seal('a key', 'UNSPLASH_ACCESS_KEY', before)})`)
  const editor = { userId: id, settings: { APP_SECRET: before } }
  await createWebhook(db, editor, { url: 'https://shop.example/told', topics: ['place'] })
  const said = async (APP_SECRET: string) =>
    (await inTurn(checkKeys(db, readSettings({ APP_SECRET })))).mending
  expect(await said(before)).toEqual([])
  expect(await said(now)).toEqual([
    expect.stringMatching(/^left: UNSPLASH_ACCESS_KEY was stored under another APP_SECRET/),
    expect.stringMatching(/^left: The two-step codes of marta were stored under another APP_SECRET/),
    expect.stringMatching(
      /^left: The secret of the webhook to https:\/\/shop.example\/told was stored under another/,
    ),
  ])
})
