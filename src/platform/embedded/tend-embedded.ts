import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** What PostgreSQL does by itself, and the embedded engine has no processes for. */
export async function tendEmbedded(db: Database): Promise<void> {
  await vacuumWhatChanged(db)
  await checkpointWhenDue(db)
}

/**
 * Makes room again that old rows take, and learns how many rows of which values there are, by which statements are planned. Table by
 * table, those that have changed as much as PostgreSQL would wait for; all of them once, since what changed before this process began
 * is not known.
 */
async function vacuumWhatChanged(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(c.relname) as name from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where c.relnamespace = 'public'::regnamespace and (s.last_vacuum is null
      or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0))
    order by 1`)
  for (const { name } of rows) await db.execute(sql.raw(`vacuum (analyze) ${name}`))
}

/** The log of what is written is kept, and read again after a kill, from the last checkpoint on. */
async function checkpointWhenDue(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select from pg_control_checkpoint() where pg_current_wal_lsn() - redo_lsn > ${mostLogBytes}::bigint`)
  if (rows.length > 0) await db.execute(sql`checkpoint`)
}

const mostLogBytes = 16 * 1024 * 1024
