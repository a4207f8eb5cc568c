import { expect, test } from 'vitest'
import { thinWords } from './thin-words.ts'

test.each([
  [1, 0, 'one place matches'],
  [1, 1, 'one place matches, and not for everyone'],
  [3, 0, 'three places match'],
  [3, 3, 'three places match, none of them for everyone'],
  [4, 3, '4 places match, one of them for everyone'],
])('of %s places, of which %s do not fit everybody, both numbers are told', (total, misfits, words) => {
  expect(thinWords(total, misfits)).toBe(words)
})
