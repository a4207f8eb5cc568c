import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/columns.ts'

/** All that seeding ever brought, by a key such as 'city/vienna': what was deleted since does not come back. */
export const seededEntries = pgTable('seeded_entries', {
  key: text().primaryKey(),
  seededAt: createdAt(),
})
