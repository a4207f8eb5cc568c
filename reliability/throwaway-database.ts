import type { PoolConfig } from 'pg'
import { openEmbedded } from '../src/platform/embedded/embedded-database.ts'
import { newPostgresql } from '../tests/new-postgresql.ts'
import type { RunOptions } from './experiment.ts'

export type ThrowawayDatabase = { poolConfig: PoolConfig; drop(): Promise<void> }

/** An empty database that nobody else uses: embedded in memory, or one more on the PostgreSQL server. */
export async function throwawayDatabase(
  { engine, server }: Pick<RunOptions, 'engine' | 'server'>,
  onLost: (error: Error) => void = fail,
): Promise<ThrowawayDatabase> {
  if (engine === 'postgresql') {
    const { address, drop } = await databaseOfServer(server)
    return { poolConfig: { connectionString: address, max: 10 }, drop }
  }
  const { poolConfig, close } = await openEmbedded({}, onLost)
  return { poolConfig, drop: () => close() }
}

function fail(error: Error): never {
  throw error
}

/** One more database on the server that was named. */
export function databaseOfServer(server: string | undefined) {
  if (!server) throw new Error('TEST_DATABASE_URL says on which PostgreSQL server')
  return newPostgresql(server, 'reliability')
}
