import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts'

export const pageContent = pgTable(
  'page_content',
  {
    id: id(),
    pageKey: text().notNull(),
    sectionKey: text().notNull(),
    content: text().notNull(),
    contentType: text().notNull().default('text'),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (section) => [unique().on(section.pageKey, section.sectionKey)],
)
