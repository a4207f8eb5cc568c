import { expect, test } from 'vitest'
import { wrappedIndex } from './wrapped-index.ts'

test('after the last comes the first, before the first the last', () => {
  expect(wrappedIndex(3, 1, 4)).toBe(0)
  expect(wrappedIndex(0, -1, 4)).toBe(3)
  expect(wrappedIndex(1, 1, 4)).toBe(2)
})
