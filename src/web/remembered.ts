const failureMs = 1000

/**
 * A request whose answer never becomes stale: a browser makes it once for the same arguments while the guide is open. A
 * failure is forgotten a moment later, so that a loader and its screen share it instead of asking twice. The server, which must show every change, makes it anew for each page.
 */
export function remembered<Arguments extends unknown[], Content>(
  ask: (...given: Arguments) => Promise<Content>,
): (...given: Arguments) => Promise<Content> {
  if (import.meta.env.SSR) return ask
  const answers = new Map<string, Promise<Content>>()
  memories.push(answers)
  return (...given) => {
    const key = JSON.stringify(given)
    const known = answers.get(key)
    if (known) return known
    const answer = ask(...given)
    answers.set(key, answer)
    answer.catch(() => setTimeout(() => answers.delete(key), failureMs))
    return answer
  }
}

const memories: Map<string, Promise<unknown>>[] = []

/** After a change of what the guide shows: everything is asked for anew. */
export function forgetAnswers(): void {
  for (const answers of memories) answers.clear()
}
