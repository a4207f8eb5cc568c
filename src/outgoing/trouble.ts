import type { ProviderErrorKind } from './provider-error.ts'

/** Why a request came to nothing. */
export type Trouble = {
  kind: ProviderErrorKind
  /** What follows the service's name: 'is busy (429)'. */
  message: string
  /** Which of the plan's waits apply; none: trying again is of no use. */
  retry?: 'busy' | 'failed' | undefined
  /** At least so long, whatever the plan says. */
  waitMs?: number | undefined
  /** Nobody in the deployment asks before. */
  pauseMs?: number | undefined
  cause?: unknown
}

type Answered = { status: number; headers: Readonly<Record<string, string | string[] | undefined>> }

/** What is wrong with an answer by its status alone; undefined for 2xx. */
export function answeredTrouble({ status, headers }: Answered): Trouble | undefined {
  if (status >= 200 && status < 300) return undefined
  const waitMs = retryAfterMs(headers['retry-after'], headers.date)
  if (status === 429) return { kind: 'unavailable', message: 'is busy (429)', retry: 'busy', waitMs }
  if (status >= 500)
    return { kind: 'unavailable', message: `has a fault (${status})`, retry: 'failed', waitMs }
  if (status === 401) return { kind: 'refused', message: 'does not accept our key (401)' }
  if (status === 403) return { kind: 'refused', message: 'does not let us in (403)' }
  // Followed nowhere: it would lead off the addresses that were checked.
  if (status >= 300 && status < 400)
    return { kind: 'refused', message: `sends us to another address (${status})` }
  return { kind: 'refused', message: `does not understand our question (${status})` }
}

const longestMs = 86_400_000

/** Seconds, or a date beside the answer's own; undefined for nonsense. At most a day. */
export function retryAfterMs(
  value: string | string[] | undefined,
  date: string | string[] | undefined,
): number | undefined {
  const text = String(value ?? '').trim()
  if (text === '') return undefined
  const now = Date.parse(String(date ?? ''))
  if (!/^(\d+|[A-Z][a-z]{2}, .+)$/.test(text)) return undefined
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - (Number.isNaN(now) ? Date.now() : now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs)
}
