import { expect, test } from 'vitest'
import { answeredTrouble, retryAfterMs } from './trouble.ts'

const date = 'Sat, 21 Nov 2026 12:00:00 GMT'

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 31 Dec 2038 23:59:59 GMT', 86_400_000],
  ['999999999999', 86_400_000],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, ms) => {
  expect(retryAfterMs(value, date)).toBe(ms)
})

test.each([
  [200, undefined, undefined],
  [204, undefined, undefined],
  [302, 'refused', undefined],
  [400, 'refused', undefined],
  [401, 'refused', undefined],
  [403, 'refused', undefined],
  [429, 'unavailable', 'busy'],
  [500, 'unavailable', 'failed'],
  [504, 'unavailable', 'failed'],
])('status %i', (status, kind, retry) => {
  const trouble = answeredTrouble({ status, headers: {} })
  expect([trouble?.kind, trouble?.retry]).toEqual([kind, retry])
})
