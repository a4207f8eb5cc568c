import { setTimeout as pause } from 'node:timers/promises'
import { jobKinds, schedules } from '../app/job-kinds.ts'
import { keepJobs } from '../office/jobs/keep-jobs.task.ts'
import { fillAtStart } from '../system/fill-guide/fill-at-start.task.ts'
import type { openPreparedRuntime } from './prepared-runtime.ts'

type PreparedRuntime = Awaited<ReturnType<typeof openPreparedRuntime>>
type Parts = Pick<PreparedRuntime, 'db' | 'log' | 'settings' | 'engine' | 'stopping'>

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** Runs long work beside the site, which does not wait for the queue to open; the result stops it, once `stopping` is said. */
export function keepSiteJobs({ db, log, settings, engine, stopping }: Parts): () => Promise<void> {
  const parts = { db, log, settings }
  const keeping = untilOpen(async () => {
    const stop = await keepJobs({
      ...parts,
      ...engine,
      kinds: jobKinds(parts),
      schedules: schedules({ ...parts, stopping }),
    })
    await fillAtStart(parts)
    return stop
  })
  return async () => (await keeping)?.()

  /** The database may be lost just then: undefined only when the guide stops before it is back. */
  async function untilOpen<Opened>(open: () => Promise<Opened>): Promise<Opened | undefined> {
    for (let pauseMs = firstPauseMs; !stopping.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs))
      try {
        return await open()
      } catch (error) {
        log.error({ err: error, againMs: pauseMs }, 'long work such as imports cannot run yet')
        await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
      }
    return undefined
  }
}
