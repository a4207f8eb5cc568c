import { expect, test } from 'vitest'
import { sameCrop, shownFocus } from './framing.ts'

const half = { x: 50, y: 0, width: 50, height: 100 }

test.each([
  [null, null, null],
  [null, { x: 50, y: 50 }, null],
  [null, { x: 20, y: 80 }, '20% 80%'],
  // What is left is the right half of the photo.
  [half, { x: 75, y: 50 }, null],
  [half, { x: 60, y: 10 }, '20% 10%'],
  [half, { x: 10, y: 10 }, '0% 10%'],
  [half, null, null],
])('of the crop %j and the point %j visitors see %s', (crop, focus, shown) => {
  expect(shownFocus({ crop, focus })).toBe(shown)
})

test('crops are the same by their numbers', () => {
  expect(sameCrop(null, null)).toBe(true)
  expect(sameCrop(half, { height: 100, width: 50, y: 0, x: 50 })).toBe(true)
  expect(sameCrop(half, { ...half, x: 49 })).toBe(false)
  expect(sameCrop(half, null)).toBe(false)
})
