import { findInstallationId } from '../../office/files/installation.queries.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type ArchiveReason, archiveName, archivePrefix, outnumbered } from './archive-name.ts'
import { type Backup, type BackupParts, backUp } from './backup.task.ts'
import { siteArchives } from './site-archives.task.ts'

export type OwnArchiveParts = Omit<BackupParts, 'settings'> & {
  settings: Pick<Settings, 'APP_SECRET' | 'BACKUP_PASSPHRASE' | 'BACKUP_TO' | 'DATA_DIR'>
}

export type OwnArchive = Backup & {
  name: string
  /** For people: 'the folder /mnt/backups'. */
  place: string
  bytes: number
  hasSecrets: boolean
  /** Names of older ones that it made superfluous. */
  removed: string[]
}

type Wanted = {
  reason: ArchiveReason
  /** How many of this reason are kept, this one among them. */
  keep: number
  isWithoutPictures?: boolean
  signal?: AbortSignal
}

/**
 * Makes an archive where the settings put those that the guide makes by itself, with secrets where there is a passphrase to seal
 * it with; then removes the oldest of its own beyond the number to keep. @throws ArchiveError, and then all others are still there
 */
export async function makeArchive(
  { db, store, settings }: OwnArchiveParts,
  { reason, keep, ...options }: Wanted,
): Promise<OwnArchive> {
  const place = siteArchives(settings)
  const installation = await findInstallationId(db)
  const prefix = archivePrefix(installation)
  await place.tidy(prefix)
  const name = archiveName(installation, new Date(), reason)
  const passphrase = settings.BACKUP_PASSPHRASE
  let backup: Backup = { tables: 0, rows: 0, pictures: 0, missing: [] }
  const bytes = await place.put(name, async (file) => {
    backup = await backUp({ db, store, settings }, { file, passphrase, ...options })
  })
  const removed = outnumbered(await place.list(prefix), { reason, keep, made: name })
  for (const old of removed) await place.remove(old)
  return { ...backup, name, place: place.title, bytes, hasSecrets: passphrase !== undefined, removed }
}
