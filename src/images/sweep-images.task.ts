import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { listNeededFiles } from './image-file.queries.ts'
import type { ImageStore, StoredFile } from './image-store.task.ts'
import { originalPath } from './photo-name.ts'
import { siteStore } from './site-store.task.ts'

type Guide = { db: Database; log: Log; store: ImageStore }

const hourMs = 3_600_000
/** From so many on, mostly unneeded files mean that this is not the database they belong to. */
const suspicious = 20

/**
 * Removes the files that no row names: of an upload that ended between file and row, or of a row that is gone. The latest
 * stay: their rows may be on their way. Resolves to how many were removed.
 */
export async function sweepImages({ db, log, store }: Guide, { leaveMs = hourMs } = {}): Promise<number> {
  const before = Date.now() - leaveMs
  const files = (await store.list()).filter(({ changedAt }) => changedAt.getTime() < before)
  if (files.length === 0) return 0
  const needed = await listNeededFiles(db)
  const orphans = files.filter(({ path }) => !needed.has(originalPath(path)))
  if (isWrongDatabase(orphans, files)) {
    log.warn(
      { files: files.length, unknown: orphans.length },
      'most stored pictures are unknown to this database: none of them is removed',
    )
    return 0
  }
  for (const { path } of orphans) await store.remove(path)
  if (orphans.length > 0) log.info({ count: orphans.length }, 'removed pictures that no row names')
  return orphans.length
}

/** The guide is open meanwhile, and stays so when it fails. */
export async function sweepAtStart({ db, log, settings }: Omit<Guide, 'store'> & { settings: Settings }) {
  await sweepImages({ db, log, store: siteStore(settings) }).catch((error: unknown) => {
    log.warn({ err: error }, 'stored pictures could not be swept; the next start tries again')
  })
}

const isWrongDatabase = (orphans: StoredFile[], files: StoredFile[]) =>
  orphans.length >= suspicious && orphans.length > files.length / 2
