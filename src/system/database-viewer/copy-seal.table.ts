import { pgTable, uuid } from 'drizzle-orm/pg-core'

/** Its one row is the word that the SQL tab's copy carries too, while nobody uses that. */
export const copySeals = pgTable('copy_seals', { word: uuid().primaryKey() })
