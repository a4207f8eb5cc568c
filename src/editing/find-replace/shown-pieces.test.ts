import { expect, test } from 'vitest'
import { shownPieces } from './shown-pieces.ts'

const long = 'x'.repeat(200)
const change = { was: 'a', is: 'b' }
const near = 'x'.repeat(40)

test('of a long text only what stands around its changes is shown', () => {
  const { pieces, more } = shownPieces([{ same: long }, change, { same: long }, change, { same: long }])
  expect(pieces).toEqual([
    { same: `…${near}` },
    change,
    { same: `${near}…${near}` },
    change,
    { same: `${near}…` },
  ])
  expect(more).toBe(0)
})

test('a short text is shown whole, and of very many changes the first', () => {
  expect(shownPieces([{ same: 'Zoo ' }, change]).pieces).toEqual([{ same: 'Zoo ' }, change])
  const many = Array.from({ length: 13 }, () => [change, { same: ', ' }]).flat()
  const { pieces, more } = shownPieces(many)
  expect([pieces.filter((piece) => 'was' in piece).length, more]).toEqual([10, 3])
})
