import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startLeanProcess } from './lean-process.task.ts'

/**
 * Packs an empty database into the file, in a process of its own: that gives back the memory it takes, and whoever builds can go on
 * meanwhile.
 */
export async function packApart(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const child = startLeanProcess(new URL('./pack-empty-process.task.ts', import.meta.url), [file])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database for the SQL tab's copy could not be made: exit code ${code}`)
}
