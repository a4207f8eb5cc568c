import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'

/** An import locks the table and then rows: who locked a row and then wrote to the table would wait for it, and it for them. */
export const announceWrite = (tx: Database) => tx.execute(sql`lock table places in row exclusive mode`)
