import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { siteStore } from '../../office/files/site-store.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import { isOlder, migrate } from '../../platform/database/migrate.ts'
import { log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { ArchiveError } from './archive-error.ts'
import { makeArchive } from './make-archive.task.ts'

const kept = 3

/**
 * Brings the tables to the newest form; how many migrations it took. The rows of a guide that is older are backed up first, by
 * one of several servers; without their pictures, which no migration touches.
 * @throws ArchiveError when they cannot be, and then the tables are as they were
 */
export async function upgrade(db: Database, settings: Settings): Promise<number> {
  if (settings.BACKUP_BEFORE_UPGRADE === 'off') return migrate(db)
  while (await isOlder(db)) {
    const release = await holdLease(db, 'upgrade', randomUUID())
    if (!release) {
      // Another server is about it.
      await pause(500)
      continue
    }
    try {
      // It may have come to its end just before.
      if (await isOlder(db)) await backUpFirst(db, settings)
      return await migrate(db)
    } finally {
      await release()
    }
  }
  return migrate(db)
}

async function backUpFirst(db: Database, settings: Settings): Promise<void> {
  log.info('this version changes the tables: all rows are backed up first, about a minute for each million')
  try {
    const wanted = { reason: 'before-upgrade', keep: kept, isWithoutPictures: true } as const
    const { name, place, rows, bytes, hasSecrets } = await makeArchive(
      { db, store: siteStore(settings), settings },
      wanted,
    )
    log.info(
      { name, place, rows, bytes, hasSecrets },
      'the guide is as it was in this back-up; now its tables change',
    )
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new ArchiveError(
      `This version changes the tables, and the back-up that comes first failed. ${error.message}\n` +
        'Nothing was changed. Mend that, or set BACKUP_BEFORE_UPGRADE=off to go on without a back-up.',
      { cause: error },
    )
  }
}
