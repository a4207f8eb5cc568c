import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg, { type PoolConfig } from 'pg'
import { log } from './log.ts'

/** What queries are asked of: the whole database or a transaction in it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** Opens a pool; it connects when the first query comes, and mends itself when connections are lost. */
export function openDatabase(poolConfig: PoolConfig) {
  const pool = new pg.Pool(poolConfig)
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  const db: Database = drizzle(pool, { casing: 'snake_case' })
  return { db, pool, close: () => pool.end() }
}
