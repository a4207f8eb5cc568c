import type { Pool } from 'pg'

export type LogPlace = {
  /** Of which database this is, as its replicas say it, too: of which cluster, where the login may ask, and which in that. */
  database: string
  /** Bytes since the beginning of the log; undefined of a replica that is none. */
  position: bigint | undefined
}

/** How far the log of a database has come: what is written at a primary, what is replayed at a replica. */
export async function logPlace(pool: Pool, at: 'written' | 'replayed'): Promise<LogPlace> {
  const here = at === 'written' ? 'pg_current_wal_lsn()' : 'pg_last_wal_replay_lsn()'
  const { rows } = await pool.query<{ position: string | null; database: string; maySee: boolean }>(`
    select pg_wal_lsn_diff(${here}, '0/0')::text as position, oid::text as database,
      has_function_privilege('pg_control_system()', 'execute') as "maySee"
    from pg_database where datname = current_database()`)
  const [row] = rows
  if (!row) throw new Error('The database returned no row')
  const cluster = row.maySee ? await clusterOf(pool) : 'any'
  return {
    database: `${cluster}/${row.database}`,
    position: row.position === null ? undefined : BigInt(row.position),
  }
}

async function clusterOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ cluster: string }>(
    'select system_identifier::text as cluster from pg_control_system()',
  )
  return rows[0]?.cluster
}
