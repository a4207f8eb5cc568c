import type { Database } from '../../platform/database/database.ts'
import { saveProgress } from './job.queries.ts'
import type { JobProgress } from './job.ts'

const everyMs = 300

/** Writes what a job reports, the newest alone and a few times a second at most. */
export function progressWriter(db: Database, jobId: string, start: JobProgress) {
  let latest = start
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = () => {
    timer = undefined
    // It is for show: what did not get through is written with the next, or with the job's end.
    writing = writing.then(() => saveProgress(db, jobId, latest)).catch(() => undefined)
  }
  return {
    latest: () => latest,
    report: (progress: JobProgress) => {
      latest = progress
      timer ??= setTimeout(write, everyMs)
    },
    /** Nothing is written after it has resolved. */
    end: async () => {
      clearTimeout(timer)
      await writing
    },
  }
}
