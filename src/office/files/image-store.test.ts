import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderStore } from './image-store.task.ts'

/** What is brought to the disk until the test is over, one after the other. */
async function listSynced(folder: string): Promise<string[]> {
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

test.skipIf(process.platform === 'win32')(
  'a picture that is stored outlives a power cut: its bytes are on the disk, and its name in the folder is too',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'images-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const synced = await listSynced(folder)
    await folderStore(folder).write('places/zoo.webp', new Uint8Array([1]))
    expect(synced).toEqual(['file', 'folder'])
  },
)
