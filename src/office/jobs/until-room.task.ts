import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseFull } from '../../platform/database/database-away.ts'

type Wait = {
  signal: AbortSignal
  /** Each time; `tries` counts them from one. */
  onFull: (error: unknown, tries: number) => void
  everyMs?: number
}

/**
 * Does the work of a job, again and again while the database's disk is full: what is done stands, and it goes on from there. To end it half-way
 * would leave half of a file in the guide, which nobody could send again.
 */
export async function untilRoom<Result>(
  work: () => Promise<Result>,
  { signal, onFull, everyMs = 5000 }: Wait,
): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseFull(error)) throw error
      onFull(error, tries)
      await pause(everyMs, undefined, { signal })
    }
}
