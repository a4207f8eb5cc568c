import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

type KeptRows = {
  table: string
  /** Of the entries of the audit log that keep them; of one change, if they are several. */
  entryIds: readonly number[]
  /** Where they stand in it, in the language of JSON paths. */
  path: string
  /** Which of them are wanted; each is called `kept`. */
  where?: SQL
  /** By column, what is stored in the place of what was kept. */
  replaced?: Readonly<Record<string, SQL>>
}

/** Stores rows as the audit log has kept them, their ids included; those that are there already stay as they are. */
export async function insertKeptRows(
  tx: Transaction,
  { table, entryIds, path, where = sql`true`, replaced = {} }: KeptRows,
): Promise<void> {
  const columns = await keptColumns(tx, { table, entryIds, path })
  if (columns.length === 0) return
  const name = sql.identifier(table)
  const names = columns.map((column) => sql.identifier(column))
  const values = columns.map((column) => replaced[column] ?? sql`kept.${sql.identifier(column)}`)
  await tx.execute(sql`
    insert into ${name} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from audit_log entry,
      jsonb_path_query(entry.before, ${path}::jsonpath) as kept_json,
      jsonb_populate_record(null::${name}, kept_json) as kept
    where ${isOneOf(entryIds)} and ${where}
    on conflict do nothing`)
}

/** Whether an entry of the audit log is among them. */
export const isOneOf = (entryIds: readonly number[]): SQL =>
  sql`entry.id = any(${sql.param([...entryIds])}::integer[])`

/** A column that is newer than the entry takes its default, one that went since is passed over. */
async function keptColumns(tx: Transaction, { table, entryIds, path }: KeptRows): Promise<string[]> {
  const { rows } = await tx.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name in (
      select jsonb_object_keys(first.kept) from (
        select kept from audit_log entry, jsonb_path_query(entry.before, ${path}::jsonpath) as kept
        where ${isOneOf(entryIds)} limit 1) first)
    order by ordinal_position`)
  return rows.map(({ column_name }) => column_name)
}
