import { eq, sql } from 'drizzle-orm'
import { recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { keepDeleted } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import { removeSoon, removeWithoutDelay } from '../../office/files/file-removals.queries.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { AssetType } from './site-asset.ts'
import { staticAssets } from './static-asset.table.ts'

type AssetRow = typeof staticAssets.$inferSelect
export type NewAsset = Omit<typeof staticAssets.$inferInsert, 'assetType'> & { assetType: AssetType }

export const listAssets = (db: Queries, assetType: AssetType | undefined): Promise<AssetRow[]> =>
  db
    .select()
    .from(staticAssets)
    .where(assetType && eq(staticAssets.assetType, assetType))
    .orderBy(staticAssets.id)

/** Puts an asset in the place of the one of its type; `replaced` is the path of a file that nothing names any more. */
export const saveAsset = (db: Database, userId: string, asset: NewAsset) =>
  db.transaction(async (tx) => {
    // Of two that save at once, the second finds the row of the first.
    await tx.execute(sql`lock table ${staticAssets} in share row exclusive mode`)
    const [before] = await listAssets(tx, asset.assetType)
    const [saved] = await tx
      .insert(staticAssets)
      .values(asset)
      .onConflictDoUpdate({ target: staticAssets.assetType, set: { ...asset, updatedAt: new Date() } })
      .returning()
    if (!saved) throw new Error('The database returned no row')
    await recordChange(tx, {
      ...{ userId, action: before ? 'update' : 'create', entity: 'static_assets' },
      ...{ entityId: String(saved.id), before, after: saved },
    })
    const replaced = before?.storagePath === saved.storagePath ? null : before?.storagePath
    if (replaced) await removeWithoutDelay(tx, replaced)
    return { saved, replaced }
  })

/** The entry of the audit log by which it comes back; its file goes when it no longer can. @throws Problem 404 */
export const deleteAsset = (db: Database, userId: string, id: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(staticAssets).where(eq(staticAssets.id, id)).for('update')
    if (!before) throw notFound('asset')
    const entryId = await recordChange(tx, {
      ...{ userId, action: 'delete', entity: 'static_assets', entityId: String(id), before },
    })
    await keepDeleted(tx, entryId, 'static_assets', sql`id = ${id}`)
    await tx.delete(staticAssets).where(eq(staticAssets.id, id))
    if (before.storagePath) await removeSoon(tx, before.storagePath)
    return entryId
  })

/** The logo that visitors see, or another asset's address. */
export async function findServedAsset(db: Database, assetType: AssetType) {
  const [asset] = await db
    .select({ servingPath, altText: staticAssets.altText })
    .from(staticAssets)
    .where(sql`${staticAssets.assetType} = ${assetType} and ${staticAssets.isActive}`)
  return asset?.servingPath ? { servingPath: asset.servingPath, altText: asset.altText } : undefined
}

const servingPath = sql<string | null>`coalesce(${staticAssets.publicUrl}, ${staticAssets.signedUrl},
  '/api/images/' || ${staticAssets.storagePath}, ${staticAssets.originalUrl})`
