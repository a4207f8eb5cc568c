import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, updatedAt } from '../../platform/database/columns.ts'

export const configs = pgTable('configs', {
  id: id(),
  key: text().notNull().unique(),
  value: text().notNull(),
  description: text(),
  updatedAt: updatedAt(),
})
