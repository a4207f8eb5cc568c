import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ShownTable, TableColumn, TableData } from './database.schema.ts'
import { longestCell } from './limits.ts'
import { listShownColumns, type ShownColumn, shownValueOf } from './shown-columns.queries.ts'
import { isShown, shownTables } from './shown-tables.ts'

const rowsPerPage = 50

export async function listTables(db: Database): Promise<ShownTable[]> {
  const columns = await listShownColumns(db)
  return Object.keys(shownTables).map((table_name) => ({
    table_name,
    column_names: columns.filter(({ table }) => table === table_name).map(({ column }) => column),
  }))
}

/** @throws Problem 404 for a table that is not shown */
export const describeTable = async (db: Database, table: string): Promise<TableColumn[]> =>
  (await columnsOf(db, table)).map((column) => ({
    column_name: column.column,
    data_type: column.type,
    is_nullable: column.isNullable ? 'YES' : 'NO',
    column_default: column.default,
  }))

/** The rows of a page, counted from 1, by their primary key. @throws Problem 404 for a table that is not shown */
export async function readTable(db: Database, table: string, page: number): Promise<TableData> {
  const columns = await columnsOf(db, table)
  const { rows } = await db.execute<{ total: number; rows: Record<string, unknown>[] }>(sql`
    select (select count(*)::int from ${sql.identifier(table)}) as total, coalesce((
      select json_agg(cells) from (
        select ${sql.join(columns.map(namedCell), sql`, `)} from (
          select ${sql.join(columns.map(namedValue), sql`, `)} from ${sql.identifier(table)}
          order by ${sql.identifier(columns[0]?.column ?? '')}, ctid
          limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}
        ) as shown
      ) as cells), '[]') as rows`)
  const { total = 0, rows: found = [] } = rows[0] ?? {}
  return {
    columns: columns.map(({ column }) => column),
    rows: found,
    page,
    totalPages: Math.max(1, Math.ceil(total / rowsPerPage)),
    total,
  }
}

async function columnsOf(db: Database, table: string): Promise<ShownColumn[]> {
  if (!isShown(table)) throw notFound('table')
  return (await listShownColumns(db)).filter((column) => column.table === table)
}

const namedValue = (column: ShownColumn): SQL =>
  sql`${shownValueOf(column)} as ${sql.identifier(column.column)}`

/** A long value becomes the beginning of its text. */
function namedCell({ column }: ShownColumn): SQL {
  const value = sql`shown.${sql.identifier(column)}`
  const longest = sql.raw(String(longestCell))
  return sql`case when length(${value}::text) > ${longest}
    then to_jsonb(left(${value}::text, ${longest}) || '…') else to_jsonb(${value}) end as ${sql.identifier(column)}`
}
