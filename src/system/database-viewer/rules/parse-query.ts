import { hasSqlDetails, parse } from 'libpg-query'
import type { Names } from './check-names.ts'
import { type CheckedQuery, checkQuery } from './check-query.ts'
import { QueryRefused } from './query-refused.ts'

/** In bytes. */
const longestQuery = 10 * 1024

/** A query that may be run: its only statement, and where that begins in the query, in characters. */
export type ParsedQuery = Pick<CheckedQuery, 'command' | 'tables'> & { statement: string; start: number }

/** Whether a query may be run, by PostgreSQL's own parser. @throws QueryRefused */
export async function parseQuery(
  query: string,
  known: Pick<Names, 'functions' | 'columns'>,
): Promise<ParsedQuery> {
  const bytes = Buffer.from(query)
  if (bytes.length > longestQuery) throw new QueryRefused('The query may have at most 10 kB')
  if (query.trim() === '') throw new QueryRefused('There is no query')
  const { command, tables, start, end, schemas } = checkQuery(await parsed(query), known)
  for (const at of schemas) blankSchema(bytes, at)
  return {
    command,
    tables,
    statement: bytes.subarray(start, end).toString(),
    start: bytes.subarray(0, start).toString().length,
  }
}

/** The tables are in another schema here; what takes the room of its name keeps all else where it is. */
function blankSchema(bytes: Buffer, at: number) {
  const name = /^(public|"public")\s*\.(?=[\w"])/i.exec(bytes.toString('latin1', at))?.[0]
  if (!name) throw new QueryRefused('Name the table without its schema', at)
  bytes.fill(' ', at, at + name.length)
}

const parsed = (query: string) =>
  parse(query).catch((error: unknown) => {
    if (!hasSqlDetails(error)) throw error
    throw new QueryRefused(error.message, bytesBefore(query, error.sqlDetails?.cursorPosition))
  })

/** The parser counts characters in errors and bytes in nodes. */
const bytesBefore = (query: string, characters: number | undefined) =>
  characters === undefined ? undefined : Buffer.byteLength([...query].slice(0, characters).join(''))
