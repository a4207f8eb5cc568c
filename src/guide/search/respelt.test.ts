import { expect, test } from 'vitest'
import { respelt } from './respelt.ts'

test('a word may have been another of which letters were swapped, left out or one too many', () => {
  expect(respelt('prtaer').swapped).toContain('prater')
  expect(respelt('tivli').leftOut).toContain('tivoli')
  expect(respelt('praterr').leftOut).toContain('prater')
})

test('in a long word letters may be swapped twice', () => {
  expect(respelt('leoglnad').leftOut).toContain('legoland')
  expect(respelt('prtare').leftOut).not.toContain('prater')
})

test('the first letter is right, and one letter is no other', () => {
  const { swapped, leftOut } = respelt('tivoni')
  const others = [...swapped, ...leftOut]
  expect(others.filter((word) => !word.startsWith('t'))).toEqual([])
  expect(others).not.toContain('tivoli')
})

test('of a short word, a very long one and what is no word there are none', () => {
  for (const word of ['zoo', 'prat', 'a'.repeat(40), '10178', 'tivoli 2'])
    expect(respelt(word), word).toEqual({ swapped: [], leftOut: [] })
})
