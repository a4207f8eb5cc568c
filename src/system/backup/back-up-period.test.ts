import { expect, test } from 'vitest'
import { beginOfPeriod } from './back-up-period.ts'

const begin = (every: Parameters<typeof beginOfPeriod>[0], now: string) =>
  beginOfPeriod(every, new Date(now))?.toISOString()

test('a back-up is due each hour, each night at three, or in the night of each Monday', () => {
  expect(begin('never', '2026-11-23T15:40:00Z')).toBeUndefined()
  expect(begin('hour', '2026-11-23T15:40:00Z')).toBe('2026-11-23T15:00:00.000Z')
  expect(begin('day', '2026-11-23T15:40:00Z')).toBe('2026-11-23T03:00:00.000Z')
  expect(begin('day', '2026-11-23T02:59:59Z')).toBe('2026-11-22T03:00:00.000Z')
  // A Monday.
  expect(begin('week', '2026-11-23T03:00:00Z')).toBe('2026-11-23T03:00:00.000Z')
  expect(begin('week', '2026-11-23T02:59:59Z')).toBe('2026-11-16T03:00:00.000Z')
})
