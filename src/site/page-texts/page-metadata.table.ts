import { pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '../../platform/database/columns.ts'

export const pageMetadata = pgTable('page_metadata', {
  pageKey: text().primaryKey(),
  metaTitle: text(),
  metaDescription: text(),
  updatedAt: updatedAt(),
})
