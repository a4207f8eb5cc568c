import { type FileHandle, open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** What is brought to the disk until the test is over, one after the other. */
export async function listSynced(folder: string): Promise<string[]> {
  const handle = await open(folder)
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = prototype
  const synced: string[] = []
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file')
    await sync.call(this)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return synced
}
