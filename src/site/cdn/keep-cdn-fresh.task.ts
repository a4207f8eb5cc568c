import { randomUUID } from 'node:crypto'
import { everyPage } from '../../guide/places/shown-places.ts'
import { troubleLine } from '../../platform/database/database-away.ts'
import { endLease, takeLease } from '../../platform/database/lease.queries.ts'
import { type CdnParts, cdnPurge, type Purge } from './cdn.provider.ts'

type ContentListener = (table?: string, tags?: ReadonlySet<string>) => void

type Guide = CdnParts & { onContentChange: (listener: ContentListener) => () => void }

type Pauses = {
  /** After a change: more are likely to follow, and the other servers hear of it, too. */
  settleMs?: number
  /** Until who tells the CDN says again that it does, another sees that nobody does, or what failed is tried again. */
  everyMs?: number
}

const lease = 'cdn'
const leaseSeconds = 60

/** More than so many at once are told as all. */
const mostTags = 100

const longestPauseMs = 300_000

/**
 * Tells the CDN of the settings what has changed; the result stops it. Every server hears of every change, and the one that holds
 * the lease tells it. Who takes the lease cannot know what was told before, and says that all has changed.
 */
export function keepCdnFresh(guide: Guide, pauses: Pauses = {}): () => Promise<void> {
  const purge = cdnPurge(guide)
  if (!purge) return async () => undefined
  return keepTelling(purge, guide, pauses)
}

function keepTelling(
  purge: Purge,
  { db, log, onContentChange }: Guide,
  { settleMs = 1000, everyMs = 5000 }: Pauses,
): () => Promise<void> {
  const stopping = new AbortController()
  const holder = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isOurs = false
  let changed = new Set<string>()
  let [failures, nextTryAt] = [0, 0]

  const wake = (afterMs: number) => {
    if (!stopping.signal.aborted) timer ??= setTimeout(start, afterMs)
  }
  const start = () => {
    timer = undefined
    running = running.then(tell)
  }
  const tell = async () => {
    if (performance.now() < nextTryAt) return
    try {
      const wasOurs = isOurs
      isOurs = await takeLease(db, lease, holder, leaseSeconds)
      if (!isOurs) return changed.clear()
      if (!wasOurs) changed.add(everyPage)
      const tags = changed
      changed = new Set()
      if (tags.size > 0) await purge(told(tags), stopping.signal).catch(keep(tags))
      failures = 0
    } catch (error) {
      if (stopping.signal.aborted) return
      if (failures++ === 0)
        log.warn(troubleLine(error), 'the CDN cannot be told what has changed; it is tried again')
      nextTryAt = performance.now() + Math.min(everyMs * 2 ** failures, longestPauseMs)
    }
  }
  const keep = (tags: ReadonlySet<string>) => (error: unknown) => {
    for (const tag of tags) changed.add(tag)
    throw error
  }

  const stopHearing = onContentChange((_, tags = new Set([everyPage])) => {
    for (const tag of tags) changed.add(tag)
    wake(settleMs)
  })
  const pulse = setInterval(() => wake(0), everyMs)
  wake(0)
  return async () => {
    stopping.abort()
    stopHearing()
    clearInterval(pulse)
    clearTimeout(timer)
    await running
    // Without it the lease runs out by itself.
    if (isOurs) await endLease(db, lease, holder).catch(() => undefined)
  }
}

const told = (tags: ReadonlySet<string>) =>
  tags.has(everyPage) || tags.size > mostTags ? [everyPage] : [...tags].toSorted()
