import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts'

export const staticAssets = pgTable(
  'static_assets',
  {
    id: id(),
    assetType: text({ enum: ['logo', 'favicon', 'banner'] })
      .notNull()
      .unique(),
    name: text().notNull(),
    storagePath: text(),
    originalUrl: text(),
    signedUrl: text(),
    publicUrl: text(),
    altText: text(),
    description: text(),
    isActive: boolean().notNull().default(true),
    fileSize: integer(),
    mimeType: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (asset) => [check('static_assets_asset_type', sql`${asset.assetType} in ('logo', 'favicon', 'banner')`)],
)
