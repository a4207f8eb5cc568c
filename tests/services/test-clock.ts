import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../src/outgoing/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'

export type TestClock = Clock & {
  /** How long each wait was, in milliseconds. */
  waits: number[]
  letPass: (ms: number) => Promise<void>
}

/**
 * A clock on which waiting takes no time: the moments that the database remembers come nearer instead. `deadlineMs`: what cuts requests
 * short, for tests whose server never answers.
 */
export function testClock(db: Database, { deadlineMs = 2_000 } = {}): TestClock {
  const waits: number[] = []
  const letPass = async (ms: number) => {
    const time = sql`make_interval(secs => ${ms / 1000}::float8)`
    await db.execute(
      sql`update service_states set free_at = free_at - ${time}, paused_until = paused_until - ${time},
        bulk_free_at = bulk_free_at - ${time}, awaited_until = awaited_until - ${time}`,
    )
  }
  return {
    waits,
    letPass,
    wait: async (ms, signal) => {
      signal?.throwIfAborted()
      waits.push(Math.round(ms))
      await letPass(ms)
      // So that one who waits for another's work lets it go on.
      await sleep(1)
      signal?.throwIfAborted()
    },
    deadline: (ms) => {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), Math.min(ms, deadlineMs))
      return { signal: controller.signal, clear: () => clearTimeout(timer) }
    },
    random: () => 0,
  }
}
