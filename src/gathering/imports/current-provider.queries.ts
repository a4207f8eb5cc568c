import { eq } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { configs } from '../../office/configs/config.table.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type PlacesProviderName, placesProviderNames } from '../providers/provider.ts'

const key = 'PLACES_PROVIDER'

/** Where places are fetched from; OpenStreetMap until an editor switches. */
export async function readCurrentProvider(db: Database): Promise<PlacesProviderName> {
  const [row] = await db.select({ value: configs.value }).from(configs).where(eq(configs.key, key))
  return placesProviderNames.find((name) => name === row?.value) ?? 'openstreetmap'
}

/** Makes it the one that places are fetched from, with its entry in the audit log unless it is that already. */
export async function writeCurrentProvider(
  tx: Transaction,
  userId: string | null,
  value: PlacesProviderName,
): Promise<void> {
  const [before] = await tx.select().from(configs).where(eq(configs.key, key)).for('update')
  if (before?.value === value) return
  const description = 'Where places are fetched from'
  const [after] = await tx
    .insert(configs)
    .values({ key, value, description })
    .onConflictDoUpdate({ target: configs.key, set: { value, updatedAt: new Date() } })
    .returning()
  await recordChange(tx, {
    ...{ userId, action: before ? 'update' : 'create', entity: 'configs', entityId: String(after?.id) },
    ...{ before: before ? { key, value: before.value } : null, after: { key, value } },
  })
}
