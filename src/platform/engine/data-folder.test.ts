import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SettingsError } from '../settings/settings.ts'
import { mustOwnDatabase, openDataFolder } from './data-folder.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'data-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

// Whom nothing keeps from writing.
const isRoot = process.getuid?.() === 0

test('a folder that is not there yet is made, for its owner’s eyes only', async () => {
  const folder = join(await aFolder(), 'in', 'data')
  await openDataFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await openDataFolder(folder)
})

test('a file in its place is said with the setting', async () => {
  const file = join(await aFolder(), 'data')
  await writeFile(file, '')
  const refused = openDataFolder(file)
  await expect(refused).rejects.toBeInstanceOf(SettingsError)
  await expect(refused).rejects.toThrow(
    `DATA_DIR is ${file}, but must be a folder that the guide may write in: EEXIST`,
  )
})

test('so is one in the place of a folder in it', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'run'), '', { mode: 0o600 })
  await expect(openDataFolder(folder)).rejects.toThrow(/^DATA_DIR is .*: ENOTDIR/)
})

test.skipIf(isRoot)('so is a folder that is only to be read', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'database'), { mode: 0o500 })
  await expect(openDataFolder(folder)).rejects.toThrow(/^DATA_DIR is .*: EACCES/)
})

test.skipIf(isRoot)('a file of the database that is somebody else’s is named, with what to do', async () => {
  const folder = await aFolder()
  const file = join(folder, 'database', 'base', '5', 'pg_internal.init')
  await mkdir(dirname(file), { recursive: true })
  await mustOwnDatabase(folder)
  await writeFile(file, '', { mode: 0o400 })
  await expect(mustOwnDatabase(folder)).rejects.toThrow(
    `DATA_DIR is ${folder}, but must be a folder that the guide may write in: EACCES: permission denied, access '${file}'. ` +
      'A command that ran as somebody else, as with sudo, may have left it: as root, run chown -R USER',
  )
})

test.skipIf(isRoot)('so is the note of somebody else who may have the database open', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'run'))
  await writeFile(join(folder, 'run', 'holder-1.json'), '', { mode: 0 })
  await expect(openDataFolder(folder)).rejects.toThrow(/^DATA_DIR is .*: EACCES.*holder-1\.json/)
})

test('where there is no database yet none is missed', async () => {
  await mustOwnDatabase(await aFolder())
})
