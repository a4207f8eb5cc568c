import { join } from 'node:path'
import { type Settings, SettingsError } from '../../platform/settings.ts'
import type { ArchiveError } from './archive-error.ts'
import type { ArchivePlace } from './archive-place.ts'
import { bucketArchives } from './bucket-archives.task.ts'
import { folderArchives } from './folder-archives.task.ts'

type Placing = Pick<Settings, 'DATA_DIR' | 'BACKUP_TO'>

/** Where the settings put archives that the guide makes by itself: a folder or S3-compatible storage, else the data folder. */
export function siteArchives({ DATA_DIR, BACKUP_TO }: Placing): ArchivePlace {
  const own = join(DATA_DIR, 'backups')
  if (BACKUP_TO !== undefined && isAddress(BACKUP_TO)) return bucketArchives(BACKUP_TO, own)
  return folderArchives(BACKUP_TO ?? own)
}

/**
 * Nobody wants to learn at night that there are no back-ups. A bucket is not asked: a guide may start while its network does
 * not. @throws SettingsError
 */
export async function requireArchiveFolder(settings: Placing): Promise<void> {
  if (settings.BACKUP_TO === undefined || isAddress(settings.BACKUP_TO)) return
  const { BACKUP_TO: folder } = settings
  await siteArchives(settings)
    .check()
    .catch(({ cause }: ArchiveError) => {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new SettingsError(
        `BACKUP_TO is ${folder}, but must be a folder that the guide may write in, or S3-compatible storage: ${why}`,
      )
    })
}

const isAddress = (place: string) => /^https?:/i.test(place)
