import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Schedule } from '../jobs/keep-jobs.task.ts'
import { imagesFolderOf } from './image-store.task.ts'
import { siteStore } from './site-store.task.ts'
import { folderWarning } from './storage-warning.task.ts'
import { findStoreOwner } from './store-owner.task.ts'
import { sweepFiles } from './sweep-files.task.ts'

type Guide = { db: Database; log: Log; settings: Settings; stopping?: AbortSignal }

/**
 * Removes files that are due from the site's own store, and says so when that is another database's. The guide is open
 * meanwhile, and stays so when it fails.
 */
export async function tendStore({ db, log, settings, stopping }: Guide): Promise<void> {
  try {
    const warning = settings.STORAGE_URL ? undefined : await folderWarning(settings)
    if (warning)
      return log.warn({ reason: warning.text }, 'no pictures can be stored; the next hour looks again')
    const store = siteStore(settings)
    const owner = await findStoreOwner(db, store)
    if (owner.isOurs) await sweepFiles({ db, log, store }, stopping && { stopping })
    else log.warn({ installation: owner.installation, marked: owner.marked }, foreignStore(settings))
  } catch (error) {
    log.warn({ err: error }, 'the stored pictures could not be looked after; the next hour tries again')
  }
}

/** Servers that run for months sweep, too. */
export const tendStoreSchedule = (guide: Guide): Schedule => ({
  name: 'tend-store',
  cron: '23 * * * *',
  run: () => tendStore(guide),
})

// The address of a bucket holds its key.
function foreignStore(settings: Settings): string {
  const [setting, where] = settings.STORAGE_URL
    ? ['STORAGE_URL', 'the bucket of STORAGE_URL']
    : ['DATA_DIR', imagesFolderOf(settings)]
  return `the pictures in ${where} belong to another database, so none of them is shown, added or removed: either point ${setting} (or DATABASE_URL) back at the pair that belongs together, or give these pictures to this database with: npm run adopt-pictures`
}
