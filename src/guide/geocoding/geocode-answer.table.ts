import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'

/** What Nominatim answered, kept for good as its terms ask: by 'node/1' or a position of five decimals. */
export const geocodeAnswers = pgTable('geocode_answers', {
  key: text().primaryKey(),
  /** Null where it knows nothing. */
  answer: jsonb(),
  fetchedAt: createdAt(),
})
