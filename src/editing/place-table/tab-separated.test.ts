import { expect, test } from 'vitest'
import { cellsOf, tabSeparated } from './tab-separated.ts'

test.for([
  [
    [
      ['a', 'b'],
      ['c', ''],
    ],
    'a\tb\nc\t',
  ],
  [[['two\nlines', 'say "zoo"']], '"two\nlines"\t"say ""zoo"""'],
  [[['a\tb']], '"a\tb"'],
  [[['=SUM(A1)', "'-x", '-12.5', '@home']], "'=SUM(A1)\t''-x\t-12.5\t'@home"],
] as [string[][], string][])('cells %j are written as %j and read again', ([cells, text]) => {
  expect(tabSeparated(cells)).toBe(text)
  expect(cellsOf(text)).toEqual(cells)
})

test.for([
  ['one', [['one']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['12" pipe\tx', [['12" pipe', 'x']]],
  ['"no end\tx', [['"no end', 'x']]],
  ['', [['']]],
] as [string, string[][]][])('%j from the clipboard is %j', ([text, cells]) => {
  expect(cellsOf(text)).toEqual(cells)
})
