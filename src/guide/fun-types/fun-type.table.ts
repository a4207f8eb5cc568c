import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

export const funTypes = pgTable('fun_types', {
  id: id(),
  name: text().notNull().unique(),
  icon: text().notNull(),
  slug: text().notNull().unique(),
  color: text().notNull().default('var(--lemon-chiffon)'),
  bgColor: text().notNull().default('var(--lemon-chiffon)'),
  description: text(),
  metaTitle: text(),
  metaDescription: text(),
  sortOrder: smallint().notNull().default(0),
})
