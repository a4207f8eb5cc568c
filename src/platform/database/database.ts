import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg'
import { log } from '../log/log.ts'
import { isDatabaseAway, isReadOnly } from './database-away.ts'
import { ModestPool } from './modest-pool.ts'
import { QuickPool, type QuickPoolConfig } from './quick-pool.ts'
import { traceStatements } from './traced-client.ts'
import { tryAgain } from './try-again.ts'

/** What statements are asked of that may be a transaction by themselves or part of one: either of the two below. */
export interface Queries extends Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'> {}

/** The whole database: nothing that is asked of it belongs to a transaction that is open. */
export interface Database extends Queries {
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>
}

/** One that `Database.transaction` has opened. None begins inside of another. */
export interface Transaction extends Queries, Pick<PgTransaction<NodePgQueryResultHKT>, 'rollback'> {}

const options = { casing: 'snake_case' } as const

/**
 * Opens a pool; it connects when the first query comes, and mends itself when connections are lost. A transaction that
 * crossed with another is done again from its start: what it is given changes nothing outside of the database.
 */
export const openDatabase = (poolConfig: PoolConfig) => databaseOn(new ModestPool(poolConfig))

/** The same for what somebody waits for: while the database is away it fails at once. */
export function openQuickDatabase(poolConfig: QuickPoolConfig) {
  const pool = new QuickPool(poolConfig)
  return databaseOn(pool, (error) => pool.named(error))
}

/** The same database, of which what is asked outside of transactions is asked by `query`. */
export function readingThrough(
  { transaction }: Database,
  query: (...call: unknown[]) => Promise<unknown>,
): Database {
  // Drizzle wants a pool, and asks nothing of it but this: it never connects.
  const db: Database = drizzle(Object.assign(new pg.Pool(), { query }), options)
  db.transaction = transaction
  return db
}

function databaseOn<P extends Pool>(pool: P, named = (error: unknown) => error) {
  // Without listeners, a connection that breaks would end the process: while idle, or between two statements of a
  // transaction, whose next one is told.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    traceStatements(client)
  })
  // A statement of its own is a transaction; one of a transaction is asked of its connection, and is no try by itself.
  const query: (...call: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const asked = (...call: unknown[]) =>
    query(...call).catch((error: unknown) => {
      throw named(error)
    })
  Object.assign(pool, { query: (...call: unknown[]) => tryAgain(() => asked(...call)) })
  const db: Database = drizzle(pool, options)
  // Drizzle never gives a connection of a pool back whose `begin` failed; to one that it is lent, it leaves that.
  db.transaction = (work, config) =>
    tryAgain(async () => {
      const client = await pool.connect()
      const asked = new RollingBack(client)
      try {
        const result = await drizzle(asked.client, options).transaction(work, config)
        client.release()
        return result
      } catch (error) {
        // A statement may still be under way on it, of which no answer was waited for; or another server is the primary now.
        const isUseless = asked.hasFailed || isDatabaseAway(error) || isReadOnly(error)
        client.release(isUseless && error instanceof Error ? error : false)
        throw named(error)
      }
    })
  return { db, pool, close: () => pool.end() }
}

/**
 * A connection on which a `rollback` that fails is no error by itself: Drizzle would throw that in the place of why there was to be one, as
 * of a full disk at which the database breaks off.
 */
class RollingBack {
  hasFailed = false
  readonly client: PoolClient

  constructor(client: PoolClient) {
    const query: (...call: unknown[]) => Promise<unknown> = client.query.bind(client)
    const asked = (...call: unknown[]) =>
      query(...call).catch((error: unknown) => {
        if ((call[0] as { text?: string }).text !== 'rollback') throw error
        this.hasFailed = true
      })
    this.client = Object.create(client, { query: { value: asked } })
  }
}
