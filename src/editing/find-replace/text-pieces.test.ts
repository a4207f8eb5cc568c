import { expect, test } from 'vitest'
import { piecesOf, type Replacing, textAfter } from './text-pieces.ts'

const cases: [text: string, find: string, replace: string, how: Partial<Replacing>, after: string][] = [
  ['Wien, wien', 'wien', 'Vienna', {}, 'Vienna, Vienna'],
  ['Wien, wien', 'wien', 'Vienna', { isCaseSensitive: true }, 'Wien, Vienna'],
  ['the other theme', 'the', 'a', { isWholeWord: true }, 'a other theme'],
  ['Prater-Prater', 'prater', 'x', { isWholeWord: true }, 'x-x'],
  ['Größe Größen', 'größe', 'x', { isWholeWord: true }, 'x Größen'],
  ['a.b axb', 'a.b', '$& $1', {}, '$& $1 axb'],
  [String.raw`(a)* [b] \d {2} c|d ^$ ?+/`, String.raw`(a)* [b] \d {2} c|d ^$ ?+/`, 'x', {}, 'x'],
  ['ΟΔΟΣ οδος', 'οδος', 'x', {}, 'x x'],
  ['aaa', 'aa', 'a', {}, 'aa'],
  ['🦁🦁 lion', '🦁', '', {}, ' lion'],
]

test.for(cases)('in %j %j becomes %j where %o: %j', ([text, find, replace, how, after]) => {
  const pieces = piecesOf(text, { find, replace, isWholeWord: false, isCaseSensitive: false, ...how })
  expect(textAfter(pieces)).toBe(after)
  expect(pieces.map((piece) => ('same' in piece ? piece.same : piece.was)).join('')).toBe(text)
})
