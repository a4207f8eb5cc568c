import { sql } from 'drizzle-orm'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'

/** Features these places; how many were not before. */
export async function startFeatured(tx: Transaction, places: readonly { id: number }[]): Promise<number> {
  if (places.length === 0) return 0
  const chosen = sql.param(places.map(({ id }) => id))
  const ids = await lockPlaces(
    tx,
    sql`p.id = any(${chosen}::integer[]) and p.is_active and not p.is_featured`,
  )
  await tx.execute(
    sql`update places set is_featured = true, updated_at = now() where id = any(${sql.param(ids)}::integer[])`,
  )
  return ids.length
}
