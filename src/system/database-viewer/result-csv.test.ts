import { expect, test } from 'vitest'
import { csvOf } from './result-csv.ts'

const cell = (value: unknown) =>
  csvOf({ columns: ['a'], rows: [{ a: value }] }).slice('\uFEFFa\r\n'.length, -2)

test('a table becomes lines with its names first', () => {
  const rows = [
    { name: 'Zoo', n: 1 },
    { name: 'Spielplatz "Süd", Wien', n: null },
  ]
  expect(csvOf({ columns: ['name', 'n'], rows })).toBe(
    '\uFEFFname,n\r\nZoo,1\r\n"Spielplatz ""Süd"", Wien",\r\n',
  )
})

test.for([
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=1,"x"', '"\'=1,""x"""'],
] as const)('%j is no formula: %j', ([value, expected]) => expect(cell(value)).toBe(expected))

test.for([
  [-1.5, '-1.5'],
  ['-1.50', '-1.50'],
  [true, 'true'],
  [null, ''],
  ['', ''],
  [' x', '" x"'],
  ['a\nb', '"a\nb"'],
  [{ a: [1] }, '"{""a"":[1]}"'],
] as const)('%j stays as it is: %j', ([value, expected]) => expect(cell(value)).toBe(expected))
