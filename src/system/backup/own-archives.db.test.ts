import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { aSmallDisk } from '../../../tests/faults/small-disk.ts'
import { freePort } from '../../../tests/guides/guide-process.ts'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { faultyServer } from '../../../tests/services/faulty-server.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { folderStore } from '../../office/files/image-store.task.ts'
import { findInstallationId } from '../../office/files/installation.queries.ts'
import { jobs } from '../../office/jobs/job.table.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { ArchiveError } from './archive-error.ts'
import { archiveName } from './archive-name.ts'
import { backUpKind } from './back-up-job.task.ts'
import { BackUpResult } from './back-up-result.schema.ts'
import { backUpSchedule } from './back-up-schedule.task.ts'
import { bucketArchives } from './bucket-archives.task.ts'
import { readArchive } from './read-archive.task.ts'

const passphrase = 'four words and a number 7'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'own-archives-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A guide with a place, whose schedule comes round when the test says so. */
async function aGuide(given: Record<string, string>) {
  const db = await testDatabase()
  await aPlace(db, { name: 'Zoo' })
  const dataDir = await aFolder()
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_EVERY: 'day', ...given })
  const installation = await findInstallationId(db)
  const kind = backUpKind({ store: folderStore(join(dataDir, 'images')), settings })
  const listJobs = () => db.select().from(jobs).orderBy(jobs.createdAt)
  return {
    dataDir,
    listJobs,
    setAhead: () =>
      db.execute(
        sql`update jobs set started_at = started_at + interval '1 year', finished_at = finished_at + interval '1 year'`,
      ),
    comeRound: backUpSchedule({ db, settings }).run,
    keepJobs: (isAlone = true) => keepTestJobs(db, [kind], { isAlone }),
    lastIsOver: () => expect.poll(async () => (await listJobs()).at(-1)?.finishedAt).toBeTruthy(),
    /** Made so many days after the beginning of 1970. */
    anOlderOne: (day: number, of = installation) => archiveName(of, new Date(day * 86_400_000), 'scheduled'),
  }
}

const bucketAt = (url: string) => `${url.replace('//', '//key:secret@')}/guide`

async function namesIn(file: string, opened?: string) {
  const names: string[] = []
  for await (const { name } of readArchive(file, opened)) names.push(name)
  return names
}

test('one of two servers makes the archive of the day, the number is kept, and what is not its own stays', async () => {
  const folder = await aFolder()
  const guide = await aGuide({ BACKUP_TO: folder, BACKUP_KEEP: '2', BACKUP_PASSPHRASE: passphrase })
  const others = ['mine.backup', 'guide-mine.part', guide.anOlderOne(0, 'ffffffff-0000')]
  const [killed, oldest, older] = [`${guide.anOlderOne(3)}.part`, guide.anOlderOne(1), guide.anOlderOne(2)]
  for (const name of [...others, killed, oldest, older]) await writeFile(join(folder, name), 'bytes')
  await utimes(join(folder, killed), 1, 1)
  await Promise.all([guide.comeRound(), guide.comeRound()])
  await Promise.all([guide.keepJobs(false), guide.keepJobs(false)])
  await guide.lastIsOver()
  await guide.comeRound()
  const [job, ...more] = await guide.listJobs()
  expect(more).toEqual([])
  expect(job).toMatchObject({
    ...{ state: 'done', startedBy: null },
    result: { place: `the folder ${folder}`, hasSecrets: true, missing: 0, pictures: 0 },
  })
  const { name } = BackUpResult.parse(job?.result)
  expect((await readdir(folder)).toSorted()).toEqual([...others, older, name].toSorted())
  expect(await namesIn(join(folder, name), passphrase)).toContain('rows/places/000001.ndjson')
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test('an archive goes to a bucket in parts; what a killed one left there goes, and what another server is about stays', async () => {
  const bucket = await bucketServer()
  const guide = await aGuide({ BACKUP_TO: bucket.addressOf(), BACKUP_KEEP: '1' })
  const [older, others] = [`backups/${guide.anOlderOne(1)}`, ['images/a.webp', 'backups/mine.backup']]
  for (const key of [older, ...others]) bucket.objects.set(key, Buffer.from('bytes'))
  bucket.uploads.set('killed', { key: `backups/${guide.anOlderOne(2)}`, parts: new Map() })
  bucket.uploads.set('of others', { key: 'backups/mine', parts: new Map() })
  const underWay = guide.anOlderOne(Date.now() / 86_400_000 - 0.5)
  bucket.uploads.set('under way', { key: `backups/${underWay}`, parts: new Map() })
  await mkdir(join(guide.dataDir, 'backups'))
  await writeFile(join(guide.dataDir, 'backups', `${guide.anOlderOne(2)}.upload`), 'bytes')
  await guide.comeRound()
  await guide.keepJobs()
  await guide.lastIsOver()
  const { name, bytes } = BackUpResult.parse((await guide.listJobs())[0]?.result)
  expect([...bucket.objects.keys()].toSorted()).toEqual([...others, `backups/${name}`].toSorted())
  expect([...bucket.uploads.keys()]).toEqual(['of others', 'under way'])
  expect(await readdir(join(guide.dataDir, 'backups'))).toEqual([])
  const stored = bucket.objects.get(`backups/${name}`) ?? Buffer.of()
  expect(stored.length).toBe(bytes)
  const file = join(guide.dataDir, 'stored')
  await writeFile(file, stored)
  expect(await namesIn(file)).toContain('rows/places/000001.ndjson')
})

test('what cannot be stored is said, nothing is removed for it, and the next hour tries again', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'file'), '')
  const guide = await aGuide({ BACKUP_TO: join(folder, 'file'), BACKUP_KEEP: '1' })
  await guide.comeRound()
  await guide.keepJobs()
  await guide.lastIsOver()
  await guide.comeRound()
  await expect
    .poll(async () => (await guide.listJobs()).map(({ state }) => state))
    .toEqual(['failed', 'failed'])
  const [job] = await guide.listJobs()
  expect(job?.error).toMatch(`Nothing can be stored in the folder ${join(folder, 'file')}: `)
})

