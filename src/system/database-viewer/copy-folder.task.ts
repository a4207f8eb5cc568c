import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { startLeanProcess } from './lean-process.task.ts'

/** Where a copy lies, and a packed empty database to begin one with, which the build makes; made where it is missing. */
export type CopyPlace = { folder: string; emptyDatabase: string }

/** Makes the folder of a copy that holds nothing yet. What was in it is gone. */
export async function makeCopyFolder({ folder, emptyDatabase }: CopyPlace): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(emptyDatabase)) await pack(emptyDatabase)
  const { unpackTar } = await import('modern-tar/fs')
  await pipeline(createReadStream(emptyDatabase), createGunzip(), unpackTar(folder))
}

/** In a process of its own, which gives back what that takes. */
async function pack(file: string) {
  await mkdir(dirname(file), { recursive: true })
  const child = startLeanProcess(new URL('./pack-empty-process.task.ts', import.meta.url), [file])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database for the SQL tab's copy could not be made: exit code ${code}`)
}
