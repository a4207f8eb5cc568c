import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRecord, csvLine, csvRecords, UnreadableFile } from './csv.ts'

/** As it comes from the network: in pieces that end anywhere but inside of a character. */
async function* inPieces(text: string) {
  const signs = [...text]
  for (let at = 0; at < signs.length; at += 7) yield signs.slice(at, at + 7).join('')
}

async function read(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of csvRecords(inPieces(text))) records.push(record)
  return records
}

test('whatever texts are written are read again, in whatever pieces they come', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'",;\r\n\'=+-@\ta é') }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 }),
      async (rows) => {
        // A first line that tells commas from semicolons, as a head does.
        const written = csvLine(['a', 'b', 'c', 'd']) + rows.map(csvLine).join('')
        expect((await read(written)).slice(1).map(({ cells }) => cells)).toEqual(rows)
      },
    ),
  )
})

test('no cell begins like a formula, and numbers stay numbers', () => {
  expect(csvLine(['=1+1', '+43 1 2', '-x', '@a', '\tb', "'=c", -21.94, true, null])).toBe(
    "'=1+1,'+43 1 2,'-x,'@a,'\tb,''=c,-21.94,true,\r\n",
  )
})

test('what spreadsheets write is read: a byte order mark, semicolons, any line ends, no last one', async () => {
  expect(await read('\ufeffa;b\r\n1,5;"x;""y"""\n\nlast;"two\nlines"\nend;x')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1,5', 'x;"y"'] },
    { row: 4, cells: ['last', 'two\nlines'] },
    { row: 5, cells: ['end', 'x'] },
  ])
  expect((await read('a,b\r\n1,"x\r\ny"\r\n2,"c\n\nd"\r\n3,z')).map(({ row }) => row)).toEqual([1, 2, 3, 4])
})

test.each(['a,"b', 'a,"b"c,d', '"', 'a,b"', `a\n${'x'.repeat(200_000)}`])('%j is no CSV', async (text) => {
  await expect(read(text)).rejects.toThrow(UnreadableFile)
})
