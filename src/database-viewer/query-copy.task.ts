import { PGlite } from '@electric-sql/pglite'
import type { QueryEngine } from './query-engine.ts'
import { valueParsers } from './shown-value.ts'
import type { CopiedColumn } from './viewer-message.ts'

/** A database in this thread's memory that holds what queries may see, and nothing else. */
export async function openQueryCopy(columns: readonly CopiedColumn[]) {
  const db = await PGlite.create('memory://')
  await db.exec(
    `set temp_file_limit = '256MB'; set work_mem = '32MB'; set timezone = 'UTC'; create schema parts`,
  )
  for (const table of new Set(columns.map((column) => column.table)))
    await db.exec(`create table ${quoted(table)} (${columnsOf(table, columns)})`)
  const known = new Set<string>()
  const engine: QueryEngine = {
    async functionNames() {
      const { rows } = await db.query<{ proname: string }>('select distinct proname from pg_proc')
      return new Set(rows.map(({ proname }) => proname))
    },
    async reading(work) {
      await db.exec('begin transaction read only')
      try {
        return await work(async (statement) => {
          const { fields, rows } = await db.query<unknown[]>(statement, [], {
            rowMode: 'array',
            parsers: valueParsers,
          })
          return { names: fields.map(({ name }) => name), rows }
        })
      } finally {
        await db.exec('rollback')
      }
    },
  }
  return {
    engine,
    /** A table's parts are tables that inherit from it, so that each can be filled anew by itself. */
    async fill(table: string, part: number, csv: string) {
      const name = `parts.${quoted(`${table}_${part}`)}`
      await db.exec(
        known.has(name) ? `truncate ${name}` : `create table ${name} () inherits (${quoted(table)})`,
      )
      known.add(name)
      if (csv)
        await db.query(`copy ${name} from '/dev/blob' with (format csv)`, [], { blob: new Blob([csv]) })
    },
  }
}

const columnsOf = (table: string, columns: readonly CopiedColumn[]) =>
  columns
    .filter((column) => column.table === table)
    .map(({ column, type }) => `${quoted(column)} ${type}`)
    .join(', ')

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
