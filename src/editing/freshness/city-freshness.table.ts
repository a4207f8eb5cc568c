import { integer, pgTable } from 'drizzle-orm/pg-core'
import { cities } from '../../guide/cities/city.table.ts'
import { moment } from '../../platform/database/columns.ts'

/** How much of a city somebody has held against the world within a year, as counted last: reading it reads no place. */
export const cityFreshness = pgTable('city_freshness', {
  cityId: integer()
    .primaryKey()
    .references(() => cities.id, { onDelete: 'cascade' }),
  /** Active ones. */
  places: integer().notNull(),
  checked: integer().notNull(),
  countedAt: moment().notNull(),
})
