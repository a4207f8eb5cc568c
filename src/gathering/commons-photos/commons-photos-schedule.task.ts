import { isSwitchedOn } from '../../office/configs/switches.queries.ts'
import { ownedStore } from '../../office/files/owned-store.task.ts'
import { siteStore } from '../../office/files/site-store.task.ts'
import type { Schedule } from '../../office/jobs/keep-jobs.task.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { photoFinder } from '../providers/wikimedia/find-photos.provider.ts'
import { bringPhotos } from './bring-photos.task.ts'

type Parts = { db: Database; log: Log; settings: Settings; stopping?: AbortSignal }

/** Every five minutes the places that are due, unless an editor switched it off. */
export const commonsPhotosSchedule = (parts: Parts): Schedule => ({
  name: 'commons-photos',
  cron: '*/5 * * * *',
  run: () => bringInBackground(parts),
})

async function bringInBackground(parts: Parts): Promise<void> {
  try {
    await bringDuePhotos(parts, parts.stopping)
  } catch (error) {
    if (parts.stopping?.aborted) return
    parts.log.warn({ err: error }, 'photos of places could not be stored; the next try is in five minutes')
  }
}

/** One round, as `bringPhotos`; 'off' when somebody switched it off. */
export async function bringDuePhotos(
  { db, log, settings }: Parts,
  signal?: AbortSignal,
): Promise<number | 'off' | undefined> {
  if (!(await isSwitchedOn(db, settings, 'FIND_PHOTOS'))) return 'off'
  const store = ownedStore(db, siteStore(settings))
  return bringPhotos({ db, log, store, finder: photoFinder({ db, log, settings }), signal })
}
