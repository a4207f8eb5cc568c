/** Does one piece of work after the other; undefined for one that would have to wait behind too many. */
export function oneAtATime(mostWaiting: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (waiting > mostWaiting) return undefined
    waiting += 1
    const result = last.then(work)
    last = result.then(
      () => {
        waiting -= 1
      },
      () => {
        waiting -= 1
      },
    )
    return result
  }
}
