import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { seededEntries } from './seeded-entry.table.ts'

/** Keys of all that seeding ever brought, whether or not it is still there. */
export async function findSeededKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ key: seededEntries.key }).from(seededEntries)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Enters keys and returns those that were new. What belongs to them must be stored in the same transaction; another
 * process that seeds at the same time waits for it here and then finds nothing new.
 */
export async function enterNewKeys(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into seeded_entries (key)
    select value from json_array_elements_text(${JSON.stringify(keys)}::json) order by value
    on conflict do nothing returning key`)
  return new Set(rows.map(({ key }) => key))
}
