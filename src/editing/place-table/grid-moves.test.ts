import { expect, test } from 'vitest'
import { blockOf, isIn, movedBy, nextSpot, spotsOf } from './grid-moves.ts'

const size = { rows: 3, columns: 2 }
const spot = (row: number, column: number) => ({ row, column })

test.for([
  ['ArrowDown', false, spot(1, 0)],
  ['ArrowUp', false, spot(0, 0)],
  ['ArrowRight', false, spot(0, 1)],
  ['ArrowDown', true, spot(2, 0)],
  ['PageDown', false, spot(2, 0)],
  ['End', false, spot(0, 1)],
  ['End', true, spot(2, 1)],
  ['x', false, undefined],
] as const)('%s, with Ctrl: %s, leads from the first cell to %o', ([key, ctrlKey, to]) => {
  expect(movedBy({ key, ctrlKey, metaKey: false }, spot(0, 0), size)).toEqual(to)
})

test('Tab goes on line by line and leaves at both ends', () => {
  expect(nextSpot(spot(0, 1), 1, size)).toEqual(spot(1, 0))
  expect(nextSpot(spot(1, 0), -1, size)).toEqual(spot(0, 1))
  expect(nextSpot(spot(2, 1), 1, size)).toBe(undefined)
  expect(nextSpot(spot(0, 0), -1, size)).toBe(undefined)
})

test('a block holds the cells between two corners, whichever they are', () => {
  const block = blockOf(spot(2, 1), spot(1, 0))
  expect(spotsOf(block)).toEqual([
    [spot(1, 0), spot(1, 1)],
    [spot(2, 0), spot(2, 1)],
  ])
  expect([isIn(block, spot(1, 1)), isIn(block, spot(0, 0))]).toEqual([true, false])
})
