import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { checkArchives } from '../doctor/archives.task.ts'
import { lookAtArchiveFolder } from './site-archives.task.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'site-archives-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const placedAt = async (BACKUP_TO?: string) => ({
  DATA_DIR: await aFolder(),
  BACKUP_TO,
  BACKUP_EVERY: 'never' as Settings['BACKUP_EVERY'],
})

async function toldAtTheStart(settings: Awaited<ReturnType<typeof placedAt>>) {
  const told: string[] = []
  const write = (line: string) => told.push(JSON.parse(line).err.message)
  await lookAtArchiveFolder(settings, pino({ level: 'warn' }, { write }))
  return told
}

const diagnosed = async (settings: Awaited<ReturnType<typeof placedAt>>) =>
  (await checkArchives(settings)({ isDryRun: false })).map(({ text }) => text)

test('a file in the place of the folder for back-ups, or above it, ends the start with the setting', async () => {
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  for (const place of [file, join(file, 'below')]) {
    const settings = await placedAt(place)
    await expect(toldAtTheStart(settings)).rejects.toThrow(
      new SettingsError(
        `BACKUP_TO is ${place}, but must be a folder or S3-compatible storage: ENOTDIR: not a directory, access '${place}/'`,
      ),
    )
    expect(await diagnosed(settings)).toEqual([
      expect.stringContaining(`Nothing can be stored in the folder ${place}: ENOTDIR`),
    ])
  }
})

test('one that can just now not be written is told, and the guide starts', async () => {
  const folder = join(await aFolder(), 'leads to itself')
  await symlink(folder, folder)
  expect(await toldAtTheStart(await placedAt(folder))).toEqual([
    expect.stringContaining(`the folder ${folder}: ELOOP`),
  ])
})

test('the folder that is taken without a setting is looked at where the guide is to back itself up', async () => {
  const settings = await placedAt()
  await writeFile(join(settings.DATA_DIR, 'backups'), '')
  expect(await toldAtTheStart(settings)).toEqual([])
  expect(await toldAtTheStart({ ...settings, BACKUP_EVERY: 'day' })).toEqual([
    expect.stringContaining(`the folder ${join(settings.DATA_DIR, 'backups')}: ENOTDIR`),
  ])
})

test('a folder that is not there yet is fine, and is not made before the first back-up', async () => {
  const folder = await aFolder()
  for (const settings of [await placedAt(join(folder, 'far', 'below')), await placedAt()]) {
    expect(await toldAtTheStart(settings)).toEqual([])
    expect(await diagnosed(settings)).toEqual([])
    expect(await readdir(settings.DATA_DIR)).toEqual([])
  }
  expect(await readdir(folder)).toEqual([])
})

test('a bucket is asked by the doctor alone', async () => {
  const bucket = await bucketServer()
  expect(await diagnosed(await placedAt(bucket.addressOf()))).toEqual([])
  const refused = await placedAt(bucket.addressOf('another secret'))
  expect(await toldAtTheStart(refused)).toEqual([])
  expect(await diagnosed(refused)).toEqual([
    expect.stringMatching(/^Nothing can be stored in the bucket .*: The storage answers 403/),
  ])
})
