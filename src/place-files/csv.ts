export type Cell = string | number | boolean | null
export type CsvRecord = {
  /** Where it begins; counts from 1. */
  line: number
  cells: string[]
}

/** A text that does not follow the rules of its format. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

// More than any file of places has columns: of a text without lines not every comma becomes a cell.
const mostCells = 1000

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

/**
 * The records of a CSV text, with the apostrophes of `csvLine` taken off again. Semicolons count as commas where the first
 * line has more of them, as spreadsheets in much of Europe write it; empty lines are passed over.
 * @throws UnreadableFile for a quotation mark that is never closed
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  let at = 0
  let line = 1
  while (at < source.length) {
    const record: CsvRecord = { line, cells: [] }
    for (;;) {
      const cell = cellAt(source, at, separator, line)
      record.cells.push(plain(cell.text))
      if (record.cells.length > mostCells)
        throw new UnreadableFile(`Line ${record.line}: more than ${mostCells} cells`)
      line += cell.lines
      at = cell.end
      if (source[at] !== separator) break
      at += 1
    }
    // At a line's end, or at the end of all.
    at += source.startsWith('\r\n', at) ? 2 : 1
    line += 1
    if (record.cells.length > 1 || record.cells[0] !== '') yield record
  }
}

const plain = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

function separatorOf(source: string): ',' | ';' {
  const [first = ''] = source.split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length
  return count(';') > count(',') ? ';' : ','
}

type FoundCell = { text: string; end: number; lines: number }

function cellAt(source: string, start: number, separator: string, line: number): FoundCell {
  if (source[start] === '"') return quotedCell(source, start, line)
  const ends = new RegExp(`[${separator}\\r\\n]`, 'g')
  ends.lastIndex = start
  const end = ends.exec(source)?.index ?? source.length
  return { text: source.slice(start, end), end, lines: 0 }
}

function quotedCell(source: string, start: number, line: number): FoundCell {
  let end = start + 1
  for (;;) {
    end = source.indexOf('"', end)
    if (end < 0) throw new UnreadableFile(`Line ${line}: a quotation mark is never closed`)
    if (source[end + 1] !== '"') break
    end += 2
  }
  const text = source.slice(start + 1, end).replaceAll('""', '"')
  const next = source[end + 1]
  if (next !== undefined && !/[,;\r\n]/.test(next))
    throw new UnreadableFile(`Line ${line}: something follows a closing quotation mark`)
  return { text, end: end + 1, lines: text.split('\n').length - 1 }
}
