// A spreadsheet would run these as formulas; an apostrophe before them keeps them texts, and goes again on the way back.
const formula = /^'*[=+\-@]/

/** Cells as spreadsheets take them from the clipboard. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(written).join('\t')).join('\n')

function written(cell: string): string {
  const text = formula.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The cells of what a spreadsheet, or a text, put on the clipboard; a text in quotation marks may have lines of its own. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y
  const whole = text.replace(/(\r\n|\r|\n)$/, '')
  for (let isOver = false; !isOver; ) {
    const [, content = '', end = ''] = cell.exec(whole) ?? []
    rows.at(-1)?.push(read(content))
    if (end === '') isOver = true
    else if (end !== '\t') rows.push([])
  }
  return rows
}

function read(content: string): string {
  const text = /^".*"$/s.test(content) ? content.slice(1, -1).replaceAll('""', '"') : content
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
