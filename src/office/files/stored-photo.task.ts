import { createHash, randomBytes } from 'node:crypto'
import { narrowerPath, photoPath, wholePath } from '../../guide/photos/photo-name.ts'
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
  return keepFiles(parts, storagePath, { photo }, () => name({ storagePath, photo }))
}

type PhotoFiles = {
  photo: MadePhoto
  /** What it is cropped from, where it is. */
  whole?: Uint8Array
}

/** Stores a photo in all its widths for `name` to write the row that names it; without that row they go again. */
export async function keepFiles<Result>(
  parts: StoreParts,
  storagePath: string,
  { photo, whole }: PhotoFiles,
  name: () => Promise<Result>,
): Promise<Result> {
  await noteUnnamedFile(parts.db, storagePath, { hours: 1 })
  try {
    for (const { width, bytes } of photo.narrower)
      await parts.store.write(narrowerPath(storagePath, width), bytes)
    const wholeAt = wholePath(storagePath)
    if (whole && wholeAt !== storagePath) await parts.store.write(wholeAt, whole)
    await parts.store.write(storagePath, photo.bytes)
    return await name()
  } catch (error) {
    await removeUnnamed(parts, storagePath)
    throw error
  }
}
