import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { seededEntries } from './seeded-entry.table.ts'

/** By the keys of all that seeding ever brought, whether or not it is still there: a digest of what it said, or null. */
export type Ledger = ReadonlyMap<string, string | null>

export async function readLedger(db: Database): Promise<Ledger> {
  const { key, content } = seededEntries
  const rows = await db.select({ key, content }).from(seededEntries)
  return new Map(rows.map((row) => [row.key, row.content]))
}

/**
 * Enters keys and returns those that were new. What belongs to them must be stored in the same transaction; another
 * process that seeds at the same time waits for it here and then finds nothing new.
 */
export async function enterNewKeys(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const { added } = await enterEntries(
    tx,
    keys.map((key) => ({ key, content: null })),
  )
  return added
}

/** Likewise with what entries say: the keys of those that were new, and of those that said something else. */
export async function enterEntries(
  tx: Transaction,
  entries: readonly { key: string; content: string | null }[],
): Promise<{ added: Set<string>; renewed: Set<string> }> {
  const { rows } = await tx.execute<{ key: string; isNew: boolean }>(sql`
    insert into seeded_entries (key, content)
    select key, content from json_to_recordset(${JSON.stringify(entries)}::json) as entry(key text, content text)
    order by key
    on conflict (key) do update set content = excluded.content
      where excluded.content is distinct from seeded_entries.content and excluded.content is not null
    -- A row that the statement itself made was never locked or rewritten.
    returning key, xmax = 0 as "isNew"`)
  const keysOf = (isNew: boolean) => new Set(rows.filter((row) => row.isNew === isNew).map(({ key }) => key))
  return { added: keysOf(true), renewed: keysOf(false) }
}
