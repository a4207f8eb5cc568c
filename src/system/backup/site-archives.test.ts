import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { SettingsError } from '../../platform/settings.ts'
import { checkArchives } from '../doctor/archives.task.ts'
import { requireArchiveFolder } from './site-archives.task.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'site-archives-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const placedAt = async (BACKUP_TO?: string) => ({ DATA_DIR: await aFolder(), BACKUP_TO })

const diagnosed = async (settings: Awaited<ReturnType<typeof placedAt>>) =>
  (await checkArchives(settings)({ isDryRun: false })).map(({ text }) => text)

test('a file in the place of the folder for back-ups, or above it, ends the start with the setting', async () => {
  const file = join(await aFolder(), 'file')
  await writeFile(file, '')
  for (const place of [file, join(file, 'below')]) {
    const settings = await placedAt(place)
    await expect(requireArchiveFolder(settings)).rejects.toThrow(
      new SettingsError(
        `BACKUP_TO is ${place}, but must be a folder that the guide may write in, or S3-compatible storage: ENOTDIR: not a directory, access '${place}/'`,
      ),
    )
    expect(await diagnosed(settings)).toEqual([
      expect.stringContaining(`Nothing can be stored in the folder ${place}: ENOTDIR`),
    ])
  }
})

// Whom nothing keeps from writing.
test.skipIf(process.getuid?.() === 0)('so does a folder that is only to be read', async () => {
  const folder = join(await aFolder(), 'read-only')
  await mkdir(folder, { mode: 0o500 })
  await expect(requireArchiveFolder(await placedAt(join(folder, 'below')))).rejects.toThrow('EACCES')
})

test('a folder that is not there yet is fine, and is not made before the first back-up', async () => {
  const folder = await aFolder()
  for (const settings of [await placedAt(join(folder, 'far', 'below')), await placedAt()]) {
    await requireArchiveFolder(settings)
    expect(await diagnosed(settings)).toEqual([])
    expect(await readdir(settings.DATA_DIR)).toEqual([])
  }
  expect(await readdir(folder)).toEqual([])
})

test('a bucket is asked by the doctor alone', async () => {
  const bucket = await bucketServer()
  expect(await diagnosed(await placedAt(bucket.addressOf()))).toEqual([])
  const refused = await placedAt(bucket.addressOf('another secret'))
  await requireArchiveFolder(refused)
  expect(await diagnosed(refused)).toEqual([
    expect.stringMatching(/^Nothing can be stored in the bucket .*: The storage answers 403/),
  ])
})
