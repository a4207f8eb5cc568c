import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
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
