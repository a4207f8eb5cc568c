import { expect, test } from 'vitest'
import { storable } from './storable.ts'

test('what the database refuses is left out, wherever it stands', () => {
  const hostile = { 'a\0': ['\ud800\0b', { c: 'd\udc00' }], text: '\\u0000 \\\0\\\\u0000' }
  expect(storable(hostile)).toEqual({ a: ['b', { c: 'd' }], text: '\\u0000 \\\\\\u0000' })
})

test('all else stays the same object', () => {
  const fine = { name: 'Zoo 🦁 "\\ud800"', tags: ['\n\u0001'], none: null }
  expect(storable(fine)).toBe(fine)
  expect(storable(undefined)).toBeUndefined()
})
