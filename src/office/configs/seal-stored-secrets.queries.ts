import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { configs } from './config.table.ts'
import type { SealSettings } from './config-values.queries.ts'
import { isSealed, seal } from './sealed-text.ts'
import { isSecretKey } from './secret-key.ts'

/** Seals what was stored before there was an APP_SECRET; how many values that were. */
export async function sealStoredSecrets(db: Database, { APP_SECRET }: SealSettings): Promise<number> {
  if (APP_SECRET === undefined) return 0
  const rows = await db.select().from(configs)
  const open = rows.filter(({ key, value }) => isSecretKey(key) && !isSealed(value))
  for (const { id, key, value, updatedAt } of open) {
    const sealed = await seal(value, key, APP_SECRET)
    // Unless an editor of another server has changed it meanwhile.
    await db
      .update(configs)
      .set({ value: sealed, updatedAt })
      .where(and(eq(configs.id, id), eq(configs.updatedAt, updatedAt)))
  }
  return open.length
}
