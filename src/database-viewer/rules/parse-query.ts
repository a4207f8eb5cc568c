import { hasSqlDetails, parse } from 'libpg-query'
import type { Names } from './check-names.ts'
import { type CheckedQuery, checkQuery } from './check-query.ts'
import { QueryRefused } from './query-refused.ts'

/** In bytes. */
const longestQuery = 10 * 1024

/** Whether a query may be run, by PostgreSQL's own parser. @throws QueryRefused */
export async function parseQuery(
  query: string,
  known: Pick<Names, 'functions' | 'columns'>,
): Promise<CheckedQuery> {
  if (Buffer.byteLength(query) > longestQuery) throw new QueryRefused('The query may have at most 10 kB')
  if (query.trim() === '') throw new QueryRefused('There is no query')
  return checkQuery(await parsed(query), known)
}

const parsed = (query: string) =>
  parse(query).catch((error: unknown) => {
    if (!hasSqlDetails(error)) throw error
    throw new QueryRefused(error.message, bytesBefore(query, error.sqlDetails?.cursorPosition))
  })

/** The parser counts characters in errors and bytes in nodes. */
const bytesBefore = (query: string, characters: number | undefined) =>
  characters === undefined ? undefined : Buffer.byteLength([...query].slice(0, characters).join(''))
