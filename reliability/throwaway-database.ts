import { randomBytes } from 'node:crypto'
import pg, { type PoolConfig } from 'pg'
import { openEmbedded } from '../src/platform/embedded-database.ts'
import type { RunOptions } from './experiment.ts'

export type ThrowawayDatabase = { poolConfig: PoolConfig; drop(): Promise<void> }

/** An empty database that nobody else uses: embedded in memory, or one more on the PostgreSQL server. */
export async function throwawayDatabase({
  engine,
  server,
}: Pick<RunOptions, 'engine' | 'server'>): Promise<ThrowawayDatabase> {
  if (engine === 'postgresql') {
    const { address, drop } = await newPostgresql(server)
    return { poolConfig: { connectionString: address, max: 10 }, drop }
  }
  const { poolConfig, close } = await openEmbedded({}, (error) => {
    throw error
  })
  return { poolConfig, drop: () => close() }
}

/** The address of a new database on the server, and how it goes again. */
export async function newPostgresql(server: string | undefined) {
  if (!server) throw new Error('TEST_DATABASE_URL says on which PostgreSQL server')
  const name = `reliability_${Date.now()}_${randomBytes(3).toString('hex')}`
  await onServer(server, `create database ${name}`)
  return {
    address: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href,
  })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
