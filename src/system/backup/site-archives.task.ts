import { join } from 'node:path'
import type { Log } from '../../platform/log/log.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import type { ArchiveError } from './archive-error.ts'
import type { ArchivePlace } from './archive-place.ts'
import { bucketArchives } from './bucket-archives.task.ts'
import { folderArchives } from './folder-archives.task.ts'

type Placing = Pick<Settings, 'DATA_DIR' | 'BACKUP_TO'>
type Looking = Placing & Pick<Settings, 'BACKUP_EVERY'>

/** Where the settings put archives that the guide makes by itself: a folder or S3-compatible storage, else the data folder. */
export function siteArchives({ DATA_DIR, BACKUP_TO }: Placing): ArchivePlace {
  const own = join(DATA_DIR, 'backups')
  if (BACKUP_TO !== undefined && isAddress(BACKUP_TO)) return bucketArchives(BACKUP_TO, own)
  return folderArchives(BACKUP_TO ?? own)
}

/**
 * Nobody wants to learn at night that there are no back-ups. A file in the folder's place is a slip of the pen; a disk that is not
 * there just now is told, and keeps no guide from its families. A bucket is not asked: a guide may start while its network does not.
 * @throws SettingsError for what is no folder
 */
export async function lookAtArchiveFolder(settings: Looking, log: Pick<Log, 'warn'>): Promise<void> {
  const { BACKUP_TO: place, BACKUP_EVERY: period } = settings
  if (place === undefined ? period === 'never' : isAddress(place)) return
  const problem = await siteArchives(settings)
    .check()
    .then(
      () => undefined,
      (error: ArchiveError) => error,
    )
  if (!problem) return
  const cause = problem.cause as NodeJS.ErrnoException
  if (place !== undefined && cause.code === 'ENOTDIR')
    throw new SettingsError(
      `BACKUP_TO is ${place}, but must be a folder or S3-compatible storage: ${cause.message}`,
    )
  log.warn({ err: problem }, 'no back-up can be stored until that is mended')
}

const isAddress = (place: string) => /^https?:/i.test(place)