test('an archive that a clock made which was a year ahead stands for no day', async () => {
  const guide = await aGuide({ BACKUP_TO: await aFolder() })
  await guide.comeRound()
  const stop = await guide.keepJobs()
  await guide.lastIsOver()
  await stop()
  await guide.setAhead()
  await guide.comeRound()
  await guide.comeRound()
  expect((await guide.listJobs()).map(({ state }) => state).toSorted()).toEqual(['done', 'waiting'])
})

test('an archive that a bucket does not take to its end leaves no parts there', async () => {
  const bucket = await bucketServer()
  const guide = await aGuide({ BACKUP_TO: bucket.addressOf() })
  bucket.fill()
  await guide.comeRound()
  await guide.keepJobs()
  await guide.lastIsOver()
  expect((await guide.listJobs())[0]?.error).toMatch(/^Nothing can be stored in the bucket .* 507/)
  expect(bucket.uploads.size).toBe(0)
})

test('a bucket that refuses the key is said', async () => {
  const bucket = await bucketServer()
  const refused = await aGuide({ BACKUP_TO: bucket.addressOf('another secret') })
  await refused.comeRound()
  await refused.keepJobs()
  await refused.lastIsOver()
  expect((await refused.listJobs())[0]?.error).toMatch(
    /^Nothing can be stored in the bucket .*: The storage answers 403/,
  )
})

test('an address that answers all with a page, as a gate before a network does, has taken no archive', async () => {
  const page = '<html><title>Welcome</title></html>'
  const gate = await localService(() => ({ body: page, headers: { 'Content-Type': 'text/html' } }))
  const guide = await aGuide({ BACKUP_TO: bucketAt(gate.url) })
  await guide.comeRound()
  await guide.keepJobs()
  await guide.lastIsOver()
  const said = /^Nothing can be stored in the bucket .*: The storage answers as none does: <html>/
  expect(await guide.listJobs()).toMatchObject([{ state: 'failed', error: expect.stringMatching(said) }])
  const place = bucketArchives(bucketAt(gate.url), guide.dataDir)
  for (const ask of [place.check(), place.list('guide-'), place.tidy('guide-')])
    await expect(ask).rejects.toThrow(said)
})

test('a list of uploads whose elements have no end is read all the same', async () => {
  const list = `<ListMultipartUploadsResult>${'<Upload>'.repeat(200_000)}`
  const endless = await localService(() => ({ body: list }))
  const place = bucketArchives(bucketAt(endless.url), await aFolder())
  // Whoever looked for each end in all that follows would be at it for minutes, and nobody else be answered.
  await place.tidy('guide-')
})

test('a bucket that nobody answers for is said, however it is silent', async () => {
  const folder = await aFolder()
  const silent = await faultyServer({ answer: () => undefined }, '')
  const title = /^Nothing can be stored in the bucket 127\.0\.0\.1:\d+\/guide: /
  for (const [port, reason] of [
    [await freePort(), 'ECONNREFUSED'],
    [silent.port, 'does not answer in time'],
  ] as const) {
    const place = bucketArchives(`http://key:secret@127.0.0.1:${port}/guide`, folder, 300)
    const error = await place.tidy('guide-').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(String((error as Error).message)).toMatch(title)
    expect(String((error as Error).message)).toContain(reason)
  }
})

test('a full disk takes no half of an archive', async (context) => {
  const disk = await aSmallDisk(1)
  if (!disk) return context.skip('no disk may be mounted here')
  onTestFinished(disk.remove)
  const guide = await aGuide({ BACKUP_TO: disk.folder, BACKUP_KEEP: '1' })
  await writeFile(join(disk.folder, guide.anOlderOne(1)), 'bytes')
  await disk.fill()
  await guide.comeRound()
  await guide.keepJobs()
  await guide.lastIsOver()
  expect(await guide.listJobs()).toMatchObject([{ state: 'failed', result: { status: 507 } }])
  await disk.free()
  expect(await readdir(disk.folder)).toEqual([guide.anOlderOne(1)])
})
