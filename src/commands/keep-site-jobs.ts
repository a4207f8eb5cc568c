import { setTimeout as pause } from 'node:timers/promises'
import { jobKinds, schedules } from '../app/job-kinds.ts'
import { keepJobs } from '../office/jobs/keep-jobs.task.ts'
import { troubleLine } from '../platform/database/database-away.ts'
import { fillAtStart } from '../system/fill-guide/fill-at-start.task.ts'
import type { openPreparedRuntime } from './prepared-runtime.ts'

type PreparedRuntime = Awaited<ReturnType<typeof openPreparedRuntime>>
type Parts = Pick<PreparedRuntime, 'db' | 'log' | 'settings' | 'engine' | 'stopping'>

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Runs long work beside the site, which does not wait for the queue to open, nor to be opened anew where it is gone; the result stops it, once
 * `stopping` is said.
 */
export function keepSiteJobs({ db, log, settings, engine, stopping }: Parts): () => Promise<void> {
  const parts = { db, log, settings }
  const keeping = keep()
  return () => keeping

  async function keep() {
    while (!stopping.aborted) {
      const gone = Promise.withResolvers<void>()
      const stop = await untilOpen(() => open(gone.resolve))
      await Promise.race([gone.promise, aborted(stopping)])
      if (!stopping.aborted) log.warn('the job queue is gone from the database: it is made anew')
      await stop?.().catch((error: unknown) =>
        log.warn(troubleLine(error), 'the job queue could not be stopped'),
      )
    }
  }

  async function open(onGone: () => void) {
    const stop = await keepJobs({
      ...parts,
      ...engine,
      kinds: jobKinds(parts),
      schedules: schedules({ ...parts, stopping }),
      onGone,
    })
    await fillAtStart(parts)
    return stop
  }

  /** The database may be lost just then: undefined only when the guide stops before it is back. */
  async function untilOpen<Opened>(open: () => Promise<Opened>): Promise<Opened | undefined> {
    for (let pauseMs = firstPauseMs; !stopping.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs))
      try {
        return await open()
      } catch (error) {
        log.error({ ...troubleLine(error), againMs: pauseMs }, 'long work such as imports cannot run yet')
        await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
      }
    return undefined
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
