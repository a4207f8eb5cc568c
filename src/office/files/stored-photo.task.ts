import { createHash, randomBytes } from 'node:crypto'
import { narrowerPath, photoPath } from '../../guide/photos/photo-name.ts'
import { noteUnnamedFile } from './file-removals.queries.ts'
import type { MadePhoto } from './make-photo.task.ts'
import { removeUnnamed, type StoreParts } from './sweep-files.task.ts'

type StoredPhoto = { storagePath: string; photo: MadePhoto }

/**
 * Stores an uploaded photo in all its widths below a folder, for `name` to write the row that names it; without that row it
 * goes again. Its own name tells what was uploaded for which `owner` (`uploadOf`), and is given once only: a removal that
 * comes late never meets a newer file.
 * @throws Problem 422
 */
export async function storePhoto<Result>(
  parts: StoreParts,
  upload: Uint8Array,
  { folder, owner }: { folder: string; owner: string },
  name: (stored: StoredPhoto) => Promise<Result>,
): Promise<Result> {
  const { makePhoto } = await import('./make-photo.task.ts')
  const photo = await makePhoto(upload)
  const hash = createHash('sha256').update(`${owner}\n`).update(upload).digest('hex')
  const storagePath = photoPath(folder, hash, { ...photo, nonce: randomBytes(8).toString('hex') })
  await noteUnnamedFile(parts.db, storagePath, { hours: 1 })
  try {
    for (const { width, bytes } of photo.narrower)
      await parts.store.write(narrowerPath(storagePath, width), bytes)
    await parts.store.write(storagePath, photo.bytes)
    return await name({ storagePath, photo })
  } catch (error) {
    await removeUnnamed(parts, storagePath)
    throw error
  }
}
