import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../log/log.ts'

/** Serialisation failures and deadlocks: the database has taken back all of it, and another try may well go through. */
const crossed = new Set(['40001', '40P01'])

const mostTries = 6
const firstWaitMs = 30

/**
 * Does a whole transaction, or a statement that is one, again when it crossed with another; each time after a random and
 * longer wait, so that the same two do not meet again. @throws as the last of six tries
 */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const code = crossedAs(error)
      if (code === undefined || tries === mostTries) throw error
      log.debug({ code, tries }, 'writes have crossed: another try follows')
      await wait(Math.random() * firstWaitMs * 2 ** tries)
    }
  }
}

function crossedAs(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && crossed.has(error.code)) return error.code
  return crossedAs(error.cause)
}
