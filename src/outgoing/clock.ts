import { setTimeout as sleep } from 'node:timers/promises'

/** What passing time means to requests; tests bring one in which it passes at once. */
export type Clock = {
  /** Rejects with the signal's reason when aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Aborts after so long, unless it is cleared before. */
  deadline: (ms: number) => { signal: AbortSignal; clear: () => void }
  /** From 0 to 1: so that those who failed together do not come back together. */
  random: () => number
}

export const realClock: Clock = {
  wait: async (ms, signal) => {
    try {
      await sleep(ms, undefined, { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  },
  deadline: (ms) => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), ms)
    return { signal: controller.signal, clear: () => clearTimeout(timer) }
  },
  random: Math.random,
}
