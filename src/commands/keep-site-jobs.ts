import { jobKinds, schedules } from '../app/job-kinds.ts'
import { keepJobs } from '../office/jobs/keep-jobs.task.ts'
import type { openPreparedRuntime } from './prepared-runtime.ts'

type PreparedRuntime = Awaited<ReturnType<typeof openPreparedRuntime>>

/** Runs long work beside the site, which does not wait for the queue to open; the result stops it. */
export function keepSiteJobs({ db, log, settings, engine, stopping }: PreparedRuntime): () => Promise<void> {
  const parts = { db, log, settings }
  const keeping = keepJobs({
    ...parts,
    ...engine,
    kinds: jobKinds(parts),
    schedules: schedules({ ...parts, stopping }),
  }).catch((error: unknown) => {
    log.error({ err: error }, 'long work such as imports cannot run until the next start')
    return async () => undefined
  })
  return async () => (await keeping)()
}
