import { cellText } from './cell-text.ts'

type Table = { columns: readonly string[]; rows: readonly Record<string, unknown>[] }

/** A table as a file that spreadsheets open, by RFC 4180. */
export function csvOf({ columns, rows }: Table): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))]
  // Without the mark in front, Excel takes UTF-8 for something else.
  return `\uFEFF${lines.map((cells) => cells.map(fieldOf).join(',')).join('\r\n')}\r\n`
}

function fieldOf(value: unknown): string {
  const text = harmless(cellText(value) ?? '', typeof value)
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would reckon what begins like a formula, and a place's name may come from anybody. */
const harmless = (text: string, type: string) =>
  type !== 'number' && /^[=+\-@\t\r\n|]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
