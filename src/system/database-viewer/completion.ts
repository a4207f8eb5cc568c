import type { ShownTable } from './database.schema.ts'

export type Completion = {
  /** Where the word begins that is being written. */
  start: number
  suggestions: string[]
}

const most = 8

/** What the word before the caret may become: the names of tables, and the columns of those that the query names. */
export function completionAt(query: string, caret: number, tables: readonly ShownTable[]): Completion {
  const written = /(?:(\w+)\.)?(\w*)$/.exec(query.slice(0, caret))
  const [, owner, word = ''] = written ?? []
  const named = tables.filter(({ table_name }) => new RegExp(`\\b${table_name}\\b`, 'i').test(query))
  const names = owner
    ? (tableCalled(owner, query, tables)?.column_names ?? [])
    : [...named.flatMap(({ column_names }) => column_names), ...tables.map(({ table_name }) => table_name)]
  const suggestions = [...new Set(names)].filter(
    (name) => name.startsWith(word.toLowerCase()) && name !== word.toLowerCase(),
  )
  return { start: caret - word.length, suggestions: suggestions.toSorted(byUse(named)).slice(0, most) }
}

/** The table of that name or alias, as in 'FROM places p' or 'JOIN places AS p'. */
const tableCalled = (owner: string, query: string, tables: readonly ShownTable[]) =>
  tables.find(({ table_name }) => table_name === owner.toLowerCase()) ??
  tables.find(({ table_name }) => new RegExp(`\\b${table_name}\\s+(as\\s+)?${owner}\\b`, 'i').test(query))

/** Columns of tables that are in use come first. */
function byUse(named: readonly ShownTable[]) {
  const columns = new Set(named.flatMap(({ column_names }) => column_names))
  return (a: string, b: string) => Number(columns.has(b)) - Number(columns.has(a)) || a.localeCompare(b)
}
