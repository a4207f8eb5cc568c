import { opendir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Settings } from '../../platform/settings/settings.ts'
import { askBucket, bucketOf, expectOk, textOf } from './bucket.task.ts'
import { imagesFolderOf } from './image-store.task.ts'

export type StoredFile = { path: string; changedAt: Date }

/** All files where the settings put pictures, one after the other, however many there are. */
export const storedFiles = (
  settings: Pick<Settings, 'DATA_DIR' | 'STORAGE_URL'>,
): AsyncGenerator<StoredFile> =>
  settings.STORAGE_URL ? filesInBucket(settings.STORAGE_URL) : filesInFolder(imagesFolderOf(settings))

async function* filesInFolder(folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // It may go just now.
    const found = await stat(file).catch(() => undefined)
    if (found) yield { path: relative(folder, file), changedAt: found.mtime }
  }
}

const below = 'images/'

async function* filesInBucket(storageUrl: string): AsyncGenerator<StoredFile> {
  const bucket = bucketOf(storageUrl)
  for (let after = ''; ; ) {
    const query = { 'list-type': '2', prefix: below, ...(after && { 'start-after': after }) }
    const listed = await textOf(await expectOk(await askBucket(bucket, { method: 'GET', query })))
    const contents = [...listed.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => content)
    for (const content of contents) {
      after = /<Key>(.*?)<\/Key>/s.exec(content)?.[1] ?? ''
      const changedAt = new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(content)?.[1] ?? Date.now())
      yield { path: after.slice(below.length), changedAt }
    }
    if (!listed.includes('<IsTruncated>true')) return
  }
}
