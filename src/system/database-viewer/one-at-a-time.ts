type Options = {
  mostWaiting: number
  /** How long one waits for its turn. */
  patienceMs: number
}

/** Does one piece of work after the other; undefined for one that would have to wait behind too many, or too long. */
export function oneAtATime({ mostWaiting, patienceMs }: Options) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (waiting > mostWaiting) return undefined
    waiting += 1
    const over = Promise.withResolvers<void>()
    const before = last
    last = before.then(() => over.promise)
    try {
      return (await endsWithin(before, patienceMs)) ? await work() : undefined
    } finally {
      waiting -= 1
      over.resolve()
    }
  }
}

/** Whether it ends in so many milliseconds, at once where none are left; it goes on if not. */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds))
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
