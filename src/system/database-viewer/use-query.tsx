import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../web/api-client.ts'
import { runQuery } from './database.requests.ts'
import type { QueryResult } from './database.schema.ts'
import { type Failure, failureOf, type Wait, waitIn } from './query-failure.ts'

export type Outcome =
  | { result: QueryResult; milliseconds: number }
  | { failure: Failure }
  /** The query is asked again by itself. */
  | { wait: Wait }

/** Runs queries one at a time; one that cannot be answered yet is asked again when the server says that it may be. */
export function useQuery({ onDone }: { onDone: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRunning, setIsRunning] = useState(false)
  const waiting = useRef<AbortController>(undefined)
  const stop = () => waiting.current?.abort()
  useEffect(() => () => waiting.current?.abort(), [])
  const run = async (query: string) => {
    waiting.current = new AbortController()
    const { signal } = waiting.current
    setIsRunning(true)
    let next = await answerTo(query)
    while ('wait' in next && !signal.aborted) {
      setOutcome(next)
      await pause(next.wait.seconds, signal)
      if (!signal.aborted) next = await answerTo(query)
    }
    setIsRunning(false)
    if (signal.aborted) return setOutcome(undefined)
    if ('result' in next) onDone()
    setOutcome(next)
  }
  return { outcome, isRunning, run, stop }
}

async function answerTo(query: string): Promise<Outcome> {
  const begun = performance.now()
  try {
    const result = await runQuery(query)
    return { result, milliseconds: Math.round(performance.now() - begun) }
  } catch (error) {
    const wait = waitIn(error, error instanceof ApiError ? error.retryAfter : undefined)
    return wait ? { wait } : { failure: failureOf(error, query) }
  }
}

/** Shorter when it is aborted. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1000)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
