import { createHash } from 'node:crypto'
import type { Log } from '../platform/log.ts'
import type { ImageStore } from './image-store.task.ts'
import { type MadePhoto, makePhoto } from './make-photo.task.ts'
import { allPaths, narrowerPath, photoPath } from './photo-name.ts'

/**
 * Stores an uploaded photo in all its widths below a folder. The name follows from `owner` and what was uploaded: sent twice, it
 * lies in one place only. @throws Problem 422
 */
export async function storePhoto(
  store: ImageStore,
  upload: Uint8Array,
  { folder, owner }: { folder: string; owner: string },
): Promise<{ storagePath: string; photo: MadePhoto }> {
  const photo = await makePhoto(upload)
  const hash = createHash('sha256').update(`${owner}\n`).update(upload).digest('hex')
  const storagePath = photoPath(folder, hash, photo)
  for (const { width, bytes } of photo.narrower) await store.write(narrowerPath(storagePath, width), bytes)
  await store.write(storagePath, photo.bytes)
  return { storagePath, photo }
}

/** After the row is gone: what cannot be removed now, the next start sweeps. */
export async function removeStored(store: ImageStore, log: Log, storagePath: string): Promise<void> {
  for (const path of allPaths(storagePath))
    await store.remove(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'a picture that nobody needs could not be removed')
    })
}
