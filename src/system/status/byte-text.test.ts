import { expect, test } from 'vitest'
import { byteText } from './byte-text.ts'

test('what is small is not said to be nothing', () => {
  expect([0, 1, 41_500_000, 99_999_999].map(byteText)).toEqual(['0 MB', '1 MB', '42 MB', '100 MB'])
  expect([100_000_000, 12_345_000_000].map(byteText)).toEqual(['0.1 GB', '12.3 GB'])
})
