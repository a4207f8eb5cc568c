import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listSynced } from '../../../tests/list-synced.ts'
import { folderStore } from './image-store.task.ts'

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
