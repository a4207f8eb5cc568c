import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type ShownColumn, shownValueOf } from './shown-columns.queries.ts'
import type { PartMark } from './viewer-message.ts'

/** 128 pages of 8 kB are 1 MB: little enough to hold up nobody, and to be read anew after a change. */
const pagesPerPart = 128
export const bytesPerPart = pagesPerPart * 8192

/**
 * The marks of all parts of these tables, as of one moment. A mark is the table's file, how many rows there are and the sum of
 * the transactions that wrote them: a row that comes, goes or changes is of a newer transaction than all that were there.
 * Statistics would be cheaper, but come a second late; triggers would cost every write, and a visitor's wait.
 */
export async function markParts(db: Database, tables: readonly string[]): Promise<PartMark[]> {
  if (tables.length === 0) return []
  const marks = tables.map(
    (table) => sql`
      select ${table}::text as "table", part, (
        select ${markOf(table)} from ${sql.identifier(table)}
        where ctid >= format('(%s,0)', part * ${pages})::tid and ctid < format('(%s,0)', (part + 1) * ${pages})::tid
      ) as mark
      from generate_series(0, (pg_relation_size(${table}::text::regclass) / 8192 / ${pages})::int) as part`,
  )
  const { rows } = await db.execute<PartMark>(sql.join(marks, sql` union all `))
  return rows
}

/** What a part holds as lines of CSV, with secrets masked, and its mark. */
export async function readPart(
  db: Database,
  { table, part }: Pick<PartMark, 'table' | 'part'>,
  columns: readonly ShownColumn[],
) {
  const values = columns.filter((column) => column.table === table).map(shownValueOf)
  const { rows } = await db.execute<{ mark: string; csv: string }>(sql`
    select ${markOf(table)} as mark, coalesce(string_agg(${csvLine}, E'\n'), '') as csv
    from ${sql.identifier(table)} as source, lateral (select row(${sql.join(values, sql`, `)})::text as line) as written
    where source.ctid >= ${`(${part * pagesPerPart},0)`}::tid
      and source.ctid < ${`(${(part + 1) * pagesPerPart},0)`}::tid`)
  return rows[0] ?? { mark: '', csv: '' }
}

/** What these tables take on disk, without their indexes, in bytes. */
export async function sizeOfTables(db: Database, tables: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select sum(pg_table_size(name::regclass)) as bytes
    from json_array_elements_text(${JSON.stringify(tables)}::json) as name`)
  return Number(rows[0]?.bytes)
}

/**
 * By table, what differs after a change. It may be some seconds late, but `isAlone` (nobody but this process's session writes)
 * it is as of a moment after the call.
 */
export async function hintsOfChange(db: Database, isAlone: boolean): Promise<Map<string, string>> {
  if (isAlone) await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ table: string; hint: string }>(sql`
    select relname as "table", concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del, pg_relation_filenode(relid)) as hint
    from pg_stat_user_tables where schemaname = 'public'`)
  return new Map(rows.map(({ table, hint }) => [table, hint]))
}

const pages = sql.raw(String(pagesPerPart))

const markOf = (table: string) =>
  sql`concat_ws(' ', pg_relation_filenode(${table}::text::regclass), count(*), sum(xmin::text::bigint))`

// A row's own text is CSV in brackets, but for its backslashes, which it doubles.
const csvLine = sql.raw(String.raw`replace(substr(line, 2, length(line) - 2), '\\', '\')`)
