import { z } from 'zod'
import type { ImageStore } from '../../office/files/image-store.task.ts'
import { type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import { Problem } from '../../platform/calls/problem.ts'
import { isFullDisk } from '../../platform/files/is-full-disk.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { ArchiveError } from './archive-error.ts'
import { backUpJob } from './back-up-jobs.queries.ts'
import type { BackUpResult } from './back-up-result.schema.ts'
import { makeArchive } from './make-archive.task.ts'

type Parts = { store: ImageStore; settings: Settings }

/** An archive of the guide's own, by the clock or because an admin asked. One that was killed is made anew. */
export const backUpKind = ({ store, settings }: Parts): JobKind =>
  jobKind(backUpJob, z.object({}), async ({ db, log, signal }) => {
    try {
      const wanted = { reason: 'scheduled', keep: settings.BACKUP_KEEP, signal } as const
      const { missing, removed, tables: _, ...made } = await makeArchive({ db, store, settings }, wanted)
      log.info({ ...made, missing: missing.length, removed }, 'the guide is backed up')
      return { ...made, missing: missing.length } satisfies BackUpResult
    } catch (error) {
      // What `ArchiveError` says is meant for people, and is no outage of the database.
      if (error instanceof ArchiveError)
        throw new Problem(isFullDisk(error) ? 507 : 503, 'backup_failed', error.message)
      throw error
    }
  })
