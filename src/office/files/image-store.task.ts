import { open, opendir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFullDisk } from '../../platform/files/is-full-disk.ts'
import { makeFolder } from '../../platform/files/make-folder.ts'
import { syncFolder } from '../../platform/files/sync-folder.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { folderTrouble } from './storage-trouble.task.ts'

/** Where pictures lie; a path is one that we made, with slashes. */
export interface ImageStore {
  /** Whole or not at all. */
  write: (path: string, bytes: Uint8Array) => Promise<void>
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** No error where there is nothing. */
  remove: (path: string) => Promise<void>
  isEmpty: () => Promise<boolean>
}

export const imagesFolderOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'images')

/** How the name of a file ends that is being written. */
const half = '.part'

/** Pictures in a folder of this machine, which is made when the first one comes. */
export const folderStore = (folder: string): ImageStore => ({
  write: (path, bytes) => writeWhole(join(folder, path), bytes).catch(inTrouble),
  read: (path) => orMissing(readFile(join(folder, path))).catch(inTrouble),
  remove: (path) => removeFile(join(folder, path)).catch(inTrouble),
  isEmpty: () => holdsNothing(folder).catch(inTrouble),
})

/** For `catch`: a full disk is told as such. */
function inTrouble(error: unknown): never {
  throw isFullDisk(error) ? error : folderTrouble(error)
}

async function removeFile(file: string) {
  for (const one of [file, unfinished(file)]) await rm(one, { force: true })
}

async function holdsNothing(folder: string): Promise<boolean> {
  for await (const entry of (await orMissing(opendir(folder, { recursive: true }))) ?? [])
    if (entry.isFile() && !entry.name.endsWith(half)) return false
  return true
}

// No two write the same file: a process that was killed leaves nothing that its path does not lead to.
const unfinished = (file: string) => file + half

async function writeWhole(file: string, bytes: Uint8Array) {
  // The data folder too, where the first picture is the first that comes into it, as with a restore on PostgreSQL.
  await makeFolder(dirname(file))
  const part = unfinished(file)
  try {
    const handle = await open(part, 'w')
    try {
      await handle.writeFile(bytes)
      // Or a power cut could leave the name without the bytes.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
    // Or it could leave a row that names a picture which has no name yet.
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const orMissing = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
