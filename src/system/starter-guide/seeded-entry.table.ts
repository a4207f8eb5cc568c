import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'

/** All that seeding ever brought, by a key such as 'city/vienna': what was deleted since does not come back. */
export const seededEntries = pgTable('seeded_entries', {
  key: text().primaryKey(),
  /** A digest of what a place's entry said when it was last brought; null of all else, and of what came before 032. */
  content: text(),
  seededAt: createdAt(),
})
