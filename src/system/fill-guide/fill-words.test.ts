import { expect, test } from 'vitest'
import { countRange, lengthText, sizeRange, timeRange } from './fill-words.ts'

test.each([
  [{ from: 2400, to: 10_500 }, '40 minutes to 3 hours'],
  [{ from: 7200, to: 32_000 }, '2 to 9 hours'],
  [{ from: 3, to: 20 }, '1 minute'],
  [{ from: 60, to: 200_000 }, '1 minute to 2 days'],
])('%o seconds are %s', (range, words) => {
  expect(timeRange(range)).toBe(words)
})

test.each([
  [{ from: 312_000_000, to: 19_700_000_000 }, '310 MB to 20 GB'],
  [{ from: 1000, to: 2000 }, '1 MB'],
])('%o bytes are %s', (range, words) => {
  expect(sizeRange(range)).toBe(words)
})

test('counts are no more exact than they are known', () => {
  expect(countRange({ from: 1234, to: 83_210 })).toBe('1,200 to 83,000')
  expect(countRange({ from: 0, to: 0 })).toBe('0')
})

test('what has passed is told as one length', () => {
  expect([lengthText(20), lengthText(18_500), lengthText(400_000)]).toEqual(['1 minute', '5 hours', '5 days'])
})
