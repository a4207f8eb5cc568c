import type { Database } from '../../../platform/database/database.ts'
import { outageTeller } from '../../../platform/database/outage-teller.ts'
import type { Log } from '../../../platform/log/log.ts'
import { leaseSeconds, refreshPlaceHours } from './refresh-place-hours.task.ts'

type Guide = {
  db: Database
  log: Log
  onContentChange: (listener: (table?: string) => void) => () => void
}

type Pauses = {
  /** After a change of places that follows another, since more are likely to follow. */
  settleMs?: number
  /** Even when nothing changed: days go by, and another process may have given up. */
  everyMs?: number
}

/** Keeps the hours of places up to date in the background; the result stops it. */
export function keepPlaceHours(
  { db, log, onContentChange }: Guide,
  { settleMs = 2_000, everyMs = 3_600_000 }: Pauses = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const trouble = outageTeller(log, 'opening hours are reckoned again')
  let timer: NodeJS.Timeout | undefined
  /** Since the last change; none once nothing has changed for a while. */
  let settling: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const wake = (afterMs = settleMs) => {
    if (!stopping.signal.aborted) timer ??= setTimeout(start, afterMs)
  }
  const start = () => {
    timer = undefined
    running = running.then(refresh)
  }
  const refresh = async () => {
    const since = performance.now()
    try {
      const count = await refreshPlaceHours(db, { signal: stopping.signal })
      trouble.end()
      if (count === undefined) wake(leaseSeconds * 1000)
      else if (count > 0)
        log.info({ count, ms: Math.round(performance.now() - since) }, 'reckoned opening hours')
    } catch (error) {
      if (stopping.signal.aborted) return
      trouble.tell(error, 'opening hours could not be reckoned; the next try is within the hour')
    }
  }

  const stopHearing = onContentChange((table) => {
    if (table !== undefined && table !== 'places' && table !== 'place_availabilities') return
    // Whoever has saved one place looks at its page now.
    wake(settling ? settleMs : 0)
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
    }, settleMs)
  })
  const pulse = setInterval(() => wake(), everyMs)
  // Who has just started a new guide looks at it now.
  wake(0)
  return async () => {
    stopping.abort()
    stopHearing()
    clearInterval(pulse)
    clearTimeout(settling)
    clearTimeout(timer)
    await running
  }
}
