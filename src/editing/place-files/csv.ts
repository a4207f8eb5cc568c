import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CsvError } from 'csv-parse'

export type Cell = string | number | boolean | null
export type CsvRecord = {
  /** As a spreadsheet numbers it: a cell of many lines is one row, and an empty line is one, too. */
  row: number
  cells: string[]
}

/** A text that does not follow the rules of its format. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

// A spreadsheet would run these as formulas.
const formula = /^'*[=+\-@\t\r]/

/** One line as RFC 4180 has it; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A description and all else together never come near it, in bytes. */
const longestRecord = 100_000

/**
 * The records of a CSV text, with the apostrophes of `csvLine` taken off again. Semicolons count as commas where the first
 * line has more of them, as spreadsheets in much of Europe write it, and so do tabs, as they copy it; empty lines are passed over.
 * @throws UnreadableFile for quotation marks against the rules and for a line without end
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { separator, whole } = await beginOf(text)
  // Megabytes that few processes ever need.
  const { CsvError, parse } = await import('csv-parse')
  const parser = parse({
    ...{ delimiter: separator, record_delimiter: ['\r\n', '\n', '\r'], max_record_size: longestRecord },
    ...{ info: true, relax_column_count: true, skip_empty_lines: true },
  })
  const records: AsyncIterable<{ info: { lines: number }; record: string[] }> = parser
  pipeline(Readable.from(whole), parser).catch(() => undefined)
  // Of these lines inside of cells the parser counts one that ends with two signs twice.
  let [inside, twice] = [0, 0]
  try {
    for await (const { info, record } of records) {
      inside += record.join('').match(/[\r\n]/g)?.length ?? 0
      twice += record.join('').match(/\r\n/g)?.length ?? 0
      yield { row: info.lines - inside, cells: record.map(plain) }
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, Number(error.lines) - twice) : error
  }
}

const rules: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside of a cell that does not begin with one',
  CSV_MAX_RECORD_SIZE: 'it is too long',
}

const unreadable = ({ code, message }: CsvError, line: number) =>
  new UnreadableFile(`Line ${line}: ${rules[code] ?? message}`)

const plain = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

async function beginOf(text: AsyncIterable<string>) {
  const rest = text[Symbol.asyncIterator]()
  let begun = ''
  while (!/[\r\n]/.test(begun) && begun.length < longestRecord) {
    const next = await rest.next()
    if (next.done) break
    begun += next.value
  }
  const [first = ''] = begun.split(/[\r\n]/, 1)
  const count = (sign: string) => first.split(sign).length
  const whole = async function* () {
    yield begun.replace(/^\ufeff/, '')
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  const separator = [';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ',')
  return { separator, whole: whole() }
}
