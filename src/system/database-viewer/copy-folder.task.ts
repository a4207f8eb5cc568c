import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { startLeanProcess } from './lean-process.task.ts'

/**
 * Makes a folder that holds an empty database for the copy. What was in it is gone: whose copy that was, and whether it is
 * whole, only the process knows that filled it.
 */
export async function makeCopyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Making a database takes some hundred MB for a while; a process of its own gives them back.
  const child = startLeanProcess(new URL('./make-copy-process.task.ts', import.meta.url), [folder])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database for the SQL tab's copy could not be made: exit code ${code}`)
}
