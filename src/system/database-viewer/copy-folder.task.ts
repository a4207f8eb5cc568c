import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { packApart } from './pack-apart.task.ts'

/** Where a copy lies, and a packed empty database to begin one with, which the build makes; made where it is missing. */
export type CopyPlace = { folder: string; emptyDatabase: string }

/** Makes the folder of a copy that holds nothing yet. What was in it is gone. */
export async function makeCopyFolder({ folder, emptyDatabase }: CopyPlace): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(emptyDatabase)) await packApart(emptyDatabase)
  const { unpackTar } = await import('modern-tar/fs')
  await pipeline(createReadStream(emptyDatabase), createGunzip(), unpackTar(folder))
}

/** A folder for as long as this process runs, beside others' in the system's. */
export const folderOfProcess = () => join(tmpdir(), `sql-tab-${process.pid}-${randomUUID()}`)

/**
 * Removes the folders that servers left there which were killed: of one with a number that nobody, or this process, has by now. At worst a
 * server in another container makes its copy anew.
 */
export async function removeLeftCopies(shared: string): Promise<void> {
  for (const name of await readdir(shared)) {
    const pid = Number(/^sql-tab-(\d+)-/.exec(name)?.[1])
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue
    const left = join(shared, name)
    // What others put there under such a name is none of ours, and another server may just be removing it.
    const found = await lstat(left).catch(() => undefined)
    if (found?.uid === getuid?.()) await rm(left, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
