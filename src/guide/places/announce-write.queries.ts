import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'

/** An import locks the table and then rows: who locked a row and then wrote to the table would wait for it, and it for them. */
export const announceWrite = (tx: Transaction) => tx.execute(sql`lock table places in row exclusive mode`)

/**
 * Waits until whoever writes places is done, and keeps all places as they are until the transaction ends; it cannot write
 * them itself. Readers, and others who only want them to stay, are not held up.
 */
export const holdPlaces = (tx: Transaction) => tx.execute(sql`lock table places in share mode`)
