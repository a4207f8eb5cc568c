import { expect, test } from 'vitest'
import { aboutHowLong } from './about-how-long.ts'

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [3120, '52 minutes'],
  [100_000, '28 hours'],
  [400_000, '5 days'],
])('%i seconds are about %s', (seconds, words) => {
  expect(aboutHowLong(seconds)).toBe(words)
})
