import { expect, test } from 'vitest'
import { whenWords } from './planned-words.ts'

test('a time is told with its zone', () => {
  const time = { date: '2026-12-01', time: '06:00', timeZone: 'Europe/Vienna' }
  expect(whenWords(time)).toBe('1 December 2026 at 06:00 (Europe/Vienna)')
})
