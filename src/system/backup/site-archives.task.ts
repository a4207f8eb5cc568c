import { join } from 'node:path'
import type { Settings } from '../../platform/settings.ts'
import type { ArchivePlace } from './archive-place.ts'
import { bucketArchives } from './bucket-archives.task.ts'
import { folderArchives } from './folder-archives.task.ts'

/** Where the settings put archives that the guide makes by itself: a folder or S3-compatible storage, else the data folder. */
export function siteArchives({
  DATA_DIR,
  BACKUP_TO,
}: Pick<Settings, 'DATA_DIR' | 'BACKUP_TO'>): ArchivePlace {
  const own = join(DATA_DIR, 'backups')
  if (BACKUP_TO !== undefined && /^https?:/i.test(BACKUP_TO)) return bucketArchives(BACKUP_TO, own)
  return folderArchives(BACKUP_TO ?? own)
}
