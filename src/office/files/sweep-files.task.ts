import { allPaths } from '../../guide/photos/photo-name.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import { beginRemovals, endRemovals, putOffRemoval } from './file-removals.queries.ts'
import type { ImageStore } from './image-store.task.ts'

export type StoreParts = { db: Database; store: ImageStore; log: Log }

// With all their widths fifty files are removed at once.
const batchSize = 10

/**
 * Removes the files that are noted as due, and no others: a file that this database does not know is none of its business.
 * What cannot be removed stays noted. Resolves to how many pictures went.
 */
export async function sweepFiles(
  { db, store, log }: StoreParts,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  let count = 0
  while (!stopping?.aborted) {
    const begun = await beginRemovals(db, { limit: batchSize })
    const removed = await removeAll({ db, store, log }, begun)
    count += removed
    if (removed === 0) break
  }
  if (count > 0) log.info({ count }, 'removed the files of pictures that were deleted')
  return count
}

/** One that no row names, at once; what cannot be removed now, a later sweep removes. */
export async function removeUnnamed(parts: StoreParts, path: string): Promise<void> {
  try {
    await removeAll(parts, await beginRemovals(parts.db, { path }))
  } catch (error) {
    parts.log.warn({ err: error, path }, 'a picture that nobody needs could not be removed yet')
  }
}

async function removeAll({ db, store, log }: StoreParts, paths: readonly string[]): Promise<number> {
  const outcomes = await Promise.all(
    paths.map(async (path) => {
      try {
        await Promise.all(allPaths(path).map((file) => store.remove(file)))
        return path
      } catch (error) {
        log.warn({ err: error, path }, 'a picture that nobody needs could not be removed yet')
        await putOffRemoval(db, path)
        return undefined
      }
    }),
  )
  const removed = outcomes.filter((path) => path !== undefined)
  if (removed.length > 0) await endRemovals(db, removed)
  return removed.length
}
