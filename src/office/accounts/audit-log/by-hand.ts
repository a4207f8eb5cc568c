import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the entry of the audit log that the statement calls `entry` is nobody's import, for where entries of some things are looked
 * for. 'is true' keeps PostgreSQL from the indexes of `import_run_id`: until it knows that editors have been at work it takes such
 * entries for rare, and reads all of them for each thing.
 */
export const isByHand = (entry: string): SQL => sql.raw(`(${entry}.import_run_id is null) is true`)
