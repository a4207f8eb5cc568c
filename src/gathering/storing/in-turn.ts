import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Asks one thing after another of one connection: what the next has to say is put together while the database works on the
 * one before, and one at most waits. @throws as the first that failed, when nothing is under way any more
 */
export async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const asked: Promise<unknown>[] = []
  try {
    for (const [at, step] of steps.entries()) {
      await asked[at - 2]
      const answer = step()
      // It may fail before anybody waits for it.
      answer.catch(() => undefined)
      asked.push(answer)
      // What was asked in this turn is sent by then.
      await nextTurn()
    }
    await Promise.all(asked)
  } finally {
    await Promise.allSettled(asked)
  }
}
