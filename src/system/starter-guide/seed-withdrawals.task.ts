import { sql } from 'drizzle-orm'
import { starterProvider } from '../../gathering/providers/starter-guide/starter-place.ts'
import { recordImportChanges } from '../../gathering/storing/audit-changes.queries.ts'
import { lockPlaces } from '../../guide/places/lock-places.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Seeding, seedOnce } from './seed-once.task.ts'
import { withdrawn } from './withdrawn.ts'

/** Hides, once, the places that the guide took back and that neither an editor nor another source speaks for; how many. */
export async function seedWithdrawals(seeding: Seeding): Promise<number> {
  let hidden = 0
  await seedOnce(
    seeding,
    Object.keys(withdrawn),
    (key) => `withdrawn/${key}`,
    async (tx, keys) => {
      hidden = await hidePlaces(tx, keys)
    },
  )
  return hidden
}

async function hidePlaces(tx: Transaction, keys: readonly string[]): Promise<number> {
  const ids = await lockPlaces(
    tx,
    sql`is_active and not is_reviewed and edited_fields = '{}' and id in (
      select place_id from place_sources source
      where provider = ${starterProvider} and external_id = any(${sql.param(keys)}::text[])
        and not exists (select from place_sources other
          where other.place_id = source.place_id and other.provider <> ${starterProvider}))`,
  )
  if (ids.length === 0) return 0
  await tx.execute(sql`
    update places set is_active = false, updated_at = now() where id = any(${sql.param(ids)}::integer[])`)
  await recordImportChanges(
    tx,
    { id: null, userId: null },
    ids.map((id) => ({
      ...{ action: 'update' as const, entity: 'places' as const, entityId: String(id) },
      ...{ before: { isActive: true }, after: { isActive: false } },
    })),
  )
  return ids.length
}
