import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg, { type PoolConfig } from 'pg'
import { log } from './log.ts'

/** What queries are asked of: the whole database or a transaction in it. */
export type Database = PgDatabase<NodePgQueryResultHKT>

const options = { casing: 'snake_case' } as const

/** Opens a pool; it connects when the first query comes, and mends itself when connections are lost. */
export function openDatabase(poolConfig: PoolConfig) {
  const pool = new pg.Pool(poolConfig)
  // Without listeners, a connection that breaks would end the process: while idle, or between two statements of a
  // transaction, whose next one is told.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Database = drizzle(pool, options)
  // Drizzle never gives a connection of a pool back whose `begin` failed; to one that it is lent, it leaves that.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    return drizzle(client, options)
      .transaction(work, config)
      .finally(() => client.release())
  }
  return { db, pool, close: () => pool.end() }
}
