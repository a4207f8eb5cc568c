import { jsonOf } from '../../../outgoing/json-of.ts'
import type { Answer, Service } from '../../../outgoing/service.ts'
import { answeredTrouble, retryAfterMs, type Trouble } from '../../../outgoing/trouble.ts'

/** For work in the background: one question after the other, a second apart, and back off when asked to. */
export const patientWikimedia = (baseUrl: string, maxBytes: number): Service => ({
  name: 'wikimedia',
  title: 'Wikimedia',
  baseUrl,
  otherHosts: ['upload.wikimedia.org'],
  gapMs: 1_000,
  timeoutMs: 60_000,
  maxBytes,
  retry: { busyMs: [5_000, 60_000], failedMs: [10_000, 60_000] },
  judge: troubleOf,
})

// MediaWiki tells these with status 200.
const busyCodes = ['maxlag', 'ratelimited', 'readonly']
const leastWaitMs = 5_000

function troubleOf(answer: Answer): Trouble | undefined {
  const trouble = answeredTrouble(answer)
  if (trouble || answer.body.length > 10_000) return trouble
  const code = errorCode(jsonOf(answer))
  if (code === undefined || !busyCodes.includes(code)) return undefined
  const waitMs = retryAfterMs(answer.headers['retry-after'], answer.headers.date) ?? leastWaitMs
  return { kind: 'unavailable', message: `is busy (${code})`, retry: 'busy', waitMs }
}

function errorCode(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('error' in content)) return undefined
  const { error } = content
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}
