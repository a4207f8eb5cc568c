import pg from 'pg'
import { longestAnswer, longestCell, mostRows } from './limits.ts'
import type { FoundRows } from './viewer-message.ts'

/** Numbers of type 20 (int8) and 1700 (numeric) as numbers where that loses nothing, moments as PostgreSQL writes them. */
const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: exactNumber,
  1700: exactNumber,
  1082: String,
  1083: String,
  1114: String,
  1184: String,
  1186: String,
  1266: String,
}

function exactNumber(text: string): number | string {
  const number = Number(text)
  return String(number) === text && (!Number.isInteger(number) || Number.isSafeInteger(number))
    ? number
    : text
}

/** The value of that type (PostgreSQL's number of it) from its text, or the beginning of a text longer than a cell. */
export function cellOf(text: string | null, type: number, longest: number): unknown {
  if (text === null) return null
  if (text.length > longest) return `${text.slice(0, longest)}…`
  return (valueParsers[type] ?? pg.types.getTypeParser(type))(text)
}

/** What is shown of a result: at most so many rows, so long cells and so much in all. `hasMore`: than were fetched. */
export function shownRows(
  names: readonly string[],
  found: readonly unknown[][],
  hasMore: boolean,
): FoundRows {
  const rows: unknown[][] = []
  let length = 0
  for (const cells of found.slice(0, mostRows)) {
    const row = cells.map(shownValue)
    length += JSON.stringify(row).length
    // One is always shown: none of them is longer than an answer by more than its quotation marks.
    if (length > longestAnswer && rows.length > 0) break
    rows.push(row)
  }
  return { columns: uniqueNames(names), rows, truncated: hasMore || rows.length < found.length }
}

/** As JSON can say it, and no longer than a cell may be. */
function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return clipped(value)
  if (typeof value === 'bigint') return String(value)
  // JSON knows neither of these.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value))
    return clipped(`\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`)
  if (typeof value !== 'object' || value === null) return value
  const json = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
  return json.length > longestCell ? clipped(json) : JSON.parse(json)
}

const clipped = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)

/** Rows are objects, which have each name once. */
function uniqueNames(names: readonly string[]): string[] {
  const unique: string[] = []
  for (const name of names) {
    let other = name
    for (let count = 2; unique.includes(other); count++) other = `${name} (${count})`
    unique.push(other)
  }
  return unique
}
