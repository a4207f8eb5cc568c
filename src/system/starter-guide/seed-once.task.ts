import type { Database, Transaction } from '../../platform/database/database.ts'
import { enterNewKeys, type Ledger } from './ledger.queries.ts'

export interface Seeding {
  db: Database
  /** The ledger as it was when seeding began. */
  seeded: Ledger
  siteName: string
}

/** Stores, in one transaction, those items whose key was never seeded; how many they were. */
export async function seedOnce<Item>(
  { db, seeded }: Seeding,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  store: (tx: Transaction, items: Item[]) => Promise<unknown>,
): Promise<number> {
  const missing = items.filter((item) => !seeded.has(keyOf(item)))
  if (missing.length === 0) return 0
  return db.transaction(async (tx) => {
    const keys = await enterNewKeys(tx, missing.map(keyOf))
    const fresh = missing.filter((item) => keys.has(keyOf(item)))
    if (fresh.length > 0) await store(tx, fresh)
    return fresh.length
  })
}
