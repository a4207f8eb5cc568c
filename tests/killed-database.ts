import type pg from 'pg'
import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { testPoolConfig } from './test-database.ts'

/**
 * A database as a process sees it that is killed with its statement `after`: that one is done, all later ones never
 * happen, and the server finds the connections gone. `wasKilled` tells whether it came to that.
 */
export async function databaseKilledAfter(after: number, config?: PoolConfig): Promise<KilledDatabase> {
  const { db, pool } = openDatabase({ ...(config ?? (await testPoolConfig())), max: 2 })
  let [statements, last] = [0, after]
  const clients = new Set<pg.PoolClient>()
  const kill = (given: unknown[]) => {
    for (const client of clients) (client as unknown as Connected).connection.stream.destroy()
    const error = new Error('killed')
    const callback = given.find((one) => typeof one === 'function')
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error)
  }
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    Object.assign(client, {
      query: (...given: unknown[]) => (++statements > last ? kill(given) : query(...given)),
    })
  })
  const killNow = () => {
    last = 0
  }
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return { db, wasKilled: () => statements > last, killNow }
}

type KilledDatabase = {
  db: Database
  wasKilled: () => boolean
  /** The statement that comes next is none any more. */
  killNow: () => void
}

type Connected = { connection: { stream: { destroy: () => void } } }
