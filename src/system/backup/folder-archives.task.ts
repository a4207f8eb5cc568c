import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder, mustTakeFiles } from '../../platform/files/make-folder.ts'
import { leftoverOf } from './archive-name.ts'
import type { ArchivePlace } from './archive-place.ts'
import { cannotBeUsed } from './cannot-be-used.task.ts'
import { isBeating } from './part-file.task.ts'

/** Archives in a folder of this machine, which is made when the first one comes. */
export const folderArchives = (folder: string): ArchivePlace => {
  const title = `the folder ${resolve(folder)}`
  return {
    title,
    check: () => mustTakeFiles(resolve(folder)).catch(cannotBeUsed(title)),
    put: async (name, write) => {
      await makeArchiveFolder(folder)
      // It appears under its name once it is whole.
      await write(join(folder, name))
      return (await stat(join(folder, name))).size
    },
    list: (prefix) => namesIn(folder, prefix).catch(cannotBeUsed(title)),
    remove: (name) => rm(join(folder, name), { force: true }).catch(cannotBeUsed(title)),
    tidy: (prefix) => removeLeftovers(folder, prefix).catch(cannotBeUsed(title)),
  }
}

/** @throws ArchiveError where nothing can be written there */
export const makeArchiveFolder = (folder: string): Promise<void> =>
  makeFolder(folder).catch(cannotBeUsed(`the folder ${resolve(folder)}`))

/** What lies half done, or waited to be sent, when a process was killed; not what another process is about. */
export async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await namesIn(folder, prefix)) {
    const archive = leftoverOf(name)
    if (archive === undefined) continue
    const parts = [`${archive}.part`, `${archive}.upload.part`].map((part) => join(folder, part))
    const areBeating = await Promise.all(parts.map(isBeating))
    if (!areBeating.includes(true)) await rm(join(folder, name), { force: true })
  }
}

/** So long nobody lets a file be that he writes, whatever the clock of the machine that it lies on. */
const hour = 3_600_000

/**
 * What lies half done of archives that are called as this one but for their numbers, such as their days: nobody would come back to it.
 * Of other names nobody knows whose they are.
 */
export async function removeKilled(file: string): Promise<void> {
  const folder = dirname(resolve(file))
  for (const name of await namesIn(folder, '')) {
    const archive = name.replace(/\.(?:part|rows)$/, '')
    if (archive === name || numberless(archive) !== numberless(basename(file))) continue
    // Who writes touches the first, and the second where there is no first any more.
    const touched = await lastTouch(join(folder, `${archive}.part`), join(folder, name))
    if (Date.now() - touched > hour) await rm(join(folder, name), { force: true })
  }
}

const numberless = (name: string) => name.replace(/\d+/g, '0')

async function lastTouch(...files: string[]): Promise<number> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Math.max(...times)
}

async function namesIn(folder: string, prefix: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.startsWith(prefix))
}
