import { expect, test } from 'vitest'
import { hexOfOklch } from './oklch.ts'

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(.45201 .31321 264.052)', '#0000ff'],
])('%s is %s', (colour, hex) => {
  expect(hexOfOklch(colour)).toBe(hex)
})
