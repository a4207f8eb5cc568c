import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { type ShownColumn, shownValueOf } from './shown-columns.queries.ts'

/** A run of a table's pages on disk, and what tells whether its rows are those of before. */
export type PartMark = { table: string; part: number; mark: string }

/** 128 pages of 8 kB are 1 MB: little enough to hold up nobody, and to be read anew after a change. */
const pagesPerPart = 128

/**
 * The marks of all parts of these tables, as of one moment. A mark is how many rows there are and the sum of the
 * transactions that wrote them: a row that comes, goes or changes is of a newer transaction than all that were there.
 * Statistics would be cheaper, but come a second late; triggers would cost every write, and a visitor's wait.
 */
export async function markParts(db: Database, tables: readonly string[]): Promise<PartMark[]> {
  if (tables.length === 0) return []
  const marks = tables.map(
    (table) => sql`
      select ${table}::text as "table", part, (
        select ${markOf} from ${sql.identifier(table)}
        where ctid >= format('(%s,0)', part * ${pages})::tid and ctid < format('(%s,0)', (part + 1) * ${pages})::tid
      ) as mark
      from generate_series(0, (pg_relation_size(${table}::text::regclass) / 8192 / ${pages})::int) as part`,
  )
  const { rows } = await db.execute<PartMark>(sql.join(marks, sql` union all `))
  return rows
}

/** What a part holds as lines of CSV, with secrets masked, and its mark. */
export async function readPart(db: Database, table: string, part: number, columns: readonly ShownColumn[]) {
  const values = columns.filter((column) => column.table === table).map(shownValueOf)
  const { rows } = await db.execute<{ mark: string; csv: string }>(sql`
    select ${markOf}, coalesce(string_agg(${csvLine}, E'\n'), '') as csv
    from ${sql.identifier(table)} as source, lateral (select row(${sql.join(values, sql`, `)})::text as line) as written
    where source.ctid >= ${`(${part * pagesPerPart},0)`}::tid
      and source.ctid < ${`(${(part + 1) * pagesPerPart},0)`}::tid`)
  return rows[0] ?? { mark: '', csv: '' }
}

const pages = sql.raw(String(pagesPerPart))

const markOf = sql.raw(`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as mark`)

// A row's own text is CSV in brackets, but for its backslashes, which it doubles.
const csvLine = sql.raw(String.raw`replace(substr(line, 2, length(line) - 2), '\\', '\')`)
