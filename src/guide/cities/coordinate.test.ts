import { expect, test } from 'vitest'
import { coordinateOf } from './coordinate.ts'

test.for([
  ['48.2082', 48.2082],
  ['-9.1393', -9.1393],
  ['', 0],
  ['north', 0],
  ['48,2', 0],
  ['Infinity', 0],
  ['0', 0],
] as const)('%o is read as %d', ([text, degrees]) => {
  expect(coordinateOf(text)).toBe(degrees)
})
