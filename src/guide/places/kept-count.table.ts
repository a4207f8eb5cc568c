import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** What is counted; each said in SQL by the view `counted_places`. */
const subjects = [
  'all',
  'featured',
  'unreviewed',
  'with photo',
  'unclear hours',
  'of file',
  'of city',
  'all of city',
  'unreviewed of city',
  'without photo of city',
  'of type',
  'all of type',
  'around city',
] as const

/**
 * How many places there are of a kind, which triggers of what is counted bring up to date. A count is the sum of its rows: who
 * finds them all held by other transactions adds one, so that writers never wait for each other. What is inserted joins a row
 * that nobody holds.
 */
export const keptCounts = pgTable(
  'kept_counts',
  {
    subject: text({ enum: subjects }).notNull(),
    /** The city, fun type or sitemap file; 0 where the subject says it all. */
    ofId: integer().notNull().default(0),
    /** Of a type, the country or nothing; of a type around a city, the city's id. */
    detail: text().notNull().default(''),
    number: integer().notNull(),
    /** When what a list of these shows last changed, as far as it is kept. */
    changedAt: moment(),
  },
  (count) => [index().on(count.subject, count.ofId, count.detail)],
)
