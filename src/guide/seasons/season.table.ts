import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

export const seasons = pgTable('seasons', {
  id: id(),
  name: text().notNull().unique(),
  displayName: text().notNull(),
})
