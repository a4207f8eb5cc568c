import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/**
 * Stored files that go when they are due, unless a row names them by then: the only leave to remove a file. The trigger
 * `note_file_removal` notes the file of a row that is deleted, and takes it off again when a row names it.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    /** As a row would name it; all its widths are meant. */
    path: text().primaryKey(),
    dueAt: moment().notNull(),
    /** Some of it may be gone by now: no row can name it any more. */
    isBegun: boolean().notNull().default(false),
  },
  (removal) => [index().on(removal.dueAt)],
)
