import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Work that only one process at a time may do; advisory locks do not hold in the embedded database. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: moment().notNull(),
})
