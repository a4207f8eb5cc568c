import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** Deletes places and all that belongs to them, which the caller holds. */
export async function deletePlaces(tx: Transaction, ids: readonly number[]): Promise<void> {
  const chosen = sql`any(${sql.param([...ids])}::integer[])`
  // They would go with their places one by one, and each be taken from the counts by itself.
  for (const table of ['place_types', 'city_places', 'place_hours'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where place_id = ${chosen}`)
  await tx.execute(sql`delete from places where id = ${chosen}`)
}
