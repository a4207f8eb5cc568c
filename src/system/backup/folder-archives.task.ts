import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { leftoverOf } from './archive-name.ts'
import type { ArchivePlace } from './archive-place.ts'
import { cannotBeUsed } from './cannot-be-used.task.ts'

/** Archives in a folder of this machine, which is made when the first one comes. */
export const folderArchives = (folder: string): ArchivePlace => {
  const title = `the folder ${resolve(folder)}`
  return {
    title,
    check: () => mustTakeFiles(resolve(folder)).catch(cannotBeUsed(title)),
    put: async (name, write) => {
      await makeFolder(folder)
      // It appears under its name once it is whole.
      await write(join(folder, name))
      return (await stat(join(folder, name))).size
    },
    list: (prefix) => namesIn(folder, prefix).catch(cannotBeUsed(title)),
    remove: (name) => rm(join(folder, name), { force: true }).catch(cannotBeUsed(title)),
    tidy: (prefix) => removeLeftovers(folder, prefix).catch(cannotBeUsed(title)),
  }
}

/** For its owner's eyes only. @throws ArchiveError */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotBeUsed(`the folder ${resolve(folder)}`))
}

/** The folder, or where it is not there yet the one that it would be made in. */
const mustTakeFiles = (folder: string): Promise<void> =>
  // What ends with a slash is no file.
  access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return mustTakeFiles(dirname(folder))
    },
  )

/** What lies half done, or waited to be sent, when a process was killed. */
export async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await namesIn(folder, prefix))
    if (leftoverOf(name)) await rm(join(folder, name), { force: true })
}

async function namesIn(folder: string, prefix: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.startsWith(prefix))
}
