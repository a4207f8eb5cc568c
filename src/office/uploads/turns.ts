/** Lets at most `limit` pieces of work run at once; what comes later waits its turn. */
export function takeTurns(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < limit) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn is handed on: nobody can slip in between.
      if (next) next()
      else running -= 1
    }
  }
}
