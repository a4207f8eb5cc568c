import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Settings } from '../platform/settings.ts'

export type StoredFile = { path: string; changedAt: Date }

/** Where pictures lie; a path is one that we made, with slashes. */
export interface ImageStore {
  /** Whole or not at all. */
  write: (path: string, bytes: Uint8Array) => Promise<void>
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** No error where there is nothing. */
  remove: (path: string) => Promise<void>
  list: () => Promise<StoredFile[]>
}

export const imagesFolderOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'images')

/** Pictures in a folder of this machine, which is made when the first one comes. */
export const folderStore = (folder: string): ImageStore => ({
  write: (path, bytes) => writeWhole(join(folder, path), bytes),
  read: (path) => orMissing(readFile(join(folder, path))),
  remove: (path) => rm(join(folder, path), { force: true }),
  list: async () => {
    const entries = (await orMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const found = await Promise.all(files.map(async (file) => ({ file, stats: await orMissing(stat(file)) })))
    return found.flatMap(({ file, stats }) =>
      stats ? [{ path: relative(folder, file).split(sep).join('/'), changedAt: stats.mtime }] : [],
    )
  },
})

async function writeWhole(file: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(bytes)
      // Or a power cut could leave the name without the bytes.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const orMissing = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
