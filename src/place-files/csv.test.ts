import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvRecords, UnreadableFile } from './csv.ts'

const read = (text: string) => [...csvRecords(text)]

test('whatever texts are written are read again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'",;\r\n\'=+-@\ta é') }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      // A first line that tells commas from semicolons, as a head does.
      const written = csvLine(['a', 'b', 'c', 'd']) + rows.map(csvLine).join('')
      expect(
        read(written)
          .slice(1)
          .map(({ cells }) => cells),
      ).toEqual(rows)
    }),
  )
})

test('no cell begins like a formula, and numbers stay numbers', () => {
  expect(csvLine(['=1+1', '+43 1 2', '-x', '@a', '\tb', "'=c", -21.94, true, null])).toBe(
    "'=1+1,'+43 1 2,'-x,'@a,'\tb,''=c,-21.94,true,\r\n",
  )
})

test('what spreadsheets write is read: a byte order mark, semicolons, any line ends, no last one', () => {
  expect(read('\ufeffa;b\r\n1,5;"x;""y"""\n\nlast;"two\nlines"\nend;x')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1,5', 'x;"y"'] },
    { line: 4, cells: ['last', 'two\nlines'] },
    { line: 6, cells: ['end', 'x'] },
  ])
})

test.each(['a,"b', 'a,"b"c,d', '"'])('%j is no CSV', (text) => {
  expect(() => read(text)).toThrow(UnreadableFile)
})
