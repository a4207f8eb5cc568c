import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

export type Digests = Map<string, { digest: string; count: number }>

/** Of each table of these schemas, over all its rows in an order of their own, without what is reckoned from other columns. */
export async function rowDigests(db: Database, schemas = ['public']): Promise<Digests> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ${schemas} order by 1`,
  )
  const digests: Digests = new Map()
  for (const { name } of tables) digests.set(name, await digestOf(db, name))
  return digests
}

async function digestOf(db: Database, table: string) {
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select format('t.%I', attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  const told = sql.raw(columns.map(({ name }) => name).join())
  const { rows } = await db.execute<{ digest: string; count: number }>(sql`
    select coalesce(md5(string_agg(row, e'\\n' order by row collate "C")), '') as digest, count(*)::int as count
    from (select row(${told})::text as row from ${sql.raw(table)} t) t`)
  return rows[0] ?? { digest: '', count: 0 }
}
