import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { listShownColumns, type ShownColumn, shownValueOf } from './shown-columns.queries.ts'
import { shownTables } from './shown-tables.ts'

/** Where the views of the login of DATABASE_VIEWER_URL are. */
export const viewerSchema = 'viewer'

/**
 * SQL that makes the views of a login for DATABASE_VIEWER_URL and lets it read nothing else; the login itself must be there.
 * To be run by the owner of the tables, again after each migration that changes them.
 */
export async function viewerSetup(db: Database, role: string): Promise<string> {
  const login = sql.identifier(role)
  const statements = [
    sql`drop schema if exists ${sql.identifier(viewerSchema)} cascade`,
    ...viewStatements(await listShownColumns(db), viewerSchema, role),
    sql`alter role ${login} set default_transaction_read_only = on`,
    sql`alter role ${login} set temp_file_limit = '256MB'`,
  ]
  return statements.map((statement) => `${new PgDialect().sqlToQuery(statement).sql};\n`).join('')
}

/** What makes a schema with a view of each shown table, without secrets, and lets a login read it. */
export function viewStatements(columns: readonly ShownColumn[], schema: string, role: string): SQL[] {
  const [inSchema, login] = [sql.identifier(schema), sql.identifier(role)]
  const views = Object.keys(shownTables).map((table) => {
    const own = columns.filter((column) => column.table === table)
    const values = own.map((column) => sql`${shownValueOf(column)} as ${sql.identifier(column.column)}`)
    const name = sql`${inSchema}.${sql.identifier(table)}`
    return sql`create view ${name} as select ${sql.join(values, sql`, `)} from public.${sql.identifier(table)}`
  })
  return [
    sql`create schema ${inSchema}`,
    ...views,
    sql`grant usage on schema ${inSchema} to ${login}`,
    sql`grant select on all tables in schema ${inSchema} to ${login}`,
  ]
}
